import { pence } from '@keelson/kernel';
import type { LedgerSource } from '@keelson/vocabulary';
import type { LedgerAccount, Placement } from '../books';
import { placementOf } from './placement';

const shown = (placement: Placement | null): string =>
  placement === null ? 'UNMAPPED' : [placement.category, placement.tag].filter((part) => part !== null).join(' ');

const account = (type: string, name = '', code = '', rest: Partial<LedgerAccount> = {}): LedgerAccount => ({
  ref: 1,
  id: 'a',
  code,
  name,
  type,
  subType: null,
  systemAccount: null,
  ...rest,
});

const placed = (source: LedgerSource, of: LedgerAccount, balance?: number): string =>
  shown(placementOf(of, source, undefined, balance === undefined ? undefined : pence(balance)));

describe('accounts of Xero (5.2)', () => {
  it.each([
    ['CURRENT', 'Accounts Receivable', '610', 'DEBTORS', 'tradeDebtors'],
    ['CURRLIAB', 'Accounts Payable', '800', 'CREDITORS', 'tradeCreditors'],
    ['EQUITY', 'Retained Earnings', '960', 'RETAINEDEARNINGS', 'capitalAndReserves'],
    ['EXPENSE', 'Bank Revaluations', '497', 'BANKCURRENCYGAIN', 'overheads'],
  ])('places the system account %s %s', (type, name, code, systemAccount, expected) => {
    expect(placed('xero', account(type, name, code, { systemAccount }))).toBe(expected);
  });

  it.each([
    ['INVENTORY', 'Inventory', '630', 'stock'],
    ['CURRENT', 'Work in progress', '', 'stock'],
    ['CURRENT', 'Prepayments', '620', 'otherCurrentAssets'],
    ['PREPAYMENT', 'Deposits', '', 'otherCurrentAssets'],
    ['FIXED', 'Less Accumulated Depreciation on Buildings', '741', 'fixedAssets'],
    ['NONCURRENT', 'Goodwill', '', 'fixedAssets'],
    ['CURRLIAB', 'Wages Payable - Payroll', '814', 'otherCurrentLiabilities'],
    ['LIABILITY', 'Van on hire purchase', '', 'longTermCreditors'],
    ['LIABILITY', 'Deposits held', '', 'otherCurrentLiabilities'],
    ['TERMLIAB', 'Loan', '900', 'longTermCreditors'],
    ['REVENUE', 'Sales', '200', 'turnover'],
    ['REVENUE', 'Interest Income', '270', 'otherIncome'],
    ['REVENUE', 'Bank interest', '201', 'otherIncome'],
    ['OTHERINCOME', 'Grants', '', 'otherIncome'],
    ['DIRECTCOSTS', 'Direct Wages', '320', 'costOfSales'],
    ['WAGESEXPENSE', 'Wages', '', 'payroll'],
    ['OVERHEADS', 'Salaries', '477', 'payroll'],
    ['OVERHEADS', 'Directors’ Remuneration', '7', 'payroll'],
    ['OVERHEADS', 'Employers National Insurance', '7', 'payroll'],
    ['EXPENSE', 'Staff costs', '7', 'payroll'],
    ['OVERHEADS', 'Payroll recruitment', '7', 'overheads'],
    ['OVERHEADS', 'Picnics', '7', 'overheads'],
    ['OVERHEADS', 'Corporation Tax', '500', 'tax'],
    ['EXPENSE', 'UK corporation tax', '7', 'tax'],
    ['DEPRECIATN', 'Wear', '', 'overheads depreciation'],
    ['OVERHEADS', 'Amortisation', '7', 'overheads depreciation'],
    ['EXPENSE', 'Interest Paid', '437', 'overheads interest'],
    ['OVERHEADS', 'Advertising & Marketing', '400', 'overheads marketing'],
    ['OVERHEADS', 'PR agency', '7', 'overheads marketing'],
    ['OVERHEADS', 'Printing', '461', 'overheads'],
    ['SOMETHING', 'New', '', 'UNMAPPED'],
  ])('places %s "%s" %s as %s', (type, name, code, expected) => {
    expect(placed('xero', account(type, name, code))).toBe(expected);
  });

  it('takes an overdrawn bank and a credit card for current liabilities', () => {
    expect(placed('xero', account('BANK'), -1)).toBe('otherCurrentLiabilities');
    expect(placed('xero', account('BANK'), 0)).toBe('cash');
    expect(placed('xero', account('BANK'))).toBe('cash');
    expect(placed('xero', account('BANK', '', '', { subType: 'CREDITCARD' }), 5)).toBe('otherCurrentLiabilities');
  });

  it('lets the customer decide before everything else', () => {
    const override: Placement = { category: 'costOfSales', tag: null };
    expect(placementOf(account('CURRENT', '', '', { systemAccount: 'DEBTORS' }), 'xero', override)).toBe(override);
  });
});

describe('accounts of QuickBooks (5.3)', () => {
  it.each([
    ['Bank', 'Checking', 'cash'],
    ['Accounts Receivable', 'AccountsReceivable', 'tradeDebtors'],
    ['Other Current Asset', 'Inventory', 'stock'],
    ['Other Current Asset', 'UndepositedFunds', 'cash'],
    ['Other Current Asset', 'AllowanceForBadDebts', 'tradeDebtors'],
    ['Other Current Asset', 'PrepaidExpenses', 'otherCurrentAssets'],
    ['Other Asset', 'Goodwill', 'fixedAssets'],
    ['Accounts Payable', 'AccountsPayable', 'tradeCreditors'],
    ['Credit Card', 'CreditCard', 'otherCurrentLiabilities'],
    ['Other Current Liability', 'SalesTaxPayable', 'otherCurrentLiabilities'],
    ['Long Term Liability', 'NotesPayable', 'longTermCreditors'],
    ['Equity', 'OpeningBalanceEquity', 'capitalAndReserves'],
    ['Income', 'DiscountsRefundsGiven', 'turnover'],
    ['Cost of Goods Sold', 'CostOfLaborCos', 'costOfSales'],
    ['Expense', 'PayrollExpenses', 'payroll'],
    ['Expense', 'CostOfLabor', 'payroll'],
    ['Expense', 'AdvertisingPromotional', 'overheads marketing'],
    ['Expense', 'IncomeTaxExpense', 'tax'],
    ['Expense', 'TaxesPaid', 'overheads'],
    ['Other Expense', 'Depreciation', 'overheads depreciation'],
    ['Expense', 'InterestPaid', 'overheads interest'],
    ['Other Expense', 'PenaltiesSettlements', 'overheads'],
    ['Other Income', 'InterestEarned', 'otherIncome'],
    ['Non-Posting', '', 'ignored'],
    ['Unheard of', '', 'UNMAPPED'],
  ])('places %s of %s as %s', (type, subType, expected) => {
    expect(placed('quickbooks', account(type, 'Named', '', { subType }))).toBe(expected);
  });

  it('goes by the name for payroll and corporation tax', () => {
    expect(placed('quickbooks', account('Expense', 'Wages', '', { subType: 'OtherBusinessExpenses' }))).toBe('payroll');
    expect(placed('quickbooks', account('Expense', 'Corporation tax', '', { subType: 'TaxesPaid' }))).toBe('tax');
  });

  it('takes an overdrawn bank for a current liability, undeposited funds never', () => {
    expect(placed('quickbooks', account('Bank'), -1)).toBe('otherCurrentLiabilities');
    const undeposited = account('Other Current Asset', '', '', { subType: 'UndepositedFunds' });
    expect(placed('quickbooks', undeposited, -1)).toBe('cash');
  });
});

it('places what was entered by hand by the category and tag it names', () => {
  expect(placed('manual', account('overheads', '', '', { subType: 'marketing' }))).toBe('overheads marketing');
  expect(placed('manual', account('capital'))).toBe('UNMAPPED');
});
