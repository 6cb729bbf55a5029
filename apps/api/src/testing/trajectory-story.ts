import { type Books, companyOn, goalOutlooks, latestMonth } from '@keelson/calculators';
import { acme } from '@keelson/calculators/testing';
import { evolveBooks, ledgerDecider, type LedgerEvent } from '@keelson/domain/ledger';
import { addMonths, type CalendarDate, calendarDate, type Month, month, pence } from '@keelson/kernel';

const JULY = month('2026-07');
const AUGUST = addMonths(JULY, 1);
const SALARIES = 3;
const SALES = 1;

const NOTHING_FOUND = { months: 0, changedMonths: 0, accounts: 0, unmapped: [], outOfBalance: [], restated: [] };

const monthsTo = (last: Month, from: Month = month('2000-01')): readonly LedgerEvent[] =>
  acme.months
    .filter((each) => each.month >= from && each.month <= last)
    .map((data) => ({ type: 'ledger.month-recorded.v1', data }));

const imported = (importId: string, news: readonly LedgerEvent[], restated: readonly Month[] = []): LedgerEvent[] => [
  {
    type: 'ledger.import-started.v1',
    data: { importId, reason: 'scheduled', from: JULY, to: AUGUST, startedAt: '2026-09-01T00:00:00.000Z' },
  },
  ...news,
  {
    type: 'ledger.import-finished.v1',
    data: {
      importId,
      report: {
        ...NOTHING_FOUND,
        restated: restated.map((of) => ({ month: of, ref: SALES, before: -1, now: -2 })),
      },
      finishedAt: '2026-09-01T00:00:00.000Z',
    },
  },
];

/** July as it came first, with £12,000 more of sales that were paid at once. */
function restatedJuly(): readonly LedgerEvent[] {
  const before = acme.months.find((each) => each.month === JULY)!;
  const lines = before.lines.map(([ref, movement, balance]) =>
    ref === SALES ? ([ref, pence((movement ?? 0) - 1_200_000), balance] as const) : ([ref, movement, balance] as const),
  );
  return [{ type: 'ledger.month-recorded.v1', data: { ...before, importId: 'again', lines } }];
}

/** Half a year typed in, once nothing is connected any more. */
function typed(before: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const [sales, costOfSales, payroll, overheads] = [5_000_000, 1_500_000, 1_000_000, 500_000].map((each) =>
    pence(each),
  );
  const months = Array.from({ length: 6 }, (_, at) => ({
    month: addMonths(AUGUST, -at),
    profit: { sales: sales!, costOfSales: costOfSales!, payroll: payroll!, overheads: overheads! },
    balance: {
      ...{ stock: null, debtors: null, creditors: null, currentAssets: null, currentLiabilities: null },
      ...{ cash: pence(6_000_000), fixedAssets: null, longTermCreditors: null },
    },
  }));
  const at = new Date('2026-09-09T09:00:00.000Z');
  const about = {
    entryId: 'typed',
    organisationName: 'Acme',
    yearEndMonth: 3,
    days: [],
    counts: [],
    disconnected: true,
    at,
  };
  const decided = ledgerDecider.decide(
    { name: 'EnterFigures', ...about, months },
    before.reduce(ledgerDecider.evolve, ledgerDecider.initialState),
  );
  if (!decided.ok) throw new Error(decided.failure.code);
  return decided.value;
}

export interface Told {
  readonly day: CalendarDate;
  readonly events: readonly LedgerEvent[];
  /** What the line of the goals has of it; `undefined` where nothing moved. */
  readonly moved?: { readonly event: string; readonly about?: string; readonly months?: readonly string[] };
}

/** What happens to the books of a company that has set goals on 11 August 2026, by the day. */
export function storyOfBooks(): readonly Told[] {
  const opened: LedgerEvent = {
    type: 'ledger.opened.v1',
    data: { source: 'xero', organisationId: 'o', organisationName: 'Acme', yearEndMonth: 3, vatRegistered: true },
  };
  const accounts: LedgerEvent = {
    type: 'ledger.accounts-recorded.v1',
    data: { importId: 'first', accounts: acme.accounts },
  };
  const placed = { ref: SALARIES, placement: { category: 'tax', tag: null } } as const;
  const story: readonly Told[] = [
    { day: calendarDate('2026-08-10'), events: imported('first', [opened, accounts, ...monthsTo(JULY)]) },
    {
      day: calendarDate('2026-09-02'),
      events: imported('second', monthsTo(AUGUST, AUGUST)),
      moved: { event: 'import' },
    },
    { day: calendarDate('2026-09-03'), events: imported('third', []) },
    {
      day: calendarDate('2026-09-04'),
      events: imported('again', restatedJuly(), [JULY]),
      moved: { event: 'restatement', months: [JULY] },
    },
    {
      day: calendarDate('2026-09-05'),
      events: [{ type: 'ledger.account-placed.v1', data: { ...placed, before: null } }],
      moved: { event: 'placement', about: 'Salaries' },
    },
    {
      day: calendarDate('2026-09-06'),
      events: [
        {
          type: 'ledger.placement-undone.v1',
          data: { ref: SALARIES, undone: placed.placement, restored: null },
        },
      ],
      moved: { event: 'placement', about: 'Salaries' },
    },
    {
      day: calendarDate('2026-09-07'),
      events: [{ type: 'ledger.headcounts-entered.v1', data: { counts: [{ month: JULY, count: '9' }] } }],
    },
  ];
  const entry = typed(story.flatMap(({ events }) => events));
  return [...story, { day: calendarDate('2026-09-09'), events: entry, moved: { event: 'entry' } }];
}

/** The probability of a saving goal by the books that the events leave, seen on a day. */
export function chanceOf(events: readonly LedgerEvent[], day: CalendarDate, by: string, pounds: number): number {
  const books = events.reduce<Books | null>(evolveBooks, null)!;
  const company = companyOn(day, books);
  const plan = { goalId: 'g', by: calendarDate(by), cost: pence(pounds * 100), exit: false, personal: true };
  const [outlook] = goalOutlooks(company, [plan], latestMonth(company)!);
  return outlook!.probability.value!.toNumber();
}
