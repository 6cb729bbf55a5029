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

const HeaderTools = lazy(() => import('./header-tools').then((module) => ({ default: module.HeaderTools })));

interface HeaderProps {
  readonly onOpenMenu: () => void;
  readonly banner?: ReactNode;
  /** Stands below the company's name. */
  readonly state?: ReactNode;
}

/** 70 px high, 130 px with a banner. */
export function Header({ onOpenMenu, banner, state }: HeaderProps) {
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
        {signedIn && <ViewerName state={state} />}
        <TopMenuNav items={items.map((item) => ({ ...item, label: words(item.id, item.label) }))} />
        {signedIn && (
          <Suspense fallback={<ToolsFallback />}>
            <HeaderTools />
          </Suspense>
        )}
        {status === 'visitor' && (
          <>
            <ThemeToggle />
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

/** As wide as what is on its way. */
const ToolsFallback = () => (
  <>
    <span className="k-find" aria-hidden="true" />
    <span className="k-avatar" aria-hidden="true" />
  </>
);

function ViewerName({ state }: Pick<HeaderProps, 'state'>) {
  const { name, surname, companyName, kind } = useSession(({ viewer }) => viewer);
  const isStaff = kind === 'admin' || kind === 'superAdmin';
  const place = isStaff ? 'Back office' : companyName;
  const person = `${name} ${surname}`.trim();
  if (kind !== 'customer' || state === undefined)
    return (
      <div className="k-viewer">
        <b title={place}>{place}</b>
        <span>{person}</span>
      </div>
    );
  return (
    <div className="k-viewer">
      <p className="k-viewer-who">
        <b title={place}>{place}</b>
        <span title={person}>{person}</span>
      </p>
      {state}
    </div>
  );
}
