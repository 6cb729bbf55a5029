import { definePaths } from '../wire/route';

const ALL = '/api/v1/accounts/:accountId/scenarios';
const ONE = `${ALL}/:scenarioId` as const;

export const scenariosPaths = definePaths({
  list: { id: 'scenarios.list', method: 'GET', path: ALL },
  begin: { id: 'scenarios.begin', method: 'POST', path: ALL },
  fork: { id: 'scenarios.fork', method: 'POST', path: `${ONE}/forks` },
  rename: { id: 'scenarios.rename', method: 'PUT', path: `${ONE}/name` },
  change: { id: 'scenarios.change', method: 'PUT', path: `${ONE}/changes` },
  rebase: { id: 'scenarios.rebase', method: 'PUT', path: `${ONE}/base` },
  close: { id: 'scenarios.close', method: 'POST', path: `${ONE}/closing` },
});
