import { matchRoutes } from 'react-router-dom';
import { routes } from '../app/routes';
import { isRouteHandle } from '../client/route-handle';
import { mayOpen } from '../session/may-open';
import type { DrawerViewer } from './drawer/drawer-item';
import { drawerFor } from './drawer-items';
import { topMenuFor } from './top-menu';

const viewers: readonly DrawerViewer[] = [
  { kind: 'customer', premium: false, permissions: [] },
  { kind: 'customer', premium: true, permissions: [] },
  { kind: 'partner', premium: false, permissions: [] },
  { kind: 'admin', premium: false, permissions: [] },
  { kind: 'admin', premium: false, permissions: ['customers.manage'] },
  { kind: 'admin', premium: false, permissions: ['journeys.replay', 'payments.reconcile'] },
  { kind: 'superAdmin', premium: false, permissions: [] },
];

const accessOf = (address: string) => {
  const handles = (matchRoutes(routes, address) ?? []).map(({ route }) => route.handle as unknown);
  return handles.filter(isRouteHandle).at(-1)?.access;
};

describe('what the menus list', () => {
  it.each(viewers)('[ROLE-04~] $kind with the permissions $permissions, premium $premium, may open', (viewer) => {
    const listed = [
      ...drawerFor(viewer, true).flatMap(({ items }) => items.flatMap(({ to }) => to ?? [])),
      ...topMenuFor(viewer, true).map(({ to }) => to),
    ];
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((address) => !mayOpen(viewer, accessOf(address)))).toEqual([]);
  });
});
