import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

export const myFinancialsRoutes: RouteObject[] = [
  {
    path: paths.myFinancials,
    handle: { title: 'My Finance', access: 'premium' } satisfies RouteHandle,
    lazy: () => import('./pages/my-financials-page').then(({ MyFinancialsPage }) => ({ Component: MyFinancialsPage })),
  },
];
