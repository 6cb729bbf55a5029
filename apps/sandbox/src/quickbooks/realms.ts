import type { BookAccount } from '../books/account';
import { COMPANIES, type CompanyKey, type InventedCompany } from '../books/companies';
import { CHART } from '../books/chart';
import { realmOf as realmNumber } from '../provider/invented-ids';
import { pacificTime } from './pacific-time';

export const realmOf = (key: CompanyKey): string => realmNumber('intuit realm', key);

export const companyOfRealm = (realm: string): InventedCompany | undefined =>
  COMPANIES.find(({ key }) => realmOf(key) === realm);

/** Accounts are numbered in the order of the chart. */
export const accountIdOf = ({ code }: BookAccount): string => String(CHART.findIndex((each) => each.code === code) + 1);

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const META = { CreateTime: '2023-10-01T02:00:00-07:00', LastUpdatedTime: '2026-10-31T02:00:00-07:00' };

/** The company as the API tells it. The year begins in the month after its end. */
export const companyAnswer = ({ name, yearEndMonth }: InventedCompany, now: Date): object => ({
  CompanyInfo: {
    CompanyName: name,
    LegalName: name,
    CompanyAddr: {
      Id: '1',
      Line1: '1 Example Street',
      City: 'Leeds',
      Country: 'United Kingdom',
      PostalCode: 'LS1 1AA',
    },
    CompanyStartDate: '2023-10-01',
    FiscalYearStartMonth: MONTHS[yearEndMonth % 12],
    Country: 'GB',
    Email: { Address: 'accounts@sandbox.example' },
    WebAddr: {},
    SupportedLanguages: 'en',
    NameValue: [{ Name: 'NeoEnabled', Value: 'true' }],
    domain: 'QBO',
    sparse: false,
    Id: '1',
    SyncToken: '4',
    MetaData: META,
  },
  time: pacificTime(now),
});

/** The settings of the company, as far as books are read by them. */
export const preferencesAnswer = ({ vatNumber }: InventedCompany, now: Date): object => ({
  Preferences: {
    AccountingInfoPrefs: { CustomerTerminology: 'Customers' },
    TaxPrefs: { UsingSalesTax: vatNumber !== null, ...(vatNumber !== null && { TaxGroupCodeRef: { value: '2' } }) },
    CurrencyPrefs: { MultiCurrencyEnabled: false, HomeCurrency: { value: 'GBP' } },
    ReportPrefs: { ReportBasis: 'Accrual', CalcAgingReportFromTxnDate: false },
    domain: 'QBO',
    sparse: false,
    Id: '1',
    SyncToken: '6',
    MetaData: META,
  },
  time: pacificTime(now),
});

const CLASSIFICATIONS = {
  revenue: 'Revenue',
  'other-income': 'Revenue',
  'cost-of-sales': 'Expense',
  expense: 'Expense',
  bank: 'Asset',
  'current-asset': 'Asset',
  'fixed-asset': 'Asset',
  'current-liability': 'Liability',
  'long-term-liability': 'Liability',
  equity: 'Equity',
} as const satisfies Record<BookAccount['group'], string>;

const DEBIT_SIDE = new Set(['Asset', 'Expense']);

export const classificationOf = ({ group }: BookAccount): string => CLASSIFICATIONS[group];

/** Amounts of an account are positive on the side where it usually stands. */
export const naturalSign = (account: BookAccount): 1 | -1 => (DEBIT_SIDE.has(classificationOf(account)) ? 1 : -1);

/** An account of the chart as the API tells it. Balances are numbers, and only those of the balance sheet are told. */
export function accountAnswer(account: BookAccount, balance: number): object {
  const classification = classificationOf(account);
  const told = classification === 'Revenue' || classification === 'Expense' ? 0 : naturalSign(account) * balance;
  return {
    Name: account.name,
    SubAccount: false,
    FullyQualifiedName: account.name,
    Active: true,
    Classification: classification,
    AccountType: account.quickbooks.type,
    AccountSubType: account.quickbooks.subType,
    AcctNum: account.code,
    CurrentBalance: told / 100,
    CurrentBalanceWithSubAccounts: told / 100,
    CurrencyRef: { value: 'GBP', name: 'British Pound Sterling' },
    domain: 'QBO',
    sparse: false,
    Id: accountIdOf(account),
    SyncToken: '0',
    MetaData: META,
  };
}
