import { definePaths } from '../wire/route';

const ROOT = '/api/v1/reconciliation';
const CASE = `${ROOT}/cases/:caseId` as const;

export const reconciliationPaths = definePaths({
  overview: { id: 'reconciliation.overview', method: 'GET', path: ROOT },
  cases: { id: 'reconciliation.cases', method: 'GET', path: `${ROOT}/cases` },
  exceptions: { id: 'reconciliation.exceptions', method: 'GET', path: `${ROOT}/exceptions` },
  case: { id: 'reconciliation.case', method: 'GET', path: CASE },
  match: { id: 'reconciliation.match', method: 'POST', path: `${CASE}/match` },
  unmatch: { id: 'reconciliation.unmatch', method: 'POST', path: `${CASE}/unmatch` },
  assign: { id: 'reconciliation.assign', method: 'PUT', path: `${CASE}/assignee` },
  comment: { id: 'reconciliation.comment', method: 'POST', path: `${CASE}/comments` },
  proposeAdjustment: { id: 'reconciliation.proposeAdjustment', method: 'POST', path: `${CASE}/adjustment` },
  approveAdjustment: { id: 'reconciliation.approveAdjustment', method: 'POST', path: `${CASE}/adjustment/approve` },
  refuseAdjustment: { id: 'reconciliation.refuseAdjustment', method: 'POST', path: `${CASE}/adjustment/refuse` },
  askCustomer: { id: 'reconciliation.askCustomer', method: 'POST', path: `${CASE}/customer-requests` },
  accept: { id: 'reconciliation.accept', method: 'POST', path: `${ROOT}/accept` },
  sweep: { id: 'reconciliation.sweep', method: 'POST', path: `${ROOT}/sweeps` },
  payouts: { id: 'reconciliation.payouts', method: 'GET', path: `${ROOT}/payouts` },
  payout: { id: 'reconciliation.payout', method: 'GET', path: `${ROOT}/payouts/:payoutId` },
  month: { id: 'reconciliation.month', method: 'GET', path: `${ROOT}/months/:month` },
  closeMonth: { id: 'reconciliation.closeMonth', method: 'POST', path: `${ROOT}/months/:month/close` },
  exportMonth: { id: 'reconciliation.exportMonth', method: 'GET', path: `${ROOT}/months/:month/export/:format` },
  export: { id: 'reconciliation.export', method: 'GET', path: `${ROOT}/export/:format` },
});
