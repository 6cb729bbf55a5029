import type { Books, LedgerAccount, Placement } from '../../books';

type Tag = Placement['tag'];
type Row = readonly [when: boolean, category: Placement['category'], tag?: Tag];

/** Typographic apostrophes are written too. */
const plain = (name: string): string => name.toLowerCase().replaceAll('’', "'");

const has = (text: string, ...words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** A word of the name begins with one of these. */
const wordBegins = (name: string, ...beginnings: readonly string[]): boolean => {
  for (let at = 0; at < name.length; at += 1) {
    if (at > 0 && /\w/.test(name.charAt(at - 1))) continue;
    if (beginnings.some((beginning) => name.startsWith(beginning, at))) return true;
  }
  return false;
};

const words = (name: string): readonly string[] => name.split(/\W+/);

function namedPayroll(name: string): boolean {
  if (has(name, 'payable', 'accrual', 'recruit', 'training')) return false;
  const directors = [
    'director remuneration',
    'directors remuneration',
    "director's remuneration",
    "director's' remuneration",
  ];
  const employers = ['employer', 'employers', "employer's", "employer's'", "employer'"].flatMap((employer) => [
    `${employer} ni`,
    `${employer} national`,
  ]);
  return (
    wordBegins(name, 'salar', 'wage', 'payroll', 'pension', 'staff cost', 'bonus', "directors' remuneration") ||
    wordBegins(name, ...directors, ...employers) ||
    words(name).includes('nic')
  );
}

const isMarketing = (code: string, name: string): boolean =>
  code === '400' || has(name, 'advert', 'marketing', 'promotion') || words(name).some((word) => word.endsWith('pr'));

/** Formulas 5.26. */
const paidWhenDue = (name: string): boolean =>
  name === 'rates' || wordBegins(name, 'business rates', 'insurance', 'bank charge', 'bank fee');

/** Formulas 5.26: VAT, PAYE and corporation tax, by what the provider says of the account or by its name. */
export const booksTax = ({ name, type, subType, systemAccount }: LedgerAccount): boolean => {
  const told = [type, systemAccount, subType].some((word) =>
    [
      ...['GST', 'VAT', 'PAYG', 'PAYGLIABILITY', 'SalesTaxPayable', 'GlobalTaxPayable', 'GlobalTaxSuspense'],
      ...['PayrollTaxPayable', 'CurrentTaxLiability'],
    ].includes(word ?? ''),
  );
  const called = words(plain(name));
  const together = called.join(' ');
  return (
    told ||
    called.some((word) => ['vat', 'paye', 'ni', 'nic', 'hmrc'].includes(word)) ||
    ['national insurance', 'corporation tax'].some((phrase) => ` ${together} `.includes(` ${phrase} `))
  );
};

/** Whatever the account counts as. */
export const booksWages = ({ name, subType }: LedgerAccount): boolean =>
  namedPayroll(plain(name)) || subType === 'CostOfLaborCos';

/** Table 5.2, a row for each of its rows. */
function bySheetOfXero({ code, type, subType, systemAccount: system, name: written }: LedgerAccount): readonly Row[] {
  const name = plain(written);
  const running = type === 'OVERHEADS' || type === 'EXPENSE';
  const income = type === 'REVENUE' || type === 'SALES';
  return [
    [system === 'DEBTORS', 'tradeDebtors'],
    [system === 'CREDITORS', 'tradeCreditors'],
    [system === 'RETAINEDEARNINGS', 'capitalAndReserves'],
    [['GST', 'VAT', 'PAYG', 'PAYGLIABILITY', 'WAGEPAYABLES'].includes(system ?? ''), 'otherCurrentLiabilities'],
    [type === 'BANK' && subType === 'CREDITCARD', 'otherCurrentLiabilities'],
    [type === 'BANK', 'cash'],
    [type === 'INVENTORY', 'stock'],
    [
      type === 'CURRENT' && (wordBegins(name, 'stock', 'inventory', 'work in progress') || words(name).includes('wip')),
      'stock',
    ],
    [type === 'CURRENT' || type === 'PREPAYMENT', 'otherCurrentAssets'],
    [type === 'FIXED' || type === 'NONCURRENT', 'fixedAssets'],
    [
      ['CURRLIAB', 'PAYG', 'PAYGLIABILITY', 'WAGEPAYABLES', 'GST', 'VAT', 'SUPERANNUATIONLIABILITY'].includes(type),
      'otherCurrentLiabilities',
    ],
    [
      type === 'LIABILITY' && (wordBegins(name, 'loan', 'mortgage', 'hire purchase') || words(name).includes('hp')),
      'longTermCreditors',
    ],
    [type === 'LIABILITY', 'otherCurrentLiabilities'],
    [type === 'TERMLIAB', 'longTermCreditors'],
    [type === 'EQUITY' || type === 'RETAINEDEARNINGS', 'capitalAndReserves'],
    [income && (code === '270' || wordBegins(name, 'interest')), 'otherIncome'],
    [income, 'turnover'],
    [type === 'OTHERINCOME', 'otherIncome'],
    [type === 'DIRECTCOSTS', 'costOfSales'],
    [type === 'WAGESEXPENSE' || type === 'SUPERANNUATIONEXPENSE', 'payroll'],
    [running && (['477', '478', '479', '482'].includes(code) || namedPayroll(name)), 'payroll'],
    [running && (code === '500' || wordBegins(name, 'corporation tax')), 'tax'],
    [
      type === 'DEPRECIATN' || (running && wordBegins(name, 'depreciation', 'amortisation')),
      'overheads',
      'depreciation',
    ],
    [running && wordBegins(name, 'interest'), 'overheads', 'interest'],
    [running && isMarketing(code, name), 'overheads', 'marketing'],
    [running && paidWhenDue(name), 'overheads', 'notOnCredit'],
    [running, 'overheads'],
  ];
}

const STAFF = 'PayrollExpenses PayrollWageExpenses PayrollTaxExpenses StaffCosts ManagementCompensation CostOfLabor';
const PROFIT_TAX = 'IncomeTaxExpense IncomeTaxOtherExpense DeferredTaxExpense';
const WEAR = 'Depreciation Amortization AmortizationExpense AppropriationsToDepreciation Depletion';
const BORROWING = 'InterestPaid FinanceCosts BorrowingCost';

/** Table 5.3, a row for each of its rows. */
function bySheetOfQuickBooks({ type, subType, name: written }: LedgerAccount): readonly Row[] {
  const name = plain(written);
  const among = (list: string): boolean => list.split(' ').includes(subType ?? '');
  const expense = type === 'Expense';
  const either = expense || type === 'Other Expense';
  const currentAsset = type === 'Other Current Asset';
  return [
    [type === 'Bank', 'cash'],
    [type === 'Accounts Receivable', 'tradeDebtors'],
    [currentAsset && among('Inventory'), 'stock'],
    [currentAsset && among('UndepositedFunds'), 'cash'],
    [currentAsset && among('AllowanceForBadDebts'), 'tradeDebtors'],
    [currentAsset, 'otherCurrentAssets'],
    [type === 'Fixed Asset' || type === 'Other Asset', 'fixedAssets'],
    [type === 'Accounts Payable', 'tradeCreditors'],
    [type === 'Credit Card' || type === 'Other Current Liability', 'otherCurrentLiabilities'],
    [type === 'Long Term Liability', 'longTermCreditors'],
    [type === 'Equity', 'capitalAndReserves'],
    [type === 'Income', 'turnover'],
    [type === 'Cost of Goods Sold', 'costOfSales'],
    [expense && (among(STAFF) || namedPayroll(name)), 'payroll'],
    [expense && among('AdvertisingPromotional'), 'overheads', 'marketing'],
    [either && among(PROFIT_TAX), 'tax'],
    [either && among('TaxesPaid') && wordBegins(name, 'corporation tax'), 'tax'],
    [either && among(WEAR), 'overheads', 'depreciation'],
    [either && among(BORROWING), 'overheads', 'interest'],
    [either && (among('Insurance BankCharges') || paidWhenDue(name)), 'overheads', 'notOnCredit'],
    [type === 'Other Income', 'otherIncome'],
    [either, 'overheads'],
    [type === 'Non-Posting', 'ignored'],
  ];
}

const TYPED_IN = [
  ...['turnover', 'otherIncome', 'costOfSales', 'payroll', 'overheads', 'tax', 'fixedAssets', 'stock', 'tradeDebtors'],
  ...['cash', 'otherCurrentAssets', 'tradeCreditors', 'otherCurrentLiabilities', 'longTermCreditors'],
  ...['capitalAndReserves', 'ignored'],
] as readonly string[] as readonly Placement['category'][];

const byHand = ({ type, subType }: LedgerAccount): readonly Row[] =>
  TYPED_IN.map((category) => [category === type, category, subType as Tag]);

/** `null` for an account that no rule places. */
export function whereItBelongs(books: Books, account: LedgerAccount): Placement | null {
  const decided = books.overrides[account.ref];
  if (decided !== undefined) return decided;
  const sheets = { xero: bySheetOfXero, quickbooks: bySheetOfQuickBooks, manual: byHand };
  const [, category, tag = null] = sheets[books.source](account).find(([when]) => when) ?? [];
  return category === undefined ? null : { category, tag };
}

/**
 * Whether a balance below zero makes the account a current liability: tables 5.2 and 5.3 say so of what they call a
 * bank, not of undeposited funds, and what the customer decided comes before them.
 */
export const canBeOverdrawn = (books: Books, { ref, type }: LedgerAccount): boolean =>
  books.overrides[ref] === undefined && type === { xero: 'BANK', quickbooks: 'Bank', manual: 'cash' }[books.source];
