import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountBanner } from './account-banner';
import { Footer } from './footer';
import { Header } from './header';
import { PageFallback } from '../ui/page/page-fallback';
import { useDrawerAct } from './use-drawer-act';
import './layout.css';

const MobileMenu = lazy(() => import('./mobile-menu').then((module) => ({ default: module.MobileMenu })));

/** Frame of the public pages: header, main, footer. */
export function PublicLayout() {
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const act = useDrawerAct();
  return (
    <div className="k-public">
      <Header banner={<AccountBanner />} onOpenMenu={() => setMenuOpen(true)} />
      <main id="main" tabIndex={-1} className="k-public-main">
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {menuOpen !== undefined && (
        <Suspense fallback={null}>
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} onAct={act} />
        </Suspense>
      )}
    </div>
  );
}
