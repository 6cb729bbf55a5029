import { MenuIcon } from '@blueprintjs/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../client/paths';
import { useSession } from '../session/use-viewer';
import { Logo } from '../theme/logo';
import { ThemeToggle } from '../theme/theme-toggle';
import { ButtonLink } from '../ui/button/button-link';
import { topMenuFor } from './top-menu';
import { TopMenuNav } from './top-menu-nav';
import { useHeaderWords } from './use-header-words';
import { useSignupIncomplete } from './use-signup-incomplete';
import './header.css';

const AccountMenu = lazy(() => import('./account-menu').then((module) => ({ default: module.AccountMenu })));

interface HeaderProps {
  readonly onOpenMenu: () => void;
  readonly banner?: ReactNode;
}

/** 70 px high, 130 px with a banner. */
export function Header({ onOpenMenu, banner }: HeaderProps) {
  const { status, viewer } = useSession((session) => session);
  const items = topMenuFor(viewer, useSignupIncomplete());
  const words = useHeaderWords();
  const signedIn = status === 'signedIn';
  return (
    <header className="k-header">
      {banner}
      <div className="k-header-bar">
        <button type="button" className="k-icon-button k-burger" aria-label="Open menu" onClick={onOpenMenu}>
          <MenuIcon />
        </button>
        <Link to={paths.home} className="k-brand" aria-label={`${words('productName', 'Keelson')} home`}>
          <Logo />
        </Link>
        {signedIn && <ViewerName />}
        <TopMenuNav items={items.map((item) => ({ ...item, label: words(item.id, item.label) }))} />
        <ThemeToggle />
        {signedIn && (
          <Suspense fallback={<span className="k-avatar" aria-hidden="true" />}>
            <AccountMenu />
          </Suspense>
        )}
        {status === 'visitor' && (
          <>
            <ButtonLink to={paths.signIn}>{words('login', 'Login')}</ButtonLink>
            <span className="k-header-sign-up">
              <ButtonLink to={paths.register} intent="primary">
                Sign Up
              </ButtonLink>
            </span>
          </>
        )}
      </div>
    </header>
  );
}

function ViewerName() {
  const { name, surname, companyName, kind } = useSession(({ viewer }) => viewer);
  const place = kind === 'admin' || kind === 'superAdmin' ? 'Back office' : companyName;
  return (
    <div className="k-viewer">
      <b>{place}</b>
      <span>{`${name} ${surname}`.trim()}</span>
    </div>
  );
}
