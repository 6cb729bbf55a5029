import { Navigate, type RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const ledgerRoutes: RouteObject[] = [
  {
    path: paths.updateFinancials,
    handle: { title: 'Update Financials', access: 'customers.manage' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/update-financials-page').then(({ UpdateFinancialsPage }) => ({
        Component: UpdateFinancialsPage,
      })),
  },
  {
    path: paths.ownFigures,
    handle: { title: 'Update your figures' } satisfies RouteHandle,
    lazy: () => import('./pages/own-figures-page').then(({ OwnFiguresPage }) => ({ Component: OwnFiguresPage })),
  },
  {
    path: paths.integrateFile,
    handle: { title: 'Enter your finance data' } satisfies RouteHandle,
    // The form takes what is pasted from a spreadsheet.
    element: <Navigate replace to={`${paths.ownFigures}?form=finance-data`} />,
  },
  {
    path: paths.accounts,
    handle: { title: 'Accounts and where they count' } satisfies RouteHandle,
    lazy: () => import('./pages/placements-page').then(({ PlacementsPage }) => ({ Component: PlacementsPage })),
  },
  {
    path: paths.trust,
    handle: { title: 'How fresh and how sure these figures are' } satisfies RouteHandle,
    lazy: () => import('./pages/trust-page').then(({ TrustPage }) => ({ Component: TrustPage })),
  },
];
