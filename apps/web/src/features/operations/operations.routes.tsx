import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

const handle: RouteHandle = { title: 'Operations', access: 'customers.manage' };

export const operationsRoutes: RouteObject[] = [
  {
    path: paths.operations,
    handle,
    lazy: () => import('./pages/operations-page').then(({ OperationsPage }) => ({ Component: OperationsPage })),
  },
];
