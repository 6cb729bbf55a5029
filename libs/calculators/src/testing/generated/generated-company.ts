import { addDays, type CalendarDate, calendarDate, month, type Pence, pence } from '@keelson/kernel';
import type { AccountCategory, LedgerSource } from '@keelson/vocabulary';
import type { Books, LedgerAccount, LedgerMonth, Placement, TrialLine } from '../../books';
import { CHARTS, type ChartLine } from './charts';
import { Draw } from './draw';

/** A company that nobody thought of, and the day on which it is looked at. */
export interface GeneratedCompany {
  readonly books: Books;
  readonly today: CalendarDate;
}

const SOURCES: readonly LedgerSource[] = ['xero', 'quickbooks', 'manual'];
const DECISIONS: readonly AccountCategory[] = ['turnover', 'costOfSales', 'payroll', 'overheads', 'tax', 'otherIncome'];
const STANDING: readonly AccountCategory[] = [
  'stock',
  'cash',
  'fixedAssets',
  'longTermCreditors',
  'capitalAndReserves',
  'ignored',
  // What somebody counts as a cost though the provider keeps it on the balance sheet.
  'overheads',
];

/** What the company is like; most are ordinary. */
interface Nature {
  /** Pence of a usual amount. */
  readonly size: number;
  /** How much more it spends than it earns. */
  readonly loss: number;
  /** Of a hundred months, how many are missing in the middle. */
  readonly gaps: number;
  /** Of a hundred accounts and months, how many stand on the other side. */
  readonly turned: number;
}

const text = (monthNumber: number) =>
  month(`${String(Math.floor(monthNumber / 12)).padStart(4, '0')}-${String((monthNumber % 12) + 1).padStart(2, '0')}`);

function nature(draw: Draw): Nature {
  return {
    size: draw.pick([3, 90, 12_345, 250_000, 250_000, 250_000, 3_000_000, 900_000_000]),
    loss: draw.pick([0.4, 0.9, 1, 1, 1.1, 2.5]),
    gaps: draw.pick([0, 0, 0, 0, 5, 25]),
    turned: draw.pick([0, 0, 3, 30]),
  };
}

const amount = (draw: Draw, { size, turned }: Nature, side: number, weight: number): number => {
  const whole = Math.floor((0.2 + 1.6 * draw.part()) * size * weight);
  return draw.happens(turned, 100) ? -side * whole : side * whole;
};

/** Accounts of the chart, most of them used; no two the same. */
function chartOf(draw: Draw, source: LedgerSource): readonly ChartLine[] {
  const share = source === 'manual' ? 100 : draw.pick([5, 15, 30, 60]);
  const sure = new Set([
    '200',
    '310',
    '469',
    '610',
    '800',
    '090',
    'Sales',
    'Materials',
    'Debtors',
    'Creditors',
    'Rent',
  ]);
  return CHARTS[source].filter(({ code, name }) => draw.happens(share, 100) || sure.has(code) || sure.has(name));
}

/** What the lines tell by their source: movements of profit and loss alone, but of Xero; typed figures no balance of it. */
function told(source: LedgerSource, profitAndLoss: boolean, ref: number, movement: number, balance: number): TrialLine {
  if (source === 'xero') return [ref, pence(movement), pence(balance)];
  if (!profitAndLoss) return [ref, null, pence(balance)];
  return [ref, pence(movement), source === 'quickbooks' ? pence(balance) : null];
}

interface Story {
  readonly draw: Draw;
  readonly source: LedgerSource;
  readonly chart: readonly ChartLine[];
  readonly nature: Nature;
  readonly yearEndMonth: number;
}

/** Every month from the first to the last, in which each entry finds its counterpart in the last account of equity. */
function monthsOf(
  { draw, source, chart, nature: is, yearEndMonth }: Story,
  first: number,
  last: number,
): LedgerMonth[] {
  const balances = chart.map(({ profitAndLoss, side }) =>
    profitAndLoss ? 0 : amount(draw, is, side, draw.pick([0, 1, 6, 20])),
  );
  const closing = chart.findLastIndex(({ type }) => ['EQUITY', 'Equity', 'capitalAndReserves'].includes(type));
  const settle = () => {
    if (closing >= 0) balances[closing] = (balances[closing] ?? 0) - balances.reduce((sum, one) => sum + one, 0);
  };
  settle();
  const months: LedgerMonth[] = [];
  for (let at = first; at <= last; at += 1) {
    const before = [...balances];
    if (at % 12 === yearEndMonth % 12) {
      chart.forEach(({ profitAndLoss }, line) => (balances[line] = profitAndLoss ? 0 : (balances[line] ?? 0)));
      settle();
    }
    const begun = [...balances];
    chart.forEach(({ profitAndLoss, side }, line) => {
      const weight = profitAndLoss && side === 1 ? is.loss / 4 : 1;
      if (draw.happens(9, 10))
        balances[line] = (balances[line] ?? 0) + amount(draw, is, profitAndLoss ? side : 1, weight);
      if (!profitAndLoss && draw.happens(1, 6)) balances[line] = amount(draw, is, side, 3);
    });
    settle();
    const wrong = draw.happens(1, 40) ? draw.pick([1, 2, 250, -99_999]) : 0;
    const lines = chart.flatMap(({ profitAndLoss }, line): TrialLine[] => {
      const off = line === 0 ? wrong : 0;
      const balance = (balances[line] ?? 0) + off;
      const movement = balance - ((profitAndLoss ? begun : before)[line] ?? 0);
      // What neither moved nor stands is not in a trial balance.
      return movement === 0 && balance === 0 ? [] : [told(source, profitAndLoss, line + 1, movement, balance)];
    });
    // Only profit and loss, or only balances, may be typed in for a month.
    const left = source === 'manual' ? draw.pick(['all', 'all', 'all', 'profit', 'balances']) : 'all';
    months.push({
      month: text(at),
      importId: `import_${draw.whole(1, 3)}`,
      recordedAt: '2026-11-22T08:00:00.000Z',
      lines: lines.filter(([, movement]) => left === 'all' || (movement !== null) === (left === 'profit')),
    });
  }
  const kept = months.filter(() => !draw.happens(is.gaps, 100));
  return kept;
}

function overridesOf(draw: Draw, { source, chart }: Story): Record<number, Placement> {
  const overrides: Record<number, Placement> = {};
  if (source === 'manual' || draw.happens(2, 3)) return overrides;
  chart.forEach(({ profitAndLoss }, line) => {
    if (!draw.happens(1, 12)) return;
    const category = draw.pick(profitAndLoss ? DECISIONS : STANDING);
    const tag = profitAndLoss ? draw.pick([null, null, 'depreciation', 'interest', 'marketing'] as const) : null;
    overrides[line + 1] = { category, tag };
  });
  return overrides;
}

/** What of debts is said to be due within a year, of accounts too that are not due later. */
function loansOf(draw: Draw, { source, chart, nature: is }: Story): Record<number, Pence> | null {
  if (source === 'manual' || draw.happens(1, 2)) return null;
  const stated: Record<number, Pence> = {};
  chart.forEach(({ profitAndLoss, side }, line) => {
    if (!profitAndLoss && side === -1 && draw.happens(1, 2))
      stated[line + 1] = pence(Math.abs(amount(draw, is, side, draw.pick([0, 1, 6]))));
  });
  return stated;
}

const COUNTS = ['0', '1', '4', '7', '7.5', '12.25', '250'];

function headcountsOf(draw: Draw, first: number, last: number): Record<string, string> {
  const often = draw.pick([0, 4, 8, 10]);
  const counts: Record<string, string> = {};
  for (let at = first; at <= last; at += 1) if (draw.happens(often, 10)) counts[text(at)] = draw.pick(COUNTS);
  return counts;
}

/** The same for the same seed. */
export function generatedCompany(seed: number): GeneratedCompany {
  const draw = new Draw(seed);
  const source = SOURCES[seed % 3] ?? 'xero';
  const yearEndMonth = (Math.floor(seed / 3) % 12) + 1;
  const today = addDays(calendarDate('2025-12-31'), draw.whole(0, 400));
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  // Some have the running month too, and of some nothing was imported for a while.
  const last = now - draw.pick([0, 1, 1, 1, 1, 1, 2, 7]);
  const count = draw.pick([0, 1, 2, 3, 5, 6, 8, 11, 12, 13, 14, 18, 23, 24, 25, 30, 35, 36, 36, 40]);
  const story: Story = { draw, source, chart: chartOf(draw, source), nature: nature(draw), yearEndMonth };
  const accounts = story.chart.map(({ code, name, type, subType, systemAccount }, line): LedgerAccount => ({
    ref: line + 1,
    id: `account-${line + 1}`,
    ...{ code, name, type, subType, systemAccount },
  }));
  const dates = Array.from({ length: 31 }, (_, at) => addDays(today, at - 30));
  const books: Books = {
    source,
    organisationName: `Company ${seed}`,
    yearEndMonth,
    vatMultiplier: draw.pick(['1.20', '1.20', '1', '1.05', '1.125', null]),
    accounts,
    overrides: overridesOf(draw, story),
    months: monthsOf(story, last - count + 1, last),
    headcounts: headcountsOf(draw, now - 38, now),
    days: dates
      .filter((_, at) => draw.happens(at > 22 ? 7 : 1, 20))
      .map((date) => ({
        date,
        importId: 'import_day',
        lines: story.chart.flatMap(({ profitAndLoss, side }, line) =>
          profitAndLoss ? [] : [[line + 1, pence(amount(draw, story.nature, side, 2))] as const],
        ),
      })),
    bankDays: dates
      .filter(() => draw.happens(9, 10))
      .map((date) => ({
        date,
        importId: 'import_day',
        received: pence(Math.abs(amount(draw, story.nature, 1, 1))),
        spent: pence(Math.abs(amount(draw, story.nature, 1, 1))),
        transferAssumed: draw.happens(1, 9),
      })),
  };
  const dueWithinYear = loansOf(draw, story);
  return { books: dueWithinYear === null ? books : { ...books, dueWithinYear }, today };
}
