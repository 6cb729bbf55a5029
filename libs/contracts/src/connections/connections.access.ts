import type { AccessRule } from '../access/access-rule';
import type { ConnectionsRouteId } from './connections.paths';

/** Connecting and disconnecting are for the owner alone, and refused while somebody acts for them. */
const owner = { allow: { customer: 'own' } } as const satisfies AccessRule;

export const connectionsAccess = {
  'connections.list': { allow: { customer: 'own', partner: 'partners', superAdmin: 'all' }, whileActing: 'allowed' },
  'connections.askConsent': owner,
  'connections.returnConsent': owner,
  'connections.tenants': owner,
  'connections.selectTenant': owner,
  'connections.requestImport': owner,
  'connections.disconnect': owner,
  'connections.cycle': owner,
  'connections.setCycle': owner,
  'connections.launch': { allow: { admin: 'all', superAdmin: 'all' }, permission: 'customers.manage' },
} as const satisfies Record<ConnectionsRouteId, AccessRule>;
