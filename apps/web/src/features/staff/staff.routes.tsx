import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const staffRoutes: RouteObject[] = [
  {
    path: paths.adminManagement,
    handle: { title: 'Admin Management', access: 'superAdmin' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/admin-management-page').then(({ AdminManagementPage }) => ({ Component: AdminManagementPage })),
  },
];
