import { definePaths } from '../wire/route';

const INPUTS = '/api/v1/accounts/:accountId/what-if-inputs';

export const planningPaths = definePaths({
  inputs: { id: 'planning.inputs', method: 'GET', path: INPUTS },
  saveInputs: { id: 'planning.saveInputs', method: 'PUT', path: INPUTS },
});
