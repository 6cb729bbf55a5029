import { GOAL_FIGURE } from '@keelson/contracts/my-financials';
import type { LedgerSource } from '@keelson/vocabulary';
import { tableText } from '../ui/charts/chart-formats';
import type { Unit } from '../ui/charts/chart-data';
import type { ExplainedStep, Explanation } from '../ui/explain/explanation';
import { formatDateTime } from '../ui/format/dates';
import { couldDo } from './could-do';
import type { ExplainedPlace } from './explained-place';
import type { FigureExplanation } from './explanation.api';
import { figureMeaning, figureTitle } from './figure-titles';
import { flagWords } from './flag-words';
import { inputWords } from './input-words';
import { fullDay, longMonth } from './month-words';
import { plainSentence } from './plain-sentence';

type WireUnit = FigureExplanation['unit'];

const UNITS: Readonly<Record<WireUnit, Unit>> = {
  pounds: 'pounds',
  percent: 'percent',
  days: 'days',
  times: 'times',
  people: 'people',
  months: 'days',
  ratio: 'times',
};

const written = (value: number | null, unit: WireUnit): string => tableText(value, UNITS[unit]);

const exactly = (pounds: number): string =>
  `${pounds < 0 ? '−' : ''}£${Math.abs(pounds).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export function groupOf(group: FigureExplanation['groups'][number]): Explanation['groups'][number] {
  const { name, value, lines, counts, further } = group;
  const steps = [
    ...lines.map(({ code, account, date, amount }): ExplainedStep => ({
      text: `${code === '' ? '' : `${code} `}${account}, ${fullDay(date)}`,
      value: exactly(amount),
    })),
    ...counts.map(({ month, count }): ExplainedStep => ({ text: longMonth(month), value: count })),
    ...(further ? [{ text: `${further.count} more lines`, value: exactly(further.amount) }] : []),
  ];
  return {
    name: inputWords(name),
    lines: steps,
    total:
      counts.length > 0
        ? { text: 'On average', value: written(value, 'people') }
        : { text: 'Together', value: exactly(value ?? 0) },
  };
}

/** What the figure was a year before, and which of its inputs changed since. */
function movementOf({ unit, before, month, value, inputs }: FigureExplanation): Explanation['movement'] {
  if (!before || month === null || value === null) return undefined;
  const moved = inputs.filter((input) => input.value !== null && input.before !== null && input.value !== input.before);
  return {
    from: { text: longMonth(before.month), value: written(before.value, unit) },
    steps: moved.map((input) => ({
      text: inputWords(input.name),
      value: `${written(input.before, input.unit)} to ${written(input.value, input.unit)}`,
      rises: (input.value ?? 0) > (input.before ?? 0),
      welcome: 'neutral',
    })),
    to: { text: longMonth(month), value: written(value, unit) },
  };
}

export const SOURCES = {
  xero: 'Xero trial balance',
  quickbooks: 'QuickBooks trial balance',
  manual: 'Figures you entered',
} as const satisfies Record<LedgerSource, string>;

/** What a change is held against. */
const AGAINST: Readonly<Record<NonNullable<ExplainedPlace['against']>, string>> = {
  weekBefore: 'Seven days before',
  monthBefore: 'The month before',
  monthEnd: 'At the end of the last month',
  sameMonths: 'The same months a year before',
  lastYear: 'The whole financial year before',
  yearBefore: 'A year before',
};

const signed = (value: number | null, text: string): string =>
  value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;

/** The change of a share is told in points, so that nobody takes it for a change in percent. */
function changeText({ value, unit, inputs }: FigureExplanation): string {
  const isInPoints = unit === 'percent' && inputs.every((input) => input.unit === 'percent');
  return isInPoints && value !== null ? `${written(value, 'days')} pt` : written(value, unit);
}

/** A change tells both figures that it lies between, each with its own lines. */
function changeOf(told: FigureExplanation, place: ExplainedPlace): Partial<Explanation> {
  if (place.against === undefined) return {};
  const before = AGAINST[place.against];
  const now = periodOf(place.over, told.month, place.at, told.sides[0]?.groups ?? []);
  const text = signed(told.value, changeText(told));
  return {
    title: `${figureTitle(told.figure)}: how it moved`,
    value: text,
    period: `${now}, against ${before.charAt(0).toLowerCase()}${before.slice(1)}`,
    meaning: 'How far the figure lies above or below what it is compared with.',
    couldDo: undefined,
    steps: told.inputs.map(({ name, value, unit }) => ({
      text: name === 'now' ? now : before,
      value: written(value, unit),
    })),
    result: { text: told.formula, value: text },
    sides: told.sides.map((side) => ({
      title: side.name === 'now' ? now : before,
      steps: side.inputs.map(({ name, value, unit }) => ({ text: inputWords(name), value: written(value, unit) })),
      result: { text: side.formula, value: written(side.value, side.unit) },
      groups: side.groups.map(groupOf),
    })),
  };
}

/** What a goal's chance is worked out from, each with its own sum and lines. */
const partsOf = ({ sides }: FigureExplanation): Partial<Explanation> => ({
  sides: sides.map(({ name, value, unit, formula, inputs, groups }) => ({
    title: inputWords(name),
    steps: inputs.map((input) => ({ text: inputWords(input.name), value: written(input.value, input.unit) })),
    result: { text: formula, value: written(value, unit) },
    groups: groups.map(groupOf),
  })),
});

/** The API's explanation in the words of the panel. */
export function explanationOf(told: FigureExplanation, place: ExplainedPlace): Explanation {
  const { over, at } = place;
  const { figure, value, unit, formula, inputs, groups, flags, month, rule, version, source } = told;
  const partial = flags.find(({ kind }) => kind === 'partial')?.count;
  const imports = told.imports.map(importStep);
  return {
    title: figureTitle(figure),
    value: written(value, unit),
    ...((unit === 'days' || unit === 'times' || unit === 'months') && { unit }),
    period: partial === undefined ? periodOf(over, month, at, groups) : partialPeriod(over, month, partial, unit),
    meaning: plainSentence(told) ?? figureMeaning(figure),
    couldDo: couldDo(told),
    steps: inputs.map(({ name, value: input, unit: of }) => ({ text: inputWords(name), value: written(input, of) })),
    result: { text: formula, value: written(value, unit) },
    notes: flagWords(flags),
    movement: movementOf(told),
    groups: groups.map(groupOf),
    imports,
    facts: [
      ...(source === null ? [] : [{ text: 'Source', value: SOURCES[source] }]),
      ...(month === null ? [] : [{ text: 'As at', value: asAtOf(month, groups) }]),
      ...imports.slice(0, 1).map(({ value: when }) => ({ text: 'Imported', value: when })),
      { text: 'Rule', value: `formulas ${rule}, version ${version}` },
    ],
    ...(figure === GOAL_FIGURE ? partsOf(told) : changeOf(told, place)),
  };
}

/** What is kept of a day says no time of its own. */
export const importStep = ({ id, recordedAt }: FigureExplanation['imports'][number]): ExplainedStep => ({
  text: id,
  value: recordedAt === null ? 'with the balances of the day' : formatDateTime(recordedAt),
});

/** The day within a later month that the newest of its lines is of. */
const newestOf = (groups: FigureExplanation['groups']): string =>
  groups.flatMap(({ lines }) => lines.map(({ date }) => date)).reduce((a, b) => (a > b ? a : b), '');

function asAtOf(month: string, groups: FigureExplanation['groups']): string {
  const newest = newestOf(groups);
  return newest.slice(0, 7) > month ? fullDay(newest) : longMonth(month);
}

/** What a figure of twelve months is of where there are only some of them yet; shares of sales need no annualising. */
function partialPeriod(over: ExplainedPlace['over'], month: string | null, count: number, unit: WireUnit): string {
  if (month === null) return '';
  const months = `${count} months to ${longMonth(month)}`;
  if (over === 'average') return `A month on average, ${months}`;
  return unit === 'percent' ? months.charAt(0).toUpperCase() + months.slice(1) : `Annualised from ${months}`;
}

/** What the figure is of, in words. */
function periodOf(
  over: ExplainedPlace['over'],
  month: string | null,
  at: string | undefined,
  groups: FigureExplanation['groups'],
): string {
  if (month === null) return '';
  switch (over) {
    case 'day': {
      const day = at ?? newestOf(groups);
      return day === '' ? '' : fullDay(day);
    }
    case 'month':
      return longMonth(month);
    case 'yearToDate':
      return `Financial year to ${longMonth(month)}`;
    case 'year':
      return `Financial year with ${longMonth(month)}`;
    case 'twelveMonths':
      return `12 months to ${longMonth(month)}`;
    case 'average':
      return `A month on average, 12 months to ${longMonth(month)}`;
  }
}
