import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const ledgerRoutes: RouteObject[] = [
  {
    path: '/dashboard/newDashboardAdmin/UserUpdateFinanace',
    handle: { title: 'Update Financials', access: 'customers.manage' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/update-financials-page').then(({ UpdateFinancialsPage }) => ({
        Component: UpdateFinancialsPage,
      })),
  },
  {
    path: '/dashboard/UpdatePage',
    handle: { title: 'Update your figures' } satisfies RouteHandle,
    lazy: () => import('./pages/own-figures-page').then(({ OwnFiguresPage }) => ({ Component: OwnFiguresPage })),
  },
  {
    path: '/dashboard/accounts',
    handle: { title: 'Accounts and where they count' } satisfies RouteHandle,
    lazy: () => import('./pages/placements-page').then(({ PlacementsPage }) => ({ Component: PlacementsPage })),
  },
  {
    path: '/dashboard/trust',
    handle: { title: 'How fresh and how sure these figures are' } satisfies RouteHandle,
    lazy: () => import('./pages/trust-page').then(({ TrustPage }) => ({ Component: TrustPage })),
  },
];
