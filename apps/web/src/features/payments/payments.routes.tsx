import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const paymentsRoutes: RouteObject[] = [
  {
    path: paths.paymentHistory,
    handle: { title: 'Payment History', access: 'adminPrivileges' } satisfies RouteHandle,
    lazy: () => import('./pages/payments-page').then(({ PaymentsPage }) => ({ Component: PaymentsPage })),
  },
];
