import {
  type Company,
  type Figure,
  type FigureFlag,
  type FigureInput,
  headlines,
  latestMonth,
} from '@keelson/calculators';
import { type trustContract, WATCHED_FIGURE_LOOKS, WATCHED_FIGURES } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { ImportStanding } from '@keelson/domain/ledger';
import type { Month } from '@keelson/kernel';
import { watchedFigures } from '../figures/watched-figures';

type Freshness = AnswerInputOf<typeof trustContract>['figures'][number];

/** What the headlines and every watched figure are as fresh as, and the cash balance of the newest day. */
export function freshness(company: Company, imports: ImportStanding): readonly Freshness[] {
  const { lastComplete } = company.periods;
  const asAt = latestMonth(company);
  const figures = asAt === null ? null : watchedFigures(company, asAt);
  const late = asAt === null || asAt < lastComplete;
  const freshnessOf = (name: string, title: string, figure: Figure | null): Freshness => {
    const shown = figure?.value == null ? null : asAt;
    return {
      ...{ figure: name, title, asAt: shown, late },
      knownSince: figure && shown ? newest(company, monthsOf(figure)) : null,
      limits: figure ? [...new Set(figure.flags.map(inWords))] : [],
    };
  };
  const first = headlines(company);
  return [
    ...HEADLINES.map(([name, title]) => freshnessOf(name, title, first[name])),
    ...WATCHED_FIGURES.map((name) => freshnessOf(name, WATCHED_FIGURE_LOOKS[name].title, figures?.[name] ?? null)),
    cashToday(company, imports),
  ];
}

/** What the dashboard says first. */
const HEADLINES = [
  ['salesLastMonth', 'Last month’s sales'],
  ['projectedTurnover', 'Projected turnover'],
  ['marketingSpend', 'Marketing this year'],
  ['profitThisYear', 'Profit before tax this year'],
] as const;

function cashToday({ books, today }: Company, { lastImportedAt }: ImportStanding): Freshness {
  const date = books.days.filter((day) => day.date <= today).at(-1)?.date ?? null;
  // The page shows the day beside it, which is seldom today.
  const title = 'Cash balance';
  return { figure: 'cash', title, asAt: date, knownSince: date && lastImportedAt, late: date !== today, limits: [] };
}

/** The months that a figure is made of, those of the figures in it included. */
const monthsOf = ({ inputs }: Figure): readonly Month[] => inputs.flatMap(monthsOfInput);

function monthsOfInput({ from }: FigureInput): readonly Month[] {
  switch (from.kind) {
    case 'flow':
    case 'accountFlow':
      return from.months;
    case 'stand':
      return [from.month];
    case 'figure':
      return monthsOf(from.figure);
    case 'standOnDay':
    case 'bankDays':
    case 'headcount':
    case 'vatMultiplier':
    case 'monthCount':
    case 'given':
      return [];
  }
}

function newest({ books }: Company, months: readonly Month[]): string | null {
  const known = books.months.filter(({ month }) => months.includes(month)).map(({ recordedAt }) => recordedAt);
  return known.sort().at(-1) ?? null;
}

function inWords(flag: FigureFlag): string {
  switch (flag.kind) {
    case 'partial':
      return `Over ${flag.months} months, not twelve`;
    case 'monthsMissing':
      return `Without ${flag.months.join(', ')}`;
    case 'outOfBalance':
      return `${flag.month} is out of balance`;
    case 'doesNotBalance':
      return `The balance sheet of ${flag.month} does not balance`;
    case 'profitsDiffer':
      return `${flag.month} has two net profits that differ`;
    case 'unmapped':
      return flag.refs.length === 1 ? 'An account has no place' : `${flag.refs.length} accounts have no place`;
    case 'splitUnknown':
      return flag.refs.length === 1
        ? 'What of a loan is due within a year is not stated'
        : `What of ${flag.refs.length} loans is due within a year is not stated`;
    case 'vatUnknown':
      return 'Whether the company is registered for VAT is not known';
    case 'creditBalance':
      return 'Customers are owed more than they owe';
    case 'growthUnknown':
    case 'taxOwedUnknown':
      return 'Growth is not known yet';
    case 'transferAssumed':
      return 'A transfer between own accounts was assumed';
  }
}
