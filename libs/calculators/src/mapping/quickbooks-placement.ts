import type { LedgerAccount, Placement } from '../books';
import { namesCorporationTax, namesNotOnCredit, namesPayroll } from './account-names';
import { place } from './place';

const PAYROLL = new Set([
  'PayrollExpenses',
  'PayrollWageExpenses',
  'PayrollTaxExpenses',
  'StaffCosts',
  'ManagementCompensation',
  'CostOfLabor',
]);
const TAX = new Set(['IncomeTaxExpense', 'IncomeTaxOtherExpense', 'DeferredTaxExpense']);
const DEPRECIATION = new Set([
  'Depreciation',
  'Amortization',
  'AmortizationExpense',
  'AppropriationsToDepreciation',
  'Depletion',
]);
const NOT_ON_CREDIT = new Set(['Insurance', 'BankCharges']);
const INTEREST = new Set(['InterestPaid', 'FinanceCosts', 'BorrowingCost']);

function expenseOf({ type, subType, name }: LedgerAccount): Placement {
  const kind = subType ?? '';
  if (type === 'Expense') {
    if (PAYROLL.has(kind) || namesPayroll(name)) return place('payroll');
    if (kind === 'AdvertisingPromotional') return place('overheads', 'marketing');
  }
  if (TAX.has(kind) || (kind === 'TaxesPaid' && namesCorporationTax(name))) return place('tax');
  if (DEPRECIATION.has(kind)) return place('overheads', 'depreciation');
  if (INTEREST.has(kind)) return place('overheads', 'interest');
  return place('overheads', NOT_ON_CREDIT.has(kind) || namesNotOnCredit(name) ? 'notOnCredit' : null);
}

const OTHER_CURRENT_ASSETS: { readonly [subType: string]: Placement } = {
  Inventory: place('stock'),
  UndepositedFunds: place('cash'),
  AllowanceForBadDebts: place('tradeDebtors'),
};

/** Where an account of QuickBooks belongs (formulas 5.3); `null` where no rule hits. */
export function quickBooksPlacement(account: LedgerAccount): Placement | null {
  switch (account.type) {
    case 'Bank':
      return place('cash');
    case 'Accounts Receivable':
      return place('tradeDebtors');
    case 'Other Current Asset':
      return OTHER_CURRENT_ASSETS[account.subType ?? ''] ?? place('otherCurrentAssets');
    case 'Fixed Asset':
    case 'Other Asset':
      return place('fixedAssets');
    case 'Accounts Payable':
      return place('tradeCreditors');
    case 'Credit Card':
    case 'Other Current Liability':
      return place('otherCurrentLiabilities');
    case 'Long Term Liability':
      return place('longTermCreditors');
    case 'Equity':
      return place('capitalAndReserves');
    case 'Income':
      return place('turnover');
    case 'Cost of Goods Sold':
      return place('costOfSales');
    case 'Expense':
    case 'Other Expense':
      return expenseOf(account);
    case 'Other Income':
      return place('otherIncome');
    case 'Non-Posting':
      return place('ignored');
    default:
      return null;
  }
}
