import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons';
import { useViewer } from '../session/use-viewer';
import type { DrawerItem } from './drawer/drawer-item';
import { drawerFor } from './drawer-items';
import { DrawerList } from './drawer-list';
import './side-drawer.css';

interface SideDrawerProps {
  readonly rail: boolean;
  readonly onToggle: () => void;
  readonly onAct: (item: DrawerItem) => void;
}

/** The drawer of wide screens; it folds into a rail of icons. */
export function SideDrawer({ rail, onToggle, onAct }: SideDrawerProps) {
  const sections = drawerFor(useViewer(), false);
  return (
    <nav className="k-side" aria-label="Main">
      <div className="k-side-inner">
        <DrawerList sections={sections} rail={rail} onAct={onAct} />
        <button
          type="button"
          className="k-side-fold"
          aria-expanded={!rail}
          aria-label={rail ? 'Unfold menu' : 'Fold menu'}
          onClick={onToggle}
        >
          {rail ? <MenuOpenIcon /> : <MenuClosedIcon />}
          <span className="k-side-label">Fold menu</span>
        </button>
      </div>
    </nav>
  );
}
