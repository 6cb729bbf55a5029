import {
  benchmarkContract,
  dashboardContract,
  profitBeforeTaxContract,
  sixBenchmarksContract,
  todaysBalanceContract,
} from '@keelson/contracts/dashboard';
import { balancesContract, cashFlowContract, overviewContract } from '@keelson/contracts/my-financials';
import type { RouteContract } from '@keelson/contracts/wire';
import type { Month } from '@keelson/kernel';
import type { ExplanationAnswer } from '../explanation-answer';
import { figureFromLines } from './figure-from-lines';
import { type NumberFound, numbersIn, numbersOf } from './numbers-of-contract';
import { type Place, PLACES, type Told } from './places-of-numbers';

/** What dashboard and My Financials read: by the path under the account. */
const PAGES: readonly (readonly [path: string, contract: RouteContract, by?: 'day' | 'month'])[] = [
  ['dashboard', dashboardContract],
  ['todays-balance', todaysBalanceContract],
  ['profit-before-tax', profitBeforeTaxContract],
  ['benchmark', benchmarkContract],
  ['benchmark/metrics', sixBenchmarksContract],
  ['financials', overviewContract],
  ['financials/cash-flow?by=day', cashFlowContract, 'day'],
  ['financials/cash-flow?by=month', cashFlowContract, 'month'],
  ['financials/balances?by=day', balancesContract, 'day'],
  ['financials/balances?by=month', balancesContract, 'month'],
];

/** Numbers that a contract has and nobody said how they are explained, and the other way round. */
export const unplacedNumbers = (): readonly string[] =>
  PAGES.flatMap(([, contract]) => {
    const { id } = contract.route;
    const places = PLACES[id] ?? {};
    const numbers = numbersOf(contract);
    return [
      ...[...numbers].filter((path) => !(path in places)).map((path) => `${id} ${path} has no place`),
      ...Object.keys(places)
        .filter((path) => !numbers.has(path))
        .map((path) => `${id} ${path} is no number`),
    ];
  });

/** The numbers that are figures: route and path. */
export const placedNumbers = (): readonly string[] =>
  Object.entries(PLACES).flatMap(([id, places]) =>
    Object.entries(places).flatMap(([path, place]) => (place === null ? [] : [`${id} ${path}`])),
  );

type Ask = (path: string) => Promise<unknown>;

async function toldOf(ask: Ask): Promise<Told> {
  const { asAt, lastYearEnd } = (await ask('dashboard')) as Readonly<Record<string, string>>;
  const { financials } = (await ask('financials')) as { readonly financials: Pick<Told, 'years'> };
  return {
    by: 'day',
    lastMonth: asAt as Month,
    lastYearEnd: lastYearEnd as Month,
    years: financials.years,
  };
}

const pathOf = ({ figure, over, at, against }: Place): string =>
  `financials/explanations/${figure}?over=${over}${at === undefined ? '' : `&at=${at}`}${against === undefined ? '' : `&against=${against}`}`;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

/** Parts of My Money are shown with one decimal, and together they are a hundred. */
const ROUNDED_SHARE = 0.3;

/** The numbers that people entered came with no import. */
const ENTERED: ReadonlySet<string> = new Set(['employeeCount', 'averageEmployees']);

function problemsOf(value: number, place: Place, answer: ExplanationAnswer): readonly string[] {
  const { figure, side } = place;
  const told = side === undefined ? answer.value : (answer.sides.find(({ name }) => name === side)?.value ?? null);
  if (told === null) return ['is not explained'];
  const near = figure.endsWith('Share') ? Math.abs(told - value) <= ROUNDED_SHARE : isNear(told, value);
  const again = figureFromLines(answer, place);
  const groups = [...answer.groups, ...answer.sides.flatMap((each) => each.groups)];
  const isSum = groups.some(({ lines, counts }) => lines.length + counts.length > 0);
  return [
    ...(near ? [] : [`shows ${value}, explains ${told}`]),
    ...(answer.value === null || isNear(again, answer.value) ? [] : [`is ${answer.value}, lines come to ${again}`]),
    ...(answer.formula === '' ? ['has no formula'] : []),
    ...(answer.inputs.length === 0 ? ['has no inputs'] : []),
    ...(isSum || value === 0 ? [] : ['opens no lines']),
    ...(answer.imports.length > 0 || ENTERED.has(figure) ? [] : ['names no import']),
  ];
}

export interface Walked {
  /** Routes and paths that had a figure. */
  readonly paths: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** The first and the last of each path: what lies between differs by nothing but its month or day. */
const endsOf = (found: readonly NumberFound[]): readonly NumberFound[] => [
  ...new Map(found.map((each) => [each.path, each])).values(),
  ...new Map(found.toReversed().map((each) => [each.path, each])).values(),
];

/** Asks for the pages of an account, and for the explanation of each figure that their answers have, or of the ends. */
export async function walkFigures(ask: Ask, which: 'all' | 'ends'): Promise<Walked> {
  const told = await toldOf(ask);
  const answers = new Map<string, ExplanationAnswer>();
  const paths = new Set<string>();
  const problems: string[] = [];
  for (const [page, { route }, by = 'day'] of PAGES) {
    const found = numbersIn(await ask(page));
    for (const { path, value, row } of which === 'all' ? found : endsOf(found)) {
      const place = PLACES[route.id]?.[path]?.(row, { ...told, by });
      if (place === undefined) continue;
      const where = pathOf(place);
      const answer = answers.get(where) ?? ((await ask(where)) as ExplanationAnswer);
      answers.set(where, answer);
      paths.add(`${route.id} ${path}`);
      problems.push(...problemsOf(value, place, answer).map((problem) => `${page} ${path} (${where}) ${problem}`));
    }
  }
  return { paths, problems };
}
