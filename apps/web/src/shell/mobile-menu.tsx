import { Drawer } from '@blueprintjs/core';
import { CrossIcon, HelpIcon } from '@blueprintjs/icons';
import { NavLink } from 'react-router-dom';
import * as paths from '../client/paths';
import { useSession } from '../session/use-viewer';
import { useTheme } from '../theme/theme-toggle';
import { useReturnFocus } from '../ui/dialog/use-return-focus';
import type { DrawerItem } from './drawer/drawer-item';
import { drawerFor } from './drawer-items';
import { DrawerList } from './drawer-list';
import { useOpenTool } from './shell-tools';
import { topMenuFor } from './top-menu';
import { useSignupIncomplete } from './use-signup-incomplete';
import './side-drawer.css';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAct: (item: DrawerItem) => void;
}

/** Below 1020 px: the side drawer and the top menu in one sheet. */
export function MobileMenu({ open, onClose, onAct }: MobileMenuProps) {
  const { status, viewer } = useSession((session) => session);
  const sections = drawerFor(viewer, true);
  const listed = new Set(sections.flatMap(({ items }) => items.map(({ to }) => to)));
  const rest = topMenuFor(viewer, useSignupIncomplete()).filter(({ to }) => !listed.has(to));
  const act = (item: DrawerItem) => {
    onClose();
    onAct(item);
  };
  useReturnFocus(open);
  return (
    <Drawer isOpen={open} onClose={onClose} position="left" size="min(320px, 88vw)" shouldReturnFocusOnClose={false}>
      <div className="k-mobile-sheet" role="dialog" aria-modal="true" aria-label="Menu">
        <div className="k-mobile-head">
          <h2>Menu</h2>
          <button type="button" className="k-icon-button" aria-label="Close menu" onClick={onClose}>
            <CrossIcon />
          </button>
        </div>
        <nav className="k-mobile-menu" aria-label="Pages">
          <DrawerList sections={sections} onAct={act} onFollow={onClose} />
          <div className="k-side-section">
            <p>Keelson</p>
            <ul>
              {rest.map(({ id, label, to }) => (
                <li key={id}>
                  <NavLink to={to} onClick={onClose}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {status === 'signedIn' && <Tools onClose={onClose} />}
              {status === 'visitor' && (
                <li>
                  <NavLink to={paths.register} onClick={onClose}>
                    Sign Up
                  </NavLink>
                </li>
              )}
            </ul>
          </div>
        </nav>
      </div>
    </Drawer>
  );
}

/** What the header of a phone has no room for. */
function Tools({ onClose }: Pick<MobileMenuProps, 'onClose'>) {
  const open = useOpenTool();
  const { dark, icon, toggle } = useTheme();
  return (
    <>
      <li>
        <button type="button" onClick={toggle}>
          {icon}
          <span className="k-side-label">{dark ? 'Light theme' : 'Dark theme'}</span>
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onClose();
            open('pages');
          }}
        >
          <HelpIcon />
          <span className="k-side-label">Help</span>
        </button>
      </li>
    </>
  );
}
