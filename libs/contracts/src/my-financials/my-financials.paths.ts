import { definePaths } from '../wire/route';

const FINANCIALS = '/api/v1/accounts/:accountId/financials';

export const myFinancialsPaths = definePaths({
  /** Everything that My Financials shows at first. */
  overview: { id: 'figures.overview', method: 'GET', path: FINANCIALS },
  cashFlow: { id: 'figures.cashFlow', method: 'GET', path: `${FINANCIALS}/cash-flow` },
  balances: { id: 'figures.balances', method: 'GET', path: `${FINANCIALS}/balances` },
  balanceSheetFile: { id: 'figures.balanceSheetFile', method: 'GET', path: `${FINANCIALS}/balance-sheet/file` },
  explanation: { id: 'figures.explanation', method: 'GET', path: `${FINANCIALS}/explanations/:figure` },
  baseLines: { id: 'figures.baseLines', method: 'GET', path: `${FINANCIALS}/base-lines/:tool` },
  watchSection: { id: 'figures.watchSection', method: 'PUT', path: `${FINANCIALS}/watched-sections/:section` },
});
