import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const reconciliationRoutes: RouteObject[] = [
  {
    path: paths.reconciliation,
    handle: { title: 'Payments reconciliation', access: 'payments.reconcile' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/reconciliation-page').then(({ ReconciliationPage }) => ({ Component: ReconciliationPage })),
  },
  {
    path: paths.reconciledMonth(':month'),
    handle: { title: 'Month of the reconciliation', access: 'payments.reconcile' } satisfies RouteHandle,
    lazy: () => import('./pages/month-page').then(({ MonthPage }) => ({ Component: MonthPage })),
  },
];
