import type { AccountGroup, BookAccount } from './account';

const account = (
  code: string,
  name: string,
  group: AccountGroup,
  xero: string,
  quickbooks: readonly [type: string, subType: string],
  system?: string,
): BookAccount => ({
  code,
  name,
  group,
  xero: { type: xero, ...(system === undefined ? {} : { system }) },
  quickbooks: { type: quickbooks[0], subType: quickbooks[1] },
});

const overhead = (code: string, name: string, subType: string, type = 'Expense'): BookAccount =>
  account(code, name, 'expense', 'OVERHEADS', [type, subType]);
const asset = (code: string, name: string, subType: string): BookAccount =>
  account(code, name, 'fixed-asset', 'FIXED', ['Fixed Asset', subType]);
const owed = (code: string, name: string, subType: string, system?: string): BookAccount =>
  account(code, name, 'current-liability', 'CURRLIAB', ['Other Current Liability', subType], system);
const equity = (code: string, name: string, subType: string, system?: string): BookAccount =>
  account(code, name, 'equity', 'EQUITY', ['Equity', subType], system);

/** Xero’s default chart for the UK as far as the invented companies use it, and what QuickBooks calls the same. */
export const CHART: readonly BookAccount[] = [
  account('090', 'Business Bank Account', 'bank', 'BANK', ['Bank', 'Checking']),
  account('091', 'Business Savings Account', 'bank', 'BANK', ['Bank', 'Savings']),
  account('200', 'Sales', 'revenue', 'REVENUE', ['Income', 'SalesOfProductIncome']),
  account('260', 'Other Revenue', 'revenue', 'REVENUE', ['Income', 'OtherPrimaryIncome']),
  account('270', 'Interest Income', 'other-income', 'REVENUE', ['Other Income', 'InterestEarned']),
  account('310', 'Cost of Goods Sold', 'cost-of-sales', 'DIRECTCOSTS', ['Cost of Goods Sold', 'SuppliesMaterialsCogs']),
  account('325', 'Direct Expenses', 'cost-of-sales', 'DIRECTCOSTS', ['Cost of Goods Sold', 'OtherCostsOfServiceCos']),
  overhead('400', 'Advertising & Marketing', 'AdvertisingPromotional'),
  overhead('401', 'Audit & Accountancy fees', 'LegalProfessionalFees'),
  overhead('404', 'Bank Fees', 'BankCharges'),
  overhead('416', 'Depreciation Expense', 'Depreciation', 'Other Expense'),
  overhead('433', 'Insurance', 'Insurance'),
  overhead('437', 'Interest Paid', 'InterestPaid'),
  overhead('445', 'Light, Power, Heating', 'Utilities'),
  overhead('449', 'Motor Vehicle Expenses', 'Auto'),
  overhead('461', 'Printing & Stationery', 'OfficeGeneralAdministrativeExpenses'),
  overhead('463', 'IT Software and Consumables', 'OfficeGeneralAdministrativeExpenses'),
  overhead('465', 'Rates', 'RentOrLeaseOfBuildings'),
  overhead('469', 'Rent', 'RentOrLeaseOfBuildings'),
  overhead('473', 'Repairs & Maintenance', 'RepairMaintenance'),
  overhead('477', 'Salaries', 'PayrollExpenses'),
  overhead('478', "Directors' Remuneration", 'PayrollExpenses'),
  overhead('479', 'Employers National Insurance', 'PayrollExpenses'),
  overhead('482', 'Pensions Costs', 'PayrollExpenses'),
  overhead('485', 'Subscriptions', 'DuesSubscriptions'),
  overhead('489', 'Telephone & Internet', 'Utilities'),
  overhead('493', 'Travel - National', 'Travel'),
  overhead('500', 'Corporation Tax', 'TaxesPaid'),
  account(
    '610',
    'Accounts Receivable',
    'current-asset',
    'CURRENT',
    ['Accounts Receivable', 'AccountsReceivable'],
    'DEBTORS',
  ),
  account('620', 'Prepayments', 'current-asset', 'CURRENT', ['Other Current Asset', 'PrepaidExpenses']),
  account('630', 'Inventory', 'current-asset', 'INVENTORY', ['Other Current Asset', 'Inventory']),
  asset('720', 'Computer Equipment', 'OtherFixedAssets'),
  asset('721', 'Less Accumulated Depreciation on Computer Equipment', 'AccumulatedDepreciation'),
  asset('760', 'Motor Vehicles', 'Vehicles'),
  asset('761', 'Less Accumulated Depreciation on Motor Vehicles', 'AccumulatedDepreciation'),
  account(
    '800',
    'Accounts Payable',
    'current-liability',
    'CURRLIAB',
    ['Accounts Payable', 'AccountsPayable'],
    'CREDITORS',
  ),
  owed('820', 'VAT', 'GlobalTaxPayable', 'GST'),
  owed('825', 'PAYE Payable', 'PayrollTaxPayable'),
  owed('826', 'NIC Payable', 'PayrollTaxPayable'),
  owed('830', 'Provision for Corporation Tax', 'OtherCurrentLiabilities'),
  owed('850', 'Suspense', 'OtherCurrentLiabilities'),
  owed('858', 'Pensions Payable', 'PayrollClearing'),
  account('900', 'Loan', 'long-term-liability', 'TERMLIAB', ['Long Term Liability', 'OtherLongTermLiabilities']),
  equity('950', 'Capital - x,xxx Ordinary Shares', 'CalledUpShareCapital'),
  equity('960', 'Retained Earnings', 'RetainedEarnings', 'RETAINEDEARNINGS'),
  equity('970', 'Owner A Funds Introduced', 'OwnersEquity'),
  equity('980', 'Owner A Drawings', 'OwnersEquity'),
];
