import { PLAN_GAINS, PLAN_TABLE_ROWS } from '@keelson/calculators/planning';
import {
  type CashCase,
  cashCases,
  type DetailCase,
  detailCases,
  detailedAgain,
  type ExactRow,
  PLANNED_CASES,
  plannedAgain,
  type PlannerCase,
  plannerCases,
  releasedAgain,
} from '@keelson/calculators/testing/planned';
import { GAIN_NAMES } from '@keelson/contracts/planning';
import { planLines, profitSummaryRows } from '@keelson/vocabulary';
import fc from 'fast-check';
import { exactWords as words } from '../../testing/exact-words';
import { cashRead, detailRead, plannerRead } from '../../testing/planned-reads';
import { shownWords } from '../../testing/shown-words';
import { releaseOf } from './cash-figures';
import { ITEM_TITLES } from './cash-words';
import { changeText } from './change-texts';
import { CashComparison } from './components/cash-comparison';
import { CashResults } from './components/cash-results';
import { DetailSummary } from './components/detail-summary';
import { DetailTable } from './components/detail-table';
import { PlanPie } from './components/plan-pie';
import { PlanTable } from './components/plan-table';
import { PlanTiles } from './components/plan-tiles';
import { detailOf } from './detail-figures';
import { DETAIL_TITLES, GROUP_TITLES } from './detail-words';
import { planOf, startOf } from './planner-figures';
import { COLUMN_TITLES, ROW_TITLES } from './planner-words';

const numRuns = PLANNED_CASES;
const nothing = (): void => undefined;

function planWords(given: PlannerCase) {
  const result = planOf(startOf(plannerRead(given)), given.sliders);
  if (result.kind !== 'plan') throw new Error(result.kind);
  const shared = { plan: result.plan, onExplain: nothing };
  return {
    ...shownWords(<PlanTiles {...shared} explained={undefined} />),
    ...shownWords(<PlanPie {...shared} />),
    ...shownWords(<PlanTable {...shared} formulaVersion={1} />),
  };
}

function exactPlan(given: PlannerCase): Readonly<Record<string, string>> {
  const again = plannedAgain(given);
  const [share, shareNow] = [again.impact.shares[4], again.thisYear.shares[4]];
  const columns = ['lastYear', 'thisYear', 'impact'] as const;
  const shares = PLAN_TABLE_ROWS.slice(0, -1);
  const moved = PLAN_GAINS.some((gain) => again.gains[gain].sign() !== 0);
  const minus = (one: typeof share, other: typeof share) => (one && other ? one.minus(other) : null);
  return {
    'tile-impact profitBeforeTax': words.pounds(again.impact.profitBeforeTax),
    'tile-change': words.change(again.change),
    'tile-impact profitBeforeTaxPercent': words.percent(share),
    'tile-ebitda': words.pounds(again.ebitda),
    'the profit of this year': words.pounds(again.thisYear.profitBeforeTax),
    ...(again.changePercent && { 'the change in percent': words.changePercent(again.changePercent) }),
    'the change of the share': words.points(minus(share, shareNow)),
    'the share of this year': words.percent(shareNow),
    ...(given.base.addedBack !== 0 && { 'what is added back': words.pounds(again.addedBack) }),
    ...(moved && { 'the change together': words.change(again.change) }),
    ...Object.fromEntries(PLAN_GAINS.map((gain) => [GAIN_NAMES[gain], words.change(again.gains[gain])] as const)),
    ...Object.fromEntries(
      columns.flatMap((column) => {
        const title = COLUMN_TITLES[column].toLowerCase();
        return [
          [`Sales, ${title}`, words.pounds(again[column].sales)] as const,
          [`${ROW_TITLES.profitBeforeTax}, ${title}`, words.pounds(again[column].profitBeforeTax)] as const,
          ...shares.map(
            (row, index) =>
              [`${ROW_TITLES[row]}, ${title}`, words.percent(again[column].shares[index] ?? null)] as const,
          ),
        ];
      }),
    ),
    ...Object.fromEntries(
      shares.map((row, index) => {
        const points = minus(again.impact.shares[index] ?? null, again.thisYear.shares[index] ?? null);
        return [`${ROW_TITLES[row]}, change`, words.points(points)] as const;
      }),
    ),
    [`${ROW_TITLES.profitBeforeTax}, change`]: words.change(again.change),
  };
}

function cashWords(given: CashCase) {
  const read = cashRead(given);
  const release = releaseOf(read, given.levers);
  if (release === null) throw new Error('no month');
  return {
    ...shownWords(<CashResults {...{ release, calculated: true, explained: undefined, onExplain: nothing }} />),
    ...shownWords(<CashComparison {...{ read, release, onExplain: nothing }} />),
  };
}

function exactCash(given: CashCase): Readonly<Record<string, string>> {
  const { items, total, purchases } = releasedAgain(given);
  return {
    'total-released': words.change(total),
    'the total released': words.change(total),
    'cost of sales and overheads of a year': words.pounds(purchases),
    ...Object.fromEntries(
      (['stock', 'tradeDebtors', 'tradeCreditors'] as const).flatMap((item) => {
        const { now, revised, released, measureNow, measureAfter } = items[item];
        const measure = item === 'stock' ? words.turns : words.days;
        const title = ITEM_TITLES[item];
        return [
          [`${title}, now`, words.pounds(now)] as const,
          [`${title}, revised`, words.pounds(revised)] as const,
          [`${title}, released`, words.change(released)] as const,
          [`${title}, measure now`, measure(measureNow)] as const,
          [`${title}, after`, measure(measureAfter)] as const,
        ];
      }),
    ),
  };
}

function detailWords(given: DetailCase) {
  const changes = Object.fromEntries(Object.entries(given.tenths).map(([id, tenths]) => [id, changeText(tenths / 10)]));
  const detail = detailOf(detailRead(given), changes);
  if (detail === null) throw new Error('no month');
  const tables = planLines().map((line) =>
    shownWords(
      <DetailTable
        {...{ line, changes, group: detail.groups[line], readOnly: false, wanted: '' }}
        onType={nothing}
        onExplain={nothing}
      />,
    ),
  );
  return Object.assign({}, ...tables, shownWords(<DetailSummary detail={detail} onExplain={nothing} />)) as Readonly<
    Record<string, string>
  >;
}

/** An impact of nothing is shown as `-`, with nothing to explain. */
const impactWords = (name: string, { impact }: ExactRow) =>
  impact.shown(0) === '0' ? {} : { [name]: words.change(impact) };

function exactDetail(given: DetailCase): Readonly<Record<string, string>> {
  const { rows, summary } = detailedAgain(given);
  const amounts = (name: string, row: ExactRow) => ({
    [`${name}, £ Annualised`]: words.pounds(row.annualised),
    ...impactWords(`${name}, £ Impact`, row),
    [`${name}, £ Resulting P&L`]: words.pounds(row.resulting),
  });
  return Object.assign(
    {},
    ...planLines().flatMap((line) => {
      const total = `Total of ${GROUP_TITLES[line]}`;
      return [
        ...given.base[line].map(({ id }, index) => amounts(id, rows[line][index] ?? summary[line])),
        amounts(total, summary[line]),
        { [`${total}, Change By %`]: words.wholePercent(summary[line].changeBy) },
      ];
    }),
    ...profitSummaryRows().map((row) => ({
      [`${DETAIL_TITLES[row]}, now`]: words.pounds(summary[row].annualised),
      ...impactWords(`${DETAIL_TITLES[row]}, impact`, summary[row]),
      [`${DETAIL_TITLES[row]}, change`]: words.wholePercent(summary[row].changeBy),
      [`${DETAIL_TITLES[row]}, summary`]: words.pounds(summary[row].resulting),
    })),
  ) as Readonly<Record<string, string>>;
}

/** What is compared: the exact words, and of what the page shows everything that has them. */
const agree = (shown: Readonly<Record<string, string>>, exact: Readonly<Record<string, string>>): void =>
  expect(Object.fromEntries(Object.keys(exact).map((name) => [name, shown[name]]))).toEqual(exact);

describe('what the pages of the planning tools show', () => {
  it('[PLAN-03~, PLAN-04~] agrees with a second calculation of plans to the last digit shown', () => {
    fc.assert(
      fc.property(plannerCases, (given) => agree(planWords(given), exactPlan(given))),
      { numRuns },
    );
  });

  it('[CASH-03~] agrees with a second calculation of cash release to the last digit shown', () => {
    fc.assert(
      fc.property(cashCases, (given) => agree(cashWords(given), exactCash(given))),
      { numRuns },
    );
  });

  it('[DPL-01~, DPL-02~] agrees with a second calculation of the detailed profit and loss to the last digit shown', () => {
    fc.assert(
      fc.property(detailCases, (given) => agree(detailWords(given), exactDetail(given))),
      { numRuns },
    );
  });
});
