import type { BookAccount } from '../books/account';
import { COMPANIES, type CompanyKey, type InventedCompany } from '../books/companies';
import { uuidOf } from '../provider/invented-ids';

export const tenantOf = (key: CompanyKey): string => uuidOf('xero tenant', key);
export const accountIdOf = (key: CompanyKey, code: string): string => uuidOf('xero account', key, code);

export const companyOfTenant = (tenant: string): InventedCompany | undefined =>
  COMPANIES.find(({ key }) => tenantOf(key) === tenant);

const CREATED = '/Date(1696150800000+0000)/';

/** The organisation as the API tells it. */
export const organisationAnswer = ({ key, name, kind, yearEndMonth, vatNumber }: InventedCompany): object => ({
  Name: name,
  LegalName: name,
  PaysTax: vatNumber !== null,
  Version: 'UK',
  OrganisationType: kind,
  BaseCurrency: 'GBP',
  CountryCode: 'GB',
  IsDemoCompany: false,
  OrganisationStatus: 'ACTIVE',
  ...(vatNumber === null
    ? { SalesTaxBasis: 'NONE', SalesTaxPeriod: 'NONE' }
    : { TaxNumber: vatNumber, SalesTaxBasis: 'ACCRUALS', SalesTaxPeriod: 'QUARTERLY1' }),
  FinancialYearEndDay: new Date(Date.UTC(2026, yearEndMonth, 0)).getUTCDate(),
  FinancialYearEndMonth: yearEndMonth,
  DefaultSalesTax: 'Tax Exclusive',
  DefaultPurchasesTax: 'Tax Exclusive',
  CreatedDateUTC: CREATED,
  OrganisationEntityType: kind,
  Timezone: 'GMTSTANDARDTIME',
  ShortCode: `!${uuidOf('short', key).slice(0, 5)}`,
  OrganisationID: tenantOf(key),
  Edition: 'BUSINESS',
  Class: 'STANDARD',
  Addresses: [],
  Phones: [],
  ExternalLinks: [],
  PaymentTerms: {},
});

const CLASSES = {
  revenue: 'REVENUE',
  'other-income': 'REVENUE',
  'cost-of-sales': 'EXPENSE',
  expense: 'EXPENSE',
  bank: 'ASSET',
  'current-asset': 'ASSET',
  'fixed-asset': 'ASSET',
  'current-liability': 'LIABILITY',
  'long-term-liability': 'LIABILITY',
  equity: 'EQUITY',
} as const satisfies Record<BookAccount['group'], string>;

/** An account of the chart as the API tells it. */
export const accountAnswer = (key: CompanyKey, { code, name, group, xero }: BookAccount): object => ({
  AccountID: accountIdOf(key, code),
  Code: code,
  Name: name,
  Status: 'ACTIVE',
  Type: xero.type,
  Class: CLASSES[group],
  ...(xero.system === undefined ? {} : { SystemAccount: xero.system }),
  EnablePaymentsToAccount: false,
  ShowInExpenseClaims: false,
  ...(group === 'bank' && {
    BankAccountNumber: `2000001234${code}`,
    BankAccountType: 'BANK',
    CurrencyCode: 'GBP',
  }),
  HasAttachments: false,
  UpdatedDateUTC: CREATED,
  AddToWatchlist: false,
});
