import { definePaths } from '../wire/route';

export const historyPaths = definePaths({
  accessLog: { id: 'audit.accessLog', method: 'GET', path: '/api/v1/accounts/:accountId/access-log' },
  accessLogExport: {
    id: 'audit.accessLogExport',
    method: 'GET',
    path: '/api/v1/accounts/:accountId/access-log/export',
  },
  accountHistory: { id: 'audit.accountHistory', method: 'GET', path: '/api/v1/customers/:accountId/events' },
  export: {
    id: 'audit.export',
    method: 'GET',
    path: '/api/v1/customers/:accountId/events/export',
  },
  trail: { id: 'audit.trail', method: 'GET', path: '/api/v1/audit/events' },
  trailExport: { id: 'audit.trailExport', method: 'GET', path: '/api/v1/audit/events/export' },
  verification: {
    id: 'audit.verification',
    method: 'GET',
    path: '/api/v1/customers/:accountId/events/verification',
  },
});

/** Answer header of the export: how many events the whole file holds. */
export const EXPORTED_EVENTS_HEADER = 'x-exported-events';
