import { definePaths } from '../wire/route';

const CASH_RELEASE = '/api/v1/accounts/:accountId/cash-release';
const DETAIL = '/api/v1/accounts/:accountId/detailed-profit-and-loss';
const INPUTS = '/api/v1/accounts/:accountId/what-if-inputs';
const PLANNER = '/api/v1/accounts/:accountId/what-if-planner';

export const planningPaths = definePaths({
  cashRelease: { id: 'planning.cashRelease', method: 'GET', path: CASH_RELEASE },
  calculateCashRelease: {
    id: 'planning.calculateCashRelease',
    method: 'POST',
    path: `${CASH_RELEASE}/calculation`,
  },
  saveCashRelease: { id: 'planning.saveCashRelease', method: 'POST', path: CASH_RELEASE },
  detailedProfitAndLoss: { id: 'planning.detailedProfitAndLoss', method: 'GET', path: DETAIL },
  calculateDetail: { id: 'planning.calculateDetail', method: 'POST', path: `${DETAIL}/calculation` },
  saveDetail: { id: 'planning.saveDetail', method: 'POST', path: DETAIL },
  inputs: { id: 'planning.inputs', method: 'GET', path: INPUTS },
  saveInputs: { id: 'planning.saveInputs', method: 'PUT', path: INPUTS },
  planner: { id: 'planning.planner', method: 'GET', path: PLANNER },
  cutDownPlanner: { id: 'planning.cutDownPlanner', method: 'GET', path: `${PLANNER}/cut-down` },
  calculatePlan: { id: 'planning.calculatePlan', method: 'POST', path: `${PLANNER}/calculation` },
  savePlan: { id: 'planning.savePlan', method: 'POST', path: PLANNER },
  savedDates: {
    id: 'planning.savedDates',
    method: 'GET',
    path: '/api/v1/accounts/:accountId/saved-calculations/:tool',
  },
});
