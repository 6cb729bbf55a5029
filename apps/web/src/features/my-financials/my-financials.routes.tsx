import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../client/route-handle';

export const myFinancialsRoutes: RouteObject[] = [
  {
    path: '/dashboard/newDashboardFinance',
    handle: { title: 'My Finance' } satisfies RouteHandle,
    lazy: () => import('./pages/my-financials-page').then(({ MyFinancialsPage }) => ({ Component: MyFinancialsPage })),
  },
];
