import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** The history of one account stands with the customer's pages. */
export const historyRoutes: RouteObject[] = [
  {
    path: paths.audit,
    handle: { title: 'Audit', access: 'superAdmin' } satisfies RouteHandle,
    lazy: () => import('./audit/audit-page').then(({ AuditPage }) => ({ Component: AuditPage })),
  },
];
