import { library } from '../machine/product.mjs';
import { TODAY } from './books.mjs';

const figures = library('calculators');

const PERCENTAGES = [
  'grossMarginPercent',
  'profitBeforeTaxPercent',
  'payrollPercent',
  'overheadsPercent',
  'turnoverPerEmployee',
];
const BALANCES = ['tradeDebtorDays', 'stockDays', 'stockTurn', 'tradeCreditorDays'];

/** Every figure of My Financials and of the dashboard, each with all that explains it. @returns how many. */
export function everyFigure(books) {
  const company = figures.companyOn(TODAY, books);
  const { lastComplete, thisYear, lastYear } = company.periods;
  const found = [];
  const keep = (...parts) => found.push(...parts);
  for (const month of [...thisYear.months, ...lastYear.months]) {
    const own = figures.inMonth(company, month);
    keep(figures.profitLine(company, 'turnover', own), figures.profitLine(company, 'grossMargin', own));
  }
  for (const month of figures.monthsTo(lastComplete, 24)) {
    const twelve = figures.trailing(company, month);
    keep(figures.monthlyAverage(company, 'turnover', twelve), figures.monthlyAverage(company, 'grossMargin', twelve));
  }
  for (const month of figures.monthsTo(lastComplete, 13)) {
    const windows = [figures.inMonth(company, month), figures.trailing(company, month)];
    for (const name of PERCENTAGES) keep(...windows.map((window) => figures[name](company, window)));
    for (const name of BALANCES) keep(figures[name](company, month));
    keep(figures.positionAtMonthEnd(company, month));
  }
  keep(...figures.balanceSheets(company), ...figures.myMoney(company), ...figures.cashFlowByDay(company));
  keep(...figures.cashFlowByMonth(company), ...figures.positionsByDay(company), figures.headlines(company));
  keep(figures.todaysBalance(company), figures.keyFigures(company, lastComplete));
  return found.length;
}
