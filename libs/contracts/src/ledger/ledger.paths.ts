import { definePaths } from '../wire/route';

const ACCOUNT = '/api/v1/accounts/:accountId';

export const ledgerPaths = definePaths({
  importStatus: { id: 'ledger.importStatus', method: 'GET', path: `${ACCOUNT}/import-status` },
  trialBalance: { id: 'ledger.trialBalance', method: 'GET', path: `${ACCOUNT}/trial-balance` },
  trialBalanceReport: { id: 'ledger.trialBalanceReport', method: 'GET', path: `${ACCOUNT}/trial-balance/report` },
  financeData: { id: 'ledger.financeData', method: 'GET', path: `${ACCOUNT}/finance-data` },
  saveFinanceData: { id: 'ledger.saveFinanceData', method: 'POST', path: `${ACCOUNT}/finance-data` },
  figuresFile: { id: 'ledger.figuresFile', method: 'POST', path: `${ACCOUNT}/finance-data/file` },
  headcounts: { id: 'ledger.headcounts', method: 'GET', path: `${ACCOUNT}/employee-counts` },
  saveHeadcounts: { id: 'ledger.saveHeadcounts', method: 'POST', path: `${ACCOUNT}/employee-counts` },
  vatMultiplier: { id: 'ledger.vatMultiplier', method: 'GET', path: `${ACCOUNT}/vat-multiplier` },
  setVatMultiplier: { id: 'ledger.setVatMultiplier', method: 'PUT', path: `${ACCOUNT}/vat-multiplier` },
  placements: { id: 'ledger.placements', method: 'GET', path: `${ACCOUNT}/placements` },
  previewPlacement: { id: 'ledger.previewPlacement', method: 'GET', path: `${ACCOUNT}/placements/:ref/preview` },
  placeAccount: { id: 'ledger.placeAccount', method: 'PUT', path: `${ACCOUNT}/placements/:ref` },
  undoPlacement: { id: 'ledger.undoPlacement', method: 'DELETE', path: `${ACCOUNT}/placements/:ref` },
  stateDueWithinYear: {
    id: 'ledger.stateDueWithinYear',
    method: 'PUT',
    path: `${ACCOUNT}/placements/:ref/due-within-year`,
  },
  trust: { id: 'ledger.trust', method: 'GET', path: `${ACCOUNT}/trust` },
});
