import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { PageFallback } from '../../../ui/page/page-fallback';
import { Logo } from '../../../theme/logo';
import { ThemeToggle } from '../../../theme/theme-toggle';
import { ExamplePanel } from './example-panel';
import './auth-layout.css';

interface AuthLayoutProps {
  /** Room for a long form instead of the example. */
  readonly wide?: boolean;
}

/** Frame of the pages around signing in: one task, nothing else to press. */
export function AuthLayout({ wide = false }: AuthLayoutProps) {
  return (
    <div className={`k-auth ${wide ? 'k-auth-wide' : ''}`}>
      <div className="k-auth-side">
        <header className="k-auth-head">
          <Link to={paths.home} className="k-brand" aria-label="Keelson home">
            <Logo />
          </Link>
          <ThemeToggle />
        </header>
        <main id="main" tabIndex={-1} className="k-auth-box">
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className="k-auth-foot">
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.contactUs}>Contact Us</Link>
        </footer>
      </div>
      {!wide && <ExamplePanel />}
    </div>
  );
}
