import { DownloadIcon, KeyIcon, LogOutIcon, RefreshIcon, UserIcon } from '@blueprintjs/icons';
import * as paths from '../../client/paths';
import { useSignOut } from '../../session/use-sign-out';
import { mayUse, type Viewer } from '../../session/viewer';
import { useTheme } from '../../theme/theme-toggle';
import { comesFirst } from '../comes-first';
import { drawerFor } from '../drawer-items';
import type { OpenTool } from '../shell-tools';
import { useDrawerAct } from '../use-drawer-act';
import { useHeaderWords } from '../use-header-words';
import type { FinderEntry } from './finder-entry';

const action = (
  id: string,
  label: string,
  rest: Pick<FinderEntry, 'icon' | 'go' | 'words' | 'detail'>,
): FinderEntry => ({
  id: `action ${id}`,
  group: 'Actions',
  label,
  ...rest,
});

/** What the drawer offers to do instead of leading somewhere. */
const drawerActs = (viewer: Viewer) =>
  drawerFor(viewer, true)
    .flatMap(({ items }) => items)
    .filter(({ to, onlyFor }) => to === undefined && onlyFor === undefined);

const exportsFor = (viewer: Viewer): readonly FinderEntry[] => [
  ...(mayUse(viewer, 'payments.reconcile')
    ? [
        action('export-payments', 'Export payments', {
          detail: 'Payment History',
          words: 'download csv',
          icon: <DownloadIcon />,
          go: { to: paths.paymentHistory },
        }),
      ]
    : []),
  ...(viewer.kind === 'superAdmin'
    ? [
        action('export-audit', 'Export the audit', {
          detail: 'Audit',
          words: 'download csv',
          icon: <DownloadIcon />,
          go: { to: paths.audit },
        }),
      ]
    : []),
];

/** What can be done from anywhere. Before a payment or a confirmed address, only what is open then. */
export function useActionEntries(viewer: Viewer, open: OpenTool): readonly FinderEntry[] {
  const signOut = useSignOut();
  const act = useDrawerAct();
  const word = useHeaderWords();
  const { dark, icon, toggle } = useTheme();
  const always = [
    action('theme', dark ? 'Switch to the light theme' : 'Switch to the dark theme', {
      words: 'theme dark light night colour',
      icon,
      go: { act: toggle },
    }),
    action('sign-out', word('logout', 'Logout'), {
      words: 'sign out log out leave',
      icon: <LogOutIcon />,
      go: { act: () => void signOut() },
    }),
  ];
  if (comesFirst(viewer) !== undefined) return always;
  return [
    action('profile', word('editProfile', 'Edit Profile'), {
      words: 'account name phone sector subscription plan',
      icon: <UserIcon />,
      go: { act: () => open('profile') },
    }),
    action('password', word('changePassword', 'Change Password'), {
      icon: <KeyIcon />,
      go: { act: () => open('password') },
    }),
    ...drawerActs(viewer).map((item) =>
      action(item.id, item.label, { icon: <RefreshIcon />, go: { act: () => act(item) } }),
    ),
    ...exportsFor(viewer),
    ...always,
  ];
}
