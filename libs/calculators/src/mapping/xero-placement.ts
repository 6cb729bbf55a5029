import type { LedgerAccount, Placement } from '../books';
import {
  namesCorporationTax,
  namesDepreciation,
  namesInterest,
  namesLongTermDebt,
  namesMarketing,
  namesNotOnCredit,
  namesPayroll,
  namesStock,
} from './account-names';
import { place } from './place';

/** Accounts that Xero keeps itself; the others among them go by their type. */
const SYSTEM_ACCOUNTS: { readonly [name: string]: Placement } = {
  DEBTORS: place('tradeDebtors'),
  CREDITORS: place('tradeCreditors'),
  GST: place('otherCurrentLiabilities'),
  WAGEPAYABLES: place('otherCurrentLiabilities'),
  RETAINEDEARNINGS: place('capitalAndReserves'),
};

/** Codes of Xero's UK chart of accounts, where salaries and corporation tax have the type of any overhead. */
const PAYROLL_CODES = new Set(['477', '478', '479', '482']);

function overheadOf({ code, name }: LedgerAccount): Placement {
  if (PAYROLL_CODES.has(code) || namesPayroll(name)) return place('payroll');
  if (code === '500' || namesCorporationTax(name)) return place('tax');
  if (namesDepreciation(name)) return place('overheads', 'depreciation');
  if (namesInterest(name)) return place('overheads', 'interest');
  if (code === '400' || namesMarketing(name)) return place('overheads', 'marketing');
  return place('overheads', namesNotOnCredit(name) ? 'notOnCredit' : null);
}

function byType(account: LedgerAccount): Placement | null {
  switch (account.type) {
    case 'BANK':
      return place(account.subType === 'CREDITCARD' ? 'otherCurrentLiabilities' : 'cash');
    case 'INVENTORY':
      return place('stock');
    case 'CURRENT':
      return place(namesStock(account.name) ? 'stock' : 'otherCurrentAssets');
    case 'PREPAYMENT':
      return place('otherCurrentAssets');
    case 'FIXED':
    case 'NONCURRENT':
      return place('fixedAssets');
    case 'CURRLIAB':
    case 'PAYG':
    case 'PAYGLIABILITY':
    case 'WAGEPAYABLES':
    case 'WAGESPAYABLELIABILITY':
    case 'GST':
    case 'VAT':
    case 'SUPERANNUATIONLIABILITY':
      return place('otherCurrentLiabilities');
    case 'LIABILITY':
      return place(namesLongTermDebt(account.name) ? 'longTermCreditors' : 'otherCurrentLiabilities');
    case 'TERMLIAB':
      return place('longTermCreditors');
    case 'EQUITY':
    case 'RETAINEDEARNINGS':
      return place('capitalAndReserves');
    case 'REVENUE':
    case 'SALES':
      return place(account.code === '270' || namesInterest(account.name) ? 'otherIncome' : 'turnover');
    case 'OTHERINCOME':
      return place('otherIncome');
    case 'DIRECTCOSTS':
      return place('costOfSales');
    case 'WAGESEXPENSE':
    case 'SUPERANNUATIONEXPENSE':
      return place('payroll');
    case 'DEPRECIATN':
      return place('overheads', 'depreciation');
    case 'OVERHEADS':
    case 'EXPENSE':
      return overheadOf(account);
    default:
      return null;
  }
}

/** Where an account of Xero belongs (formulas 5.2); `null` where no rule hits. */
export const xeroPlacement = (account: LedgerAccount): Placement | null =>
  SYSTEM_ACCOUNTS[account.systemAccount ?? ''] ?? byType(account);
