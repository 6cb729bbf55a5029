import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isDrawerFolded, storeFrame } from '../client/stored-session';
import { BooksState } from '../features/connections/components/books-state';
import { BehindLine } from '../live/behind-line';
import { AccountBanner } from './account-banner';
import { Footer } from './footer';
import { Header } from './header';
import { PageFallback } from '../ui/page/page-fallback';
import { SideDrawer } from './side-drawer';
import { useOwnIdAside } from './use-own-id-aside';
import { useDrawerAct } from './use-drawer-act';
import './layout.css';

const MobileMenu = lazy(() => import('./mobile-menu').then((module) => ({ default: module.MobileMenu })));

/** Frame of every page behind the sign-in: header, side drawer, main, footer. */
export function AppLayout() {
  const [rail, setRail] = useState(isDrawerFolded);
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const act = useDrawerAct();
  useOwnIdAside();
  useEffect(() => storeFrame({ path: pathname, dashOpen: rail ? 'false' : 'true' }), [pathname, rail]);
  return (
    <div className={`k-app ${rail ? 'k-rail' : ''}`}>
      <div className="k-app-top">
        <Header banner={<AccountBanner />} state={<BooksState />} onOpenMenu={() => setMenuOpen(true)} />
      </div>
      <SideDrawer rail={rail} onToggle={() => setRail(!rail)} onAct={act} />
      <div className="k-app-main">
        <main id="main" tabIndex={-1} className="k-main">
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
      </div>
      <BehindLine />
      {menuOpen !== undefined && (
        <Suspense fallback={null}>
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} onAct={act} />
        </Suspense>
      )}
    </div>
  );
}
