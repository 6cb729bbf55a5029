import type { CalendarDate, Month } from '@keelson/kernel';
import { Decimal, pounds } from '@keelson/kernel';
import type { FigureUnit } from '@keelson/vocabulary';
import type { Company, Flow, MonthValues, Stand } from '../values';
import { accountFlows, standsOnDay } from '../values';
import type { Figure, FigureFlag, InputSource } from './figure';
import type { Window } from './window';

/** A sum of movements over a window. */
export const flow = (of: Flow, { months }: Window): InputSource => ({ kind: 'flow', flow: of, months });

/** What one account has in it. */
export const accountFlow = (of: Flow, ref: number, { months }: Window): InputSource => ({
  ...{ kind: 'accountFlow', flow: of, ref, months },
});

/** What stands at the end of a month. */
export const stand = (of: Stand, month: Month): InputSource => ({ kind: 'stand', stand: of, month });

/** What stands at the end of a day. */
export const standOnDay = (of: Stand, date: CalendarDate): InputSource => ({ kind: 'standOnDay', stand: of, date });

/** What the bank accounts received or spent on days. */
export const bankDays = (side: 'received' | 'spent', dates: readonly CalendarDate[]): InputSource => ({
  kind: 'bankDays',
  side,
  dates,
});

export const monthCount = ({ months }: Window): InputSource => ({ kind: 'monthCount', months });

export const headcount = (months: readonly Month[]): InputSource => ({ kind: 'headcount', months });

/** What is known without books: other figures, and what was given. */
export type KnownSource = Extract<InputSource, { readonly kind: 'figure' | 'given' }>;

/** Another figure. */
export const figureInput = (figure: Figure): KnownSource => ({ kind: 'figure', figure });

export const given = (value: Decimal | number, unit: FigureUnit = 'ratio'): KnownSource => ({
  kind: 'given',
  value: new Decimal(value),
  unit,
});

export const VAT_MULTIPLIER: InputSource = { kind: 'vatMultiplier' };

function flowSum(company: Company, of: Flow, months: readonly Month[]): Decimal | null {
  let sum = 0;
  for (const month of months) {
    const amount = company.months.get(month)?.flows?.[of];
    if (amount === undefined) return null;
    sum += amount;
  }
  return months.length === 0 ? null : pounds(sum);
}

/** Months that lack the account count nothing for it. */
function accountSum(company: Company, of: Flow, ref: number, months: readonly Month[]): Decimal | null {
  const own = months.flatMap((month) => accountFlows(company, of, month).filter(([account]) => account.ref === ref));
  return months.length === 0 ? null : pounds(own.reduce((sum, [, amount]) => sum + amount, 0));
}

function meanHeadcount(company: Company, months: readonly Month[]): Decimal | null {
  const counts = months.map((month) => company.books.headcounts[month]).filter((count) => count !== undefined);
  return counts.length === 0 ? null : Decimal.sum(...counts).div(counts.length);
}

const inPounds = (amount: number | undefined): Decimal | null => (amount === undefined ? null : pounds(amount));

function bankSum(company: Company, side: 'received' | 'spent', dates: readonly CalendarDate[]): Decimal | null {
  const amounts = company.books.bankDays.filter(({ date }) => dates.includes(date)).map((day) => day[side]);
  if (amounts.length === 0) return null;
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return pounds(sum);
}

export const knownValue = (source: KnownSource): Decimal | null =>
  source.kind === 'figure' ? source.figure.value : source.value;

/** The value of an input, in pounds for amounts; `null` for what was never imported or entered. */
export function inputValue(company: Company, source: InputSource): Decimal | null {
  switch (source.kind) {
    case 'flow':
      return flowSum(company, source.flow, source.months);
    case 'accountFlow':
      return accountSum(company, source.flow, source.ref, source.months);
    case 'stand':
      return inPounds(company.months.get(source.month)?.stands?.[source.stand]);
    case 'standOnDay':
      return inPounds(standsOnDay(company, source.date)?.stands[source.stand]);
    case 'bankDays':
      return bankSum(company, source.side, source.dates);
    case 'headcount':
      return meanHeadcount(company, source.months);
    case 'vatMultiplier':
      return company.vatMultiplier;
    case 'monthCount':
      return source.months.length === 0 ? null : new Decimal(source.months.length);
    case 'figure':
    case 'given':
      return knownValue(source);
  }
}

export interface Provenance {
  readonly importIds: readonly string[];
  readonly flags: readonly FigureFlag[];
}

const NOWHERE: Provenance = { importIds: [], flags: [] };

export const knownProvenance = (source: KnownSource): Provenance =>
  source.kind === 'figure' ? source.figure : NOWHERE;

/** One object for each flag of a month, so that those of a year's figures are told apart by identity. */
const flagsOfMonths = new WeakMap<MonthValues, readonly FigureFlag[]>();

function flagsOf(values: MonthValues): readonly FigureFlag[] {
  const known = flagsOfMonths.get(values);
  if (known !== undefined) return known;
  const { month, outOfBalance, profitsDiffer, unmapped } = values;
  const flags: FigureFlag[] = [];
  if (outOfBalance !== null) flags.push({ kind: 'outOfBalance', month, difference: outOfBalance });
  if (profitsDiffer !== null) flags.push({ kind: 'profitsDiffer', month, difference: profitsDiffer });
  if (unmapped.length > 0) flags.push({ kind: 'unmapped', refs: unmapped });
  flagsOfMonths.set(values, flags);
  return flags;
}

function ofMonths({ months: known }: Company, months: readonly Month[]): Provenance {
  const importIds: string[] = [];
  const flags: FigureFlag[] = [];
  for (const month of months) {
    const values = known.get(month);
    if (values === undefined) continue;
    importIds.push(values.importId);
    flags.push(...flagsOf(values));
  }
  return { importIds, flags };
}

/** Where what is owed of a loan stands, within a year or after. */
const SPLIT_STANDS: ReadonlySet<Stand> = new Set(['otherCurrentLiabilities', 'longTermCreditors']);

/** The imports that an input came with, and what has to be known about them. */
export function provenanceOf(company: Company, source: InputSource): Provenance {
  switch (source.kind) {
    case 'flow':
    case 'accountFlow':
      return ofMonths(company, source.months);
    case 'stand': {
      const { importIds, flags } = ofMonths(company, [source.month]);
      const refs = SPLIT_STANDS.has(source.stand) ? (company.months.get(source.month)?.splitUnknown ?? []) : [];
      return { importIds, flags: refs.length > 0 ? [...flags, { kind: 'splitUnknown', refs }] : flags };
    }
    case 'standOnDay': {
      const day = standsOnDay(company, source.date);
      if (day === undefined) return { importIds: [], flags: [] };
      const flags: FigureFlag[] = day.unmapped.length > 0 ? [{ kind: 'unmapped', refs: day.unmapped }] : [];
      return { importIds: [day.importId], flags };
    }
    case 'bankDays': {
      const days = company.books.bankDays.filter(({ date }) => source.dates.includes(date));
      const dates = days.filter(({ transferAssumed }) => transferAssumed).map(({ date }) => date);
      return {
        importIds: days.map(({ importId }) => importId),
        flags: dates.length > 0 ? [{ kind: 'transferAssumed', dates }] : [],
      };
    }
    case 'vatMultiplier':
      return { importIds: [], flags: company.vatMultiplier === null ? [{ kind: 'vatUnknown' }] : [] };
    case 'headcount':
    case 'monthCount':
      return NOWHERE;
    case 'figure':
    case 'given':
      return knownProvenance(source);
  }
}
