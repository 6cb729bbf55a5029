import { definePaths } from '../wire/route';

const ROOT = '/api/v1/reconciliation/bank';
const PAYOUT = `${ROOT}/payouts/:payoutId` as const;

export const bankPaths = definePaths({
  overview: { id: 'reconciliation.bank', method: 'GET', path: ROOT },
  lines: { id: 'reconciliation.bankLines', method: 'GET', path: `${ROOT}/lines` },
  preview: { id: 'reconciliation.bankPreview', method: 'POST', path: `${ROOT}/preview` },
  record: { id: 'reconciliation.bankRecord', method: 'POST', path: `${ROOT}/lines` },
  match: { id: 'reconciliation.bankMatch', method: 'POST', path: `${PAYOUT}/match` },
  unmatch: { id: 'reconciliation.bankUnmatch', method: 'POST', path: `${PAYOUT}/unmatch` },
});
