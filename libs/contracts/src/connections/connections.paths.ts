import { definePaths } from '../wire/route';

const OWN = '/api/v1/finance-connections';

export const connectionsPaths = definePaths({
  list: {
    id: 'connections.list',
    method: 'GET',
    path: '/api/v1/accounts/:accountId/finance-connections',
    environment: 'app',
  },
  askConsent: { id: 'connections.askConsent', method: 'POST', path: `${OWN}/consents/:provider` },
  oauthCallback: { id: 'connections.oauthCallback', method: 'POST', path: `${OWN}/consents/:provider/return` },
  tenants: { id: 'connections.tenants', method: 'GET', path: `${OWN}/:connectionId/tenants` },
  selectTenant: { id: 'connections.selectTenant', method: 'POST', path: `${OWN}/:connectionId/tenants` },
  requestImport: { id: 'connections.requestImport', method: 'POST', path: `${OWN}/:connectionId/imports` },
  disconnect: {
    id: 'connections.disconnect',
    method: 'DELETE',
    path: `${OWN}/:connectionId`,
    environment: 'app',
  },
  cycle: { id: 'connections.cycle', method: 'GET', path: `${OWN}/cycle` },
  setCycle: { id: 'connections.setCycle', method: 'POST', path: `${OWN}/cycle` },
  launch: { id: 'connections.launch', method: 'POST', path: '/api/v1/accounts/:accountId/integration-launches' },
});
