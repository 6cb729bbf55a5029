import { isBuilt } from '../client/announced-pages';
import * as paths from '../client/paths';
import type { Viewer } from '../session/viewer';
import { comesFirst } from './comes-first';
import type { DrawerIcon } from './drawer/drawer-item';
import { drawerFor } from './drawer-items';
import { topMenuFor } from './top-menu';

export interface ListedPage {
  readonly label: string;
  readonly to: string;
  readonly icon?: DrawerIcon;
}

/** Pages that other pages and the account menu lead to: SHELL-04 leaves no room in the drawer. */
const BESIDE_DRAWER: readonly ListedPage[] = [{ label: 'Scenarios', to: paths.scenarios, icon: 'calculator' }];
const OF_ACCOUNT: readonly ListedPage[] = [
  { label: 'Who looked at your account', to: paths.accessLog },
  { label: 'Your data', to: paths.ownData },
];

const OPEN_TO_ALL: readonly string[] = [paths.howItWorks, paths.customerStories, paths.aboutUs];

/** What drawer, menus and calculators lead to, each page once: nothing that is refused, and nothing that is only announced. */
export function listedPages(
  viewer: Pick<Viewer, 'kind' | 'premium' | 'permissions' | 'standing'>,
  signupIncomplete: boolean,
): readonly ListedPage[] {
  const inDrawer = drawerFor(viewer, true).flatMap(({ items }) =>
    items.flatMap(({ label, to, icon }) => (to === undefined ? [] : [{ label, to, icon }])),
  );
  const known = new Set(inDrawer.map(({ to }) => to));
  const inMenu = topMenuFor(viewer, signupIncomplete).filter(({ to }) => !known.has(to));
  const ofOwner = viewer.kind === 'customer' ? OF_ACCOUNT : [];
  const beside = viewer.kind === 'customer' && viewer.premium ? [...BESIDE_DRAWER, ...ofOwner] : ofOwner;
  const built = [...inDrawer, ...beside, ...inMenu].filter(({ to }) => isBuilt(to));
  return comesFirst(viewer) === undefined ? built : built.filter(({ to }) => OPEN_TO_ALL.includes(to));
}
