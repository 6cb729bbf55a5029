import { type Formula, formula } from './formula';
import { PLANNING_FORMULAS } from './planning-formulas';

/** Every formula by its id. */
export const FORMULAS = {
  turnover: formula('5.4', 'pounds', 'Turnover'),
  otherIncome: formula('5.4', 'pounds', 'Other income'),
  costOfSales: formula('5.4', 'pounds', 'Cost of sales'),
  payroll: formula('5.4', 'pounds', 'Payroll'),
  overheads: formula('5.4', 'pounds', 'Overheads'),
  grossMargin: formula('5.4', 'pounds', 'Turnover − cost of sales'),
  profitBeforeTax: formula('5.4', 'pounds', 'Turnover − cost of sales − payroll − overheads + other income'),
  payrollShare: formula('5.4', 'percent', 'Payroll ÷ turnover of the same year × 100'),
  costOfSalesShare: formula('5.4', 'percent', 'Cost of sales ÷ turnover of the same year × 100'),
  overheadsShare: formula('5.4', 'percent', '(Overheads − other income) ÷ turnover of the same year × 100'),
  profitBeforeTaxShare: formula('5.4', 'percent', 'Profit before tax ÷ turnover of the same year × 100'),
  grossMarginPercent: formula('5.5', 'percent', '(Turnover − cost of sales) ÷ turnover × 100'),
  profitBeforeTaxPercent: formula('5.5', 'percent', 'Profit before tax ÷ turnover × 100'),
  payrollPercent: formula('5.5', 'percent', 'Payroll ÷ turnover × 100'),
  overheadsPercent: formula('5.5', 'percent', 'Overheads ÷ turnover × 100'),
  movingAverage: formula('5.6', 'pounds', 'Sum of the months ÷ number of months'),
  annualised: formula('5.6', 'pounds', 'Sum of the months ÷ number of months × 12'),
  turnoverPerEmployee: formula(
    '5.7',
    'pounds',
    'Turnover ÷ number of months × 12 ÷ average of the monthly counts entered',
  ),
  averageEmployees: formula('5.7', 'people', 'Average of the monthly counts entered'),
  employeeCount: formula('5.25', 'people', 'The latest number of employees entered'),
  tradeDebtorDays: formula('5.8', 'days', 'Closing trade debtors ÷ (turnover of a year × VAT multiplier) × 365', 2),
  /** As key figures were published by version 1, which took every company that had not said otherwise to be registered. */
  tradeDebtorDaysVersion1: formula(
    '5.8',
    'days',
    'Closing trade debtors ÷ (turnover of a year × VAT multiplier, 1.20 where it is not known) × 365',
  ),
  stockDays: formula('5.8', 'days', 'Closing stock ÷ cost of sales of a year × 365'),
  stockTurn: formula('5.8', 'times', 'Cost of sales of a year ÷ closing stock'),
  tradeCreditorDays: formula(
    '5.8',
    'days',
    'Closing trade creditors ÷ ((cost of sales + what stock grew by + overheads − depreciation − interest − what is not bought on credit, of a year) × VAT multiplier) × 365',
    2,
  ),
  /** As key figures were published by version 1. */
  tradeCreditorDaysVersion1: formula(
    '5.8',
    'days',
    'Closing trade creditors ÷ ((cost of sales + overheads without depreciation and interest, of a year) × VAT multiplier) × 365',
  ),
  stock: formula('5.1', 'pounds', 'Stock'),
  tradeDebtors: formula('5.1', 'pounds', 'Trade debtors'),
  tradeCreditors: formula('5.1', 'pounds', 'Trade creditors'),
  cash: formula('5.9', 'pounds', 'Sum of the bank accounts, overdrawn ones included'),
  cashDebtors: formula('5.9', 'pounds', 'Cash + trade debtors'),
  coverRatio: formula('5.9', 'ratio', '(Cash + trade debtors) ÷ trade creditors'),
  quickRatio: formula('5.9', 'ratio', '(Current assets − stock) ÷ current liabilities'),
  cashIn: formula('5.9', 'pounds', 'Sum of what the bank accounts received, transfers between them left out'),
  cashOut: formula('5.9', 'pounds', 'Sum of what the bank accounts paid, transfers between them left out'),
  netMovement: formula('5.9', 'pounds', 'Cash in − cash out'),
  netMovementOfMonth: formula('5.9', 'pounds', 'Cash at the end of the month − cash at the end of the month before'),
  fixedAssets: formula('5.10', 'pounds', 'Fixed assets'),
  currentAssets: formula('5.10', 'pounds', 'Stock + trade debtors + bank accounts in credit + other current assets'),
  currentLiabilities: formula(
    '5.10',
    'pounds',
    'Trade creditors + overdrawn bank accounts + other amounts due within one year',
  ),
  netCurrentAssets: formula('5.10', 'pounds', 'Current assets − current liabilities'),
  totalAssetsLessCurrentLiabilities: formula('5.10', 'pounds', 'Fixed assets + net current assets'),
  longTermCreditors: formula('5.10', 'pounds', 'Creditors falling due after more than one year'),
  netAssets: formula('5.10', 'pounds', 'Fixed assets + net current assets − creditors due after more than one year'),
  capitalAndReserves: formula('5.10', 'pounds', 'Capital and reserves + profit after tax of the current year to date'),
  projectedTurnover: formula('5.11', 'pounds', 'Turnover of the year to date ÷ number of months × 12'),
  seasonalTurnover: formula(
    '5.26',
    'pounds',
    'Turnover of the year to date + last year’s remaining months × (turnover of the year to date ÷ the same months last year)',
    2,
  ),
  turnoverOfOlderYear: formula(
    '5.26',
    'pounds',
    'Turnover of the year’s months ÷ number of months × 12, of at least 6 months',
    2,
  ),
  marketingSpend: formula('5.11', 'pounds', 'Marketing costs since the financial year began'),
  monthlyCosts: formula('5.16', 'pounds', '(Payroll + overheads) ÷ number of months'),
  monthsOfCosts: formula('5.16', 'months', 'Cash ÷ ((payroll + overheads) ÷ number of months)'),
  slowPayers: formula(
    '5.12',
    'pounds',
    'Trade debtors − turnover of twelve months ÷ number of months × 12 × VAT multiplier × target days ÷ 365, at least nothing',
    2,
  ),
  corporationTaxRate: formula(
    '5.16',
    'percent',
    'UK corporation tax on a year’s profit: 19 % to £50,000, 25 % from £250,000, between them 25 % less (250,000 − profit) × 3 ÷ 200',
  ),
  assumedIncomeTaxRate: formula(
    '5.16',
    'percent',
    'An assumption for sole traders and partnerships: 30 % of the profit',
  ),
  freeCash: formula(
    '5.16',
    'pounds',
    'Cash − what is owed for VAT, PAYE and corporation tax − (payroll + overheads − depreciation) ÷ number of months',
    2,
  ),
  monthlySurplus: formula(
    '5.16',
    'pounds',
    '(Profit before tax × (100 − tax rate) ÷ 100 + depreciation) ÷ number of months',
    2,
  ),
  surplusSpread: formula('5.16', 'pounds', 'Standard deviation of what each month leaves', 2),
  moneyByDate: formula(
    '5.16',
    'pounds',
    'Free cash + what a month leaves × number of months − what goals of earlier days take',
    2,
  ),
  goalNeeds: formula('5.16', 'pounds', 'Cost × 100 ÷ (100 − tax on taking the money out)', 2),
  savingGoalProbability: formula(
    '5.16',
    'percent',
    'Φ((money by the date − what the goal takes) ÷ (spread × √months)) × 100',
    2,
  ),
  earningsMultiple: formula(
    '5.16',
    'times',
    '2.5 below £1m of sales a year, 3 from there to £5m, then rising evenly to 6 at £20m',
  ),
  salesGrowth: formula(
    '5.16',
    'percent',
    'Sales of a month ÷ sales of a month in the year before − 1, × 100, within −20 and 20',
    2,
  ),
  companyValue: formula('5.16', 'pounds', 'Multiple × profit before tax of a year × (1 + growth ÷ 100)^years', 2),
  exitGoalProbability: formula('5.16', 'percent', 'Φ(ln(value of the company ÷ cost) ÷ 0.35) × 100', 2),
  /** As goals were seen by version 1. */
  savingGoalProbabilityVersion1: formula(
    '5.16',
    'percent',
    'Φ((cash − a month of payroll and overheads + months × profit after tax − earlier goals − cost) ÷ (spread of the monthly profit after tax × √months)) × 100',
  ),
  exitGoalProbabilityVersion1: formula(
    '5.16',
    'percent',
    'Φ(ln(multiple × profit before tax × (1 + growth)^years ÷ cost) ÷ 0.35) × 100',
  ),
  change: formula('5.0', 'percent', '(New − old) ÷ |old| × 100'),
  changeInPoints: formula('5.0', 'percent', 'New − old'),
  changeInDays: formula('5.0', 'days', 'New − old'),
  changeInTimes: formula('5.0', 'times', 'New − old'),
  ...PLANNING_FORMULAS,
} as const satisfies Record<string, Formula>;

export type FormulaId = keyof typeof FORMULAS;

/**
 * The version of the book: that of its youngest formula. Figures that are kept together say it, so that they can be
 * computed again as they were.
 */
export const FORMULA_VERSION = Math.max(...Object.values(FORMULAS).map(({ version }) => version));
