import type { RoleFields } from '../../testing/role-fields';

/** Fields of the routes about accounting systems: connected companies, and those that a consent reaches. */
export const CONNECTIONS_FIELDS: Readonly<Record<string, RoleFields>> = {
  'connections.cycle': { readers: 'customer', fields: ['cycleId', 'repeat'] },
  'connections.list': {
    readers: 'customer partner superAdmin',
    fields: [
      'financeConnections[].connectedAt',
      'financeConnections[].connectionId',
      'financeConnections[].consentEnds',
      'financeConnections[].importEnded',
      'financeConnections[].importStatus',
      'financeConnections[].message',
      'financeConnections[].provider',
      'financeConnections[].reconnectNeeded',
      'financeConnections[].tenantId',
      'financeConnections[].tenantName',
      'offered[]',
    ],
  },
  'connections.tenants': {
    readers: 'customer',
    fields: ['provider', 'status', 'tenants[].tenantId', 'tenants[].tenantName'],
  },
};
