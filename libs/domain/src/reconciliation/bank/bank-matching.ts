import { addDays, type CalendarDate } from '@keelson/kernel';
import type { BankLineStanding, BankStanding } from '@keelson/vocabulary';

/** Of the rules below: raise it when they judge anything otherwise. A decision keeps the version it was made under. */
export const BANK_MATCHING_VERSION = 1;

/** From the day before a payout arrives to five days after it. */
export const BANK_WINDOW = { before: 1, after: 5 } as const;

/** A business account that is used has a line at least so often: a longer gap is a statement that is missing. */
const MOST_DAYS_WITHOUT_A_LINE = 7;

export interface ArrivingPayout {
  readonly payoutId: string;
  readonly amountPence: number;
  /** The day in London on which it arrives. */
  readonly arrivesOn: CalendarDate;
}

export interface KnownBankLine {
  readonly lineId: string;
  readonly amountPence: number;
  readonly date: CalendarDate;
  /** Its text names the provider: it counts between lines that fit alike, and nowhere else. */
  readonly namesProvider: boolean;
  /** The payout that somebody matched it with. */
  readonly matchedTo: string | null;
  /** Payouts that somebody said it is not. */
  readonly barred: readonly string[];
}

export interface PayoutAtBank {
  readonly standing: BankStanding;
  /** The line with which it arrived; `null` unless it stands at the bank. */
  readonly lineId: string | null;
  /** The line's amount without the payout's. */
  readonly gapPence: number;
  /** Somebody said so. */
  readonly decided: boolean;
  /** Lines of which a person has to choose one, in the order of their dates. */
  readonly fitting: readonly string[];
}

export interface BankMatching {
  readonly payouts: ReadonlyMap<string, PayoutAtBank>;
  /** Lines that are matched or fit; every other is unmatched. */
  readonly lines: ReadonlyMap<string, { readonly standing: BankLineStanding; readonly payoutId: string | null }>;
}

interface BankFacts {
  readonly payouts: readonly ArrivingPayout[];
  /** All that have the amount of one of the payouts, or were decided about. */
  readonly lines: readonly KnownBankLine[];
  /** Every day of which a line is known. */
  readonly days: readonly CalendarDate[];
  readonly today: CalendarDate;
}

/**
 * Which payouts arrived with which lines: what people decided, and of the rest each pair of one amount, to the penny, that
 * nothing else fits on either side: first on the very day of the arrival, then from the day before to five days after. The same facts give the same pairs, in whichever order they came.
 */
export function matchBank({ payouts, lines, days, today }: BankFacts): BankMatching {
  const byId = new Map(payouts.map((payout) => [payout.payoutId, payout]));
  const decided = new Map(lines.flatMap((line) => decidedPair(line, byId)));
  const free = lines.filter(({ matchedTo }) => matchedTo === null).toSorted(byDate);
  const open = payouts.filter(({ payoutId }) => !decided.has(payoutId));
  // Equal amounts are common. What arrived on its very day is not another's that came late.
  const onTheDay = onlyPairs(fittingLines(open, free, { before: 0, after: 0 }));
  const taken = new Set(onTheDay.values());
  const left = open.filter(({ payoutId }) => !onTheDay.has(payoutId));
  const fitting = fittingLines(
    left,
    free.filter(({ lineId }) => !taken.has(lineId)),
    BANK_WINDOW,
  );
  const proven = new Map([...onTheDay, ...onlyPairs(fitting)]);
  const covers = coverage(days);
  const judged = payouts.map((payout): [string, PayoutAtBank] => {
    const { payoutId, amountPence } = payout;
    const line = decided.get(payoutId);
    if (line) return [payoutId, atBank(line.lineId, line.amountPence - amountPence, true)];
    const only = proven.get(payoutId);
    if (only !== undefined) return [payoutId, atBank(only, 0, false)];
    const several = fitting.get(payoutId) ?? [];
    if (several.length === 0) return [payoutId, away(awayStanding(payout, today, covers))];
    return [payoutId, { ...away('severalFit'), fitting: several }];
  });
  return { payouts: new Map(judged), lines: linesOf(lines, judged) };
}

const byDate = (one: KnownBankLine, other: KnownBankLine): number =>
  one.date === other.date ? (one.lineId < other.lineId ? -1 : 1) : one.date < other.date ? -1 : 1;

function groupedByAmount(lines: readonly KnownBankLine[]): ReadonlyMap<number, readonly KnownBankLine[]> {
  const groups = new Map<number, KnownBankLine[]>();
  for (const line of lines) {
    const group = groups.get(line.amountPence);
    if (group) group.push(line);
    else groups.set(line.amountPence, [line]);
  }
  return groups;
}

const decidedPair = (
  line: KnownBankLine,
  payouts: ReadonlyMap<string, ArrivingPayout>,
): readonly (readonly [string, KnownBankLine])[] =>
  line.matchedTo !== null && payouts.has(line.matchedTo) ? [[line.matchedTo, line]] : [];

type Fitting = ReadonlyMap<string, readonly string[]>;

/** By payout the lines of its amount in this window; of several the ones that name the provider, where some do. */
function fittingLines(
  payouts: readonly ArrivingPayout[],
  free: readonly KnownBankLine[],
  window: { readonly before: number; readonly after: number },
): Fitting {
  const byAmount = groupedByAmount(free);
  return new Map(
    payouts.map(({ payoutId, amountPence, arrivesOn }) => {
      const from = addDays(arrivesOn, -window.before);
      const until = addDays(arrivesOn, window.after);
      const all = (byAmount.get(amountPence) ?? []).filter(
        ({ date, barred }) => date >= from && date <= until && !barred.includes(payoutId),
      );
      const named = all.filter(({ namesProvider }) => namesProvider);
      return [payoutId, (named.length > 0 ? named : all).map(({ lineId }) => lineId)];
    }),
  );
}

/** Payouts with the only line that fits them, which fits no other payout. */
function onlyPairs(fitting: Fitting): ReadonlyMap<string, string> {
  const wanted = new Map<string, number>();
  for (const lineIds of fitting.values())
    for (const lineId of lineIds) wanted.set(lineId, (wanted.get(lineId) ?? 0) + 1);
  return new Map(
    [...fitting].flatMap(([payoutId, [only, ...more]]): [string, string][] =>
      only !== undefined && more.length === 0 && wanted.get(only) === 1 ? [[payoutId, only]] : [],
    ),
  );
}

const away = (standing: BankStanding): PayoutAtBank => ({
  ...{ standing, lineId: null, gapPence: 0, decided: false, fitting: [] },
});

const atBank = (lineId: string, gapPence: number, decided: boolean): PayoutAtBank => ({
  ...{ standing: 'atBank', lineId, gapPence, decided, fitting: [] },
});

type Covers = (from: CalendarDate, until: CalendarDate) => boolean;

function awayStanding({ arrivesOn }: ArrivingPayout, today: CalendarDate, covers: Covers): BankStanding {
  const until = addDays(arrivesOn, BANK_WINDOW.after);
  if (today <= until) return 'awaited';
  // Before a statement reaches over its days nobody can say that it did not arrive.
  return covers(arrivesOn, until) ? 'notFound' : 'noStatement';
}

/** Whether statements reach over all of these days. */
function coverage(days: readonly CalendarDate[]): Covers {
  const spans: { from: CalendarDate; until: CalendarDate }[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last && day <= addDays(last.until, MOST_DAYS_WITHOUT_A_LINE)) last.until = day;
    else spans.push({ from: day, until: day });
  }
  return (from, until) => spans.some((span) => span.from <= from && span.until >= until);
}

function linesOf(
  lines: readonly KnownBankLine[],
  payouts: readonly (readonly [string, PayoutAtBank])[],
): BankMatching['lines'] {
  const standing = new Map<string, { readonly standing: BankLineStanding; readonly payoutId: string | null }>();
  for (const { lineId, matchedTo } of lines)
    if (matchedTo !== null) standing.set(lineId, { standing: 'matched', payoutId: matchedTo });
  for (const [payoutId, { lineId, fitting }] of payouts) {
    if (lineId !== null) standing.set(lineId, { standing: 'matched', payoutId });
    for (const each of fitting) standing.set(each, { standing: 'severalFit', payoutId: null });
  }
  return standing;
}
