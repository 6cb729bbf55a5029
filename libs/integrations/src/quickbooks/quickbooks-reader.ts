import {
  addMonths,
  calendarDate,
  type CalendarDate,
  endOfMonth,
  type Month,
  monthOf,
  pence,
  type Pence,
} from '@keelson/kernel';
import {
  type BooksReader,
  type OrganisationFacts,
  type ProviderAccount,
  ProviderAnswerRefused,
  type ProviderLine,
} from '../accounting/accounting-system';
import { minus, plus } from '../accounting/amounts';
import { listIn, partIn, textIn } from '../accounting/answer-parts';
import { quickBooksBankDays } from './quickbooks-bank-days';
import type { AskQuickBooks } from './quickbooks-calls';
import { reportLines } from './quickbooks-report';

const PAGE = 1_000;
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
const ACCRUAL = { accounting_method: 'Accrual' };
const PROFIT_TYPES = new Set(['Income', 'Other Income', 'Cost of Goods Sold', 'Expense', 'Other Expense']);
const CREDIT_TYPES = new Set(['Income', 'Other Income']);

/** The books of one company. What it was told of the chart and the year it keeps: make one for each import. */
export function quickBooksReader(ask: AskQuickBooks, realmId: string): BooksReader {
  const facts = kept(() => organisationOf(ask, realmId));
  const chart = kept(() => accountsOf(ask));
  const typeOf = async () => new Map((await chart()).map(({ id, type }) => [id, type]));

  /** Whether a start resets profit and loss or not is undocumented: from the year's first day on both are the same. */
  const balances = async (day: CalendarDate): Promise<ReadonlyMap<string, Pence>> => {
    const report = await ask('reports/TrialBalance', {
      start_date: firstDayOfYear(day, (await facts()).yearEndMonth),
      end_date: day,
      ...ACCRUAL,
    });
    return summed(reportLines(report), (line) => minus(line.amount('debit'), line.amount('credit')));
  };

  /** Debit positive, so that income turns its sign. */
  const movements = async (of: Month): Promise<ReadonlyMap<string, Pence>> => {
    const report = await ask('reports/ProfitAndLoss', {
      start_date: `${of}-01`,
      end_date: endOfMonth(of),
      ...ACCRUAL,
    });
    const types = await typeOf();
    return summed(reportLines(report), (line) =>
      CREDIT_TYPES.has(types.get(line.accountId ?? '') ?? '')
        ? minus(pence(0), line.amount('total'))
        : line.amount('total'),
    );
  };

  return {
    organisation: facts,
    accounts: chart,
    async month(of) {
      const [moved, held, types] = await Promise.all([movements(of), balances(endOfMonth(of)), typeOf()]);
      const ids = [...new Set([...held.keys(), ...moved.keys()])];
      return ids.map((accountId): ProviderLine => ({
        accountId,
        movement: PROFIT_TYPES.has(types.get(accountId) ?? '') ? (moved.get(accountId) ?? pence(0)) : null,
        // A trial balance leaves out what stands at nothing.
        balance: held.get(accountId) ?? pence(0),
      }));
    },
    async asAt(day) {
      return [...(await balances(day))].map(([accountId, balance]) => ({ accountId, balance }));
    },
    // The general ledger says of what type each transaction is.
    tellsTransfers: () => Promise.resolve(true),
    async bankDays(first, last) {
      const banks = (await chart()).filter(({ type }) => type === 'Bank').map(({ id }) => id);
      return quickBooksBankDays(ask, banks, first, last);
    },
  };
}

async function organisationOf(ask: AskQuickBooks, realmId: string): Promise<OrganisationFacts> {
  const company = partIn(await ask(`companyinfo/${encodeURIComponent(realmId)}`, {}), 'CompanyInfo');
  const firstMonth = MONTHS.indexOf(textIn(company, 'FiscalYearStartMonth') ?? '');
  if (firstMonth === -1) throw new ProviderAnswerRefused('QuickBooks does not tell when the financial year begins');
  return {
    organisationId: realmId,
    name: textIn(company, 'CompanyName') ?? '',
    yearEndMonth: firstMonth === 0 ? 12 : firstMonth,
    vatRegistered: usesSalesTax(await ask('preferences', {})),
  };
}

/** VAT is the sales tax of a British company; `null` where its settings do not say. */
function usesSalesTax(answer: unknown): boolean | null {
  const told = partIn(partIn(partIn(answer, 'Preferences'), 'TaxPrefs'), 'UsingSalesTax');
  if (typeof told === 'boolean') return told;
  return told === 'true' ? true : told === 'false' ? false : null;
}

async function accountsOf(ask: AskQuickBooks): Promise<readonly ProviderAccount[]> {
  const found: ProviderAccount[] = [];
  for (let start = 1; ; start += PAGE) {
    const query = `select * from Account where Active in (true, false) startposition ${start} maxresults ${PAGE}`;
    const page = listIn(partIn(await ask('query', { query }), 'QueryResponse'), 'Account');
    found.push(...page.map(accountOf));
    if (page.length < PAGE) return found;
  }
}

const accountOf = (account: unknown): ProviderAccount => ({
  id: textIn(account, 'Id') ?? '',
  code: textIn(account, 'AcctNum') ?? '',
  name: textIn(account, 'Name') ?? '',
  type: textIn(account, 'AccountType') ?? '',
  subType: textIn(account, 'AccountSubType') ?? null,
  systemAccount: null,
});

/** Totals belong to no account. */
function summed(
  lines: ReturnType<typeof reportLines>,
  amountOf: (line: ReturnType<typeof reportLines>[number]) => Pence,
): ReadonlyMap<string, Pence> {
  const sums = new Map<string, Pence>();
  for (const line of lines)
    if (line.accountId !== null) sums.set(line.accountId, plus(sums.get(line.accountId) ?? pence(0), amountOf(line)));
  return sums;
}

function firstDayOfYear(day: CalendarDate, yearEndMonth: number): CalendarDate {
  const month = monthOf(day);
  const since = (Number(month.slice(5)) - yearEndMonth - 1 + 12) % 12;
  return calendarDate(`${addMonths(month, -since)}-01`);
}

/** Asked once, and again after a failure. */
function kept<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
