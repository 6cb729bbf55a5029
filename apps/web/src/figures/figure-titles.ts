import { type BalanceKpi, type ExplainedFigure, GOAL_FIGURE, type ProfitKpi } from '@keelson/contracts/my-financials';
import type { ExplainedPlace } from './explained-place';
import { isBalanceKpi, isProfitKpi, KPI_WORDS } from './kpi-words';

/** What each figure is called on pages, and what it means for an owner. */
const OTHERS: Readonly<
  Record<Exclude<ExplainedFigure, ProfitKpi | BalanceKpi>, readonly [title: string, meaning: string]>
> = {
  sales: ['Sales/Revenue', 'What you sold, without VAT.'],
  costOfSales: ['Cost of sales', 'What the goods and the work that went into your sales cost.'],
  grossMargin: ['Gross Margin', 'What is left of sales once the goods and work that went into them are paid.'],
  payroll: ['Payroll', 'Wages, employer’s contributions and pensions.'],
  overheads: ['Overheads', 'What running the business costs, wages apart.'],
  otherIncome: ['Other income', 'What came in beside your sales: interest, for one.'],
  profitBeforeTax: ['Profit before tax', 'What you keep of sales before tax.'],
  payrollShare: ['Payroll', 'What wages take of each £100 of sales of the year.'],
  costOfSalesShare: ['Cost of sales', 'What goods and work that went into sales take of each £100 of them.'],
  overheadsShare: ['Overheads', 'What running the business takes of each £100 of sales, other income taken off.'],
  profitBeforeTaxShare: ['Profit before tax', 'What is left for you of each £100 of sales, before tax.'],
  cashIn: ['Cash in', 'What came into your bank accounts. Moves between them are left out.'],
  cashOut: ['Cash out', 'What left your bank accounts. Moves between them are left out.'],
  netMovement: ['Net movement', 'What your bank accounts gained or lost.'],
  cashBalance: ['Cash balance', 'What stands on your bank accounts together, overdrawn ones included.'],
  stock: ['Stock', 'What the goods you hold cost you.'],
  tradeDebtors: ['Debtors', 'What your customers owe you.'],
  cashDebtors: ['Cash + debtors', 'What you have in the bank, and what your customers owe you.'],
  tradeCreditors: ['Creditors', 'What you owe your suppliers.'],
  coverRatio: [
    'Trade cover',
    'How often the cash you have and the money owed to you would pay your suppliers. 1.5 or less is tight. VAT, PAYE, overdrafts and other debts are not in it: the quick ratio counts them.',
  ],
  quickRatio: [
    'Quick ratio',
    'How often what you have that is or becomes cash within a year, stock left out, would pay all that you owe within a year: suppliers, VAT, PAYE, overdrafts and cards.',
  ],
  fixedAssets: ['Fixed assets', 'What you own and keep for longer than a year, less its wear.'],
  currentAssets: ['Current Assets', 'What you have that becomes cash within a year.'],
  currentLiabilities: ['Current Liabilities', 'What you owe within a year.'],
  netCurrentAssets: [
    'Net Current Assets (liabilities)',
    'What is left of current assets when all that is owed within a year is paid.',
  ],
  longTermCreditors: ['Creditors amounts falling due after more than one year', 'What you owe later than in a year.'],
  netAssets: ['Net Assets', 'What the business is worth on its books.'],
  capitalReserves: ['Capital and Reserves', 'What you put into the business and what it kept for you.'],
  projectedTurnover: [
    'Projected turnover, at this year’s pace',
    'What you will have sold at the year’s end if its other months bring as much as those so far did on average.',
  ],
  seasonalTurnover: [
    'Projected turnover, by last year’s seasons',
    'What you will have sold at the year’s end if its other months bring what they brought last year, more or less by as much as this year has so far.',
  ],
  marketingSpend: ['Marketing this year', 'What you spent on being found since the financial year began.'],
  employeeCount: ['Employees', 'The number of people that you entered last.'],
  averageEmployees: ['Average employees', 'Average of the monthly counts entered.'],
  monthlyCosts: [
    'Waterline: one month of costs',
    'What a month of wages and overheads costs you. Cash above this line is free.',
  ],
  monthsOfCosts: ['Months that your cash pays', 'How long your cash pays wages and overheads with nothing coming in.'],
  recentProfit: ['Profit of three months', 'What the last three months left or lost before tax.'],
  slowPayers: ['Slow to pay', 'What would be in the bank if customers paid you within the target.'],
};

const GOAL = [
  'Chance of the goal',
  'How likely the money is there by the day: what is free of cash now, and what the months until then leave. For a sale: how likely the price pays for it. An estimate, not advice.',
] as const;

const wordsOf = (figure: Exclude<ExplainedPlace['figure'], ProfitKpi | BalanceKpi>) =>
  figure === GOAL_FIGURE ? GOAL : OTHERS[figure];

export const figureTitle = (figure: ExplainedPlace['figure']): string =>
  isProfitKpi(figure) || isBalanceKpi(figure) ? KPI_WORDS[figure].title : wordsOf(figure)[0];

export const figureMeaning = (figure: ExplainedPlace['figure']): string =>
  isProfitKpi(figure) || isBalanceKpi(figure) ? KPI_WORDS[figure].meaning : wordsOf(figure)[1];
