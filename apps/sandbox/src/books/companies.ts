import { addMonths, calendarDate, type CalendarDate, endOfMonth, type Month, monthOf } from '@keelson/kernel';
import type { BookAccount } from './account';
import { CHART } from './chart';
import { CompanyBooks, type StrayLine } from './company-books';
import { dayOf } from './days';
import { DEPARTMENT_ACCOUNTS, departmentPostings } from './large-company';
import { DEMO_COMPANIES, type DemoCompanyKey } from './demo-companies';
import { credit, debit, type Posting } from './posting';
import { soleTraderPostings } from './sole-trader-rule';
import { FIRST, tradingPostings, USUAL_TERMS } from './trading-rule';

/** Those that the consent page shows. */
export const COMPANY_KEYS = ['trading', 'sole-trader', 'empty', 'unbalanced'] as const;

/** A company with a chart of more than a hundred accounts, for measuring imports. */
const LARGE = 'large';

export type CompanyKey = (typeof COMPANY_KEYS)[number] | DemoCompanyKey | typeof LARGE;

export interface InventedCompany {
  readonly key: CompanyKey;
  readonly name: string;
  readonly about: string;
  readonly kind: 'COMPANY' | 'SOLE_TRADER';
  readonly yearEndMonth: number;
  readonly vatNumber: string | null;
  readonly accounts: readonly BookAccount[];
}

/** A change of a past month, made afterwards. */
export interface Restatement {
  readonly company: CompanyKey;
  readonly month: Month;
  readonly code: string;
  /** Pence put on the account; the other side is the creditors. */
  readonly amount: number;
}

const without = (...codes: readonly string[]) => CHART.filter(({ code }) => !codes.includes(code));
const COMPANY_ONLY = ['477', '478', '479', '482', '500', '820', '825', '826', '830', '858', '950'];

const SHOWN: readonly InventedCompany[] = [
  {
    key: 'trading',
    name: 'Sandbox Trading Ltd',
    about: 'VAT registered, year end March, three years of books',
    kind: 'COMPANY',
    yearEndMonth: 3,
    vatNumber: '123456789',
    accounts: without('850'),
  },
  {
    key: 'sole-trader',
    name: 'Alder Gardens',
    about: 'Sole trader, year end June, no VAT and no payroll',
    kind: 'SOLE_TRADER',
    yearEndMonth: 6,
    vatNumber: null,
    accounts: without(...COMPANY_ONLY, '850'),
  },
  {
    key: 'empty',
    name: 'New Leaf Studio Ltd',
    about: 'Nothing has been entered yet',
    kind: 'COMPANY',
    yearEndMonth: 12,
    vatNumber: null,
    accounts: without('091', '850'),
  },
  {
    key: 'unbalanced',
    name: 'Crooked Chimney Ltd',
    about: 'One month whose trial balance does not add up',
    kind: 'COMPANY',
    yearEndMonth: 3,
    vatNumber: '987654321',
    accounts: CHART,
  },
];

const isDemoCompany = (key: string): key is DemoCompanyKey => Object.hasOwn(DEMO_COMPANIES, key);

const DEMO: readonly InventedCompany[] = Object.keys(DEMO_COMPANIES)
  .filter(isDemoCompany)
  .map((key) => ({
    key,
    name: DEMO_COMPANIES[key].name,
    about: 'A demo customer’s',
    kind: 'COMPANY',
    yearEndMonth: 3,
    vatNumber: '555000111',
    accounts: without('850'),
  }));

const MEASURED: InventedCompany = {
  key: LARGE,
  name: 'Seventy Departments Ltd',
  about: 'More than a hundred accounts',
  kind: 'COMPANY',
  yearEndMonth: 3,
  vatNumber: '555000222',
  accounts: [...without('850'), ...DEPARTMENT_ACCOUNTS],
};

export const COMPANIES: readonly InventedCompany[] = [...SHOWN, ...DEMO, MEASURED];

export const isShown = (company: InventedCompany): boolean => SHOWN.includes(company);

export function companyOf(key: CompanyKey): InventedCompany {
  const found = COMPANIES.find((company) => company.key === key);
  if (found === undefined) throw new RangeError(`no such company: ${key}`);
  return found;
}

const STRAY_MONTHS_AGO = 4;
const STRAY_PENCE = 3741;

/** The month that does not add up: always the same distance before today. */
export const strayLine = (today: CalendarDate): StrayLine => ({
  date: dayOf(addMonths(monthOf(today), -STRAY_MONTHS_AGO), 15),
  code: '850',
  amount: STRAY_PENCE,
});

/** The books of a company as they stand on a day: nothing later is in them. */
export function booksOf(key: CompanyKey, today: CalendarDate, restated: readonly Restatement[] = []): CompanyBooks {
  const { accounts, yearEndMonth } = companyOf(key);
  const later = restated.filter(({ company }) => company === key).map(restatementPosting);
  const postings = [...postingsOf(key, monthOf(today)), ...later].filter(({ date }) => date <= today);
  return new CompanyBooks({
    accounts,
    postings,
    yearEndMonth,
    ...(key === 'unbalanced' && { stray: strayLine(today) }),
  });
}

function postingsOf(key: CompanyKey, until: Month): readonly Posting[] {
  switch (key) {
    case 'trading':
      return tradingPostings(until);
    case 'sole-trader':
      return soleTraderPostings(until);
    case 'unbalanced':
      return tradingPostings(until, { ...USUAL_TERMS, sales: 3_150_000 });
    case 'empty':
      return [];
    case LARGE:
      return [...tradingPostings(until), ...departmentPostings(FIRST, until)];
    default:
      return tradingPostings(until, DEMO_COMPANIES[key].terms);
  }
}

const restatementPosting = ({ month, code, amount }: Restatement): Posting => ({
  date: calendarDate(endOfMonth(month)),
  kind: 'journal',
  text: 'Correction',
  lines: [debit(code, amount), credit('800', amount)],
});
