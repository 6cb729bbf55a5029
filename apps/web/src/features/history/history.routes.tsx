import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** The history of one account stands with the customer's pages. */
export const historyRoutes: RouteObject[] = [
  {
    path: paths.accessLog,
    handle: { title: 'Who looked at your account' } satisfies RouteHandle,
    lazy: () => import('./access-log/access-log-page').then(({ AccessLogPage }) => ({ Component: AccessLogPage })),
  },
  {
    path: paths.audit,
    handle: { title: 'Audit', access: 'superAdmin' } satisfies RouteHandle,
    lazy: () => import('./audit/audit-page').then(({ AuditPage }) => ({ Component: AuditPage })),
  },
];
