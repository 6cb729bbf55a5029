import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BehindLine } from '../live/behind-line';
import { AccountBanner } from './account-banner';
import { Footer } from './footer';
import { Header } from './header';
import { PageFallback } from '../ui/page/page-fallback';
import { SideDrawer } from './side-drawer';
import { useDrawerAct } from './use-drawer-act';
import './layout.css';

const MobileMenu = lazy(() => import('./mobile-menu').then((module) => ({ default: module.MobileMenu })));

const RAIL_KEY = 'keelson.rail';

/** Frame of every page behind the sign-in: header, side drawer, main, footer. */
export function AppLayout() {
  const [rail, setRail] = useState(() => sessionStorage.getItem(RAIL_KEY) === 'true');
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const act = useDrawerAct();
  const toggleRail = () => {
    sessionStorage.setItem(RAIL_KEY, String(!rail));
    setRail(!rail);
  };
  return (
    <div className={`k-app ${rail ? 'k-rail' : ''}`}>
      <div className="k-app-top">
        <Header banner={<AccountBanner />} onOpenMenu={() => setMenuOpen(true)} />
      </div>
      <SideDrawer rail={rail} onToggle={toggleRail} onAct={act} />
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
