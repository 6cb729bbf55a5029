import {
  CASH_ITEMS,
  cashBaseOfBooks,
  type Company,
  companyOn,
  inSlot,
  keptCashBase,
  keptPlanFigures,
  keptProfitGroups,
  monthlyAmountsOfBooks,
  planFiguresOfBooks,
  profitGroupsOfBooks,
} from '@keelson/calculators';
import { actualMonths } from '@keelson/calculators/scenarios';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { generatedCompany } from '@keelson/calculators/testing/generated';
import { TOOLS_ON_BOOKS } from '@keelson/contracts/my-financials';
import { PLAN_YEARS, planLines } from '@keelson/vocabulary';
import { type BaseLinesAnswer, baseLinesAnswer } from './base-lines-answer';

/** Every source, each with four year ends. */
const COMPANIES = 12;

type Sum = BaseLinesAnswer['sums'][number];

const inPence = (pounds: number): number => Math.round(pounds * 100);

/** From the lines alone: what is left out of overheads on credit is taken off. */
function fromLines({ groups }: Sum): number {
  const sumOf = ({ lines, further }: Sum['groups'][number]): number =>
    lines.reduce((sum, { amount }) => sum + inPence(amount), 0) + inPence(further?.amount ?? 0);
  return groups.reduce(
    (sum, group) => sum + (group.name === 'depreciation' || group.name === 'interest' ? -1 : 1) * sumOf(group),
    0,
  );
}

const isAddedBack = ({ name }: Sum): boolean => name === 'addedBack';

function problemsOf(answer: BaseLinesAnswer): string[] {
  const imports = new Set(answer.imports.map(({ id }) => id));
  return answer.sums.flatMap((sum) => {
    if (sum.value === null) return [];
    const again = isAddedBack(sum) ? -fromLines(sum) : fromLines(sum);
    return [
      ...(again === inPence(sum.value) ? [] : [`${sum.name} is ${sum.value}, its lines come to ${again / 100}`]),
      ...(sum.groups.length > 0 && sum.importIds.length === 0 ? [`${sum.name} has lines that no import brought`] : []),
      ...sum.importIds
        .filter((id) => !imports.has(id))
        .map((id) => `${sum.name} names an import that is not told: ${id}`),
    ];
  });
}

/** What the tools start from, in pence, by the names of the sums. */
function basesOf(company: Company): Readonly<Record<(typeof TOOLS_ON_BOOKS)[number], Record<string, number | null>>> {
  const plan = planFiguresOfBooks(company);
  const kept = plan && keptPlanFigures(plan);
  const groups = profitGroupsOfBooks(company);
  const detail = groups && keptProfitGroups(groups);
  const cash = cashBaseOfBooks(company);
  const keptCash = cash && keptCashBase(cash.base);
  return {
    planner: kept
      ? {
          ...Object.fromEntries(
            PLAN_YEARS.flatMap((year) => planLines().map((line) => [`${year}.${line}`, kept[year][line]])),
          ),
          addedBack: kept.addedBack,
        }
      : {},
    cashRelease: keptCash
      ? Object.fromEntries(
          (['sales', 'costOfSales', 'overheads', ...CASH_ITEMS] as const).map((name) => [name, keptCash[name]]),
        )
      : {},
    detailedProfitAndLoss: detail
      ? {
          ...Object.fromEntries(
            planLines().flatMap((line) => detail[line].map(({ id, cumulative }) => [id, cumulative])),
          ),
          otherIncome: detail.otherIncome,
        }
      : {},
    scenarios: Object.fromEntries(
      actualMonths(company, 24).flatMap(({ month, lines }) =>
        planLines().map((line) => [`${month}.${line}`, lines[line]]),
      ),
    ),
  };
}

describe('the lines that planning tools stand on', () => {
  it('[BEYOND-01~] re-sum to every figure that a tool starts from, each with the import that brought it', () => {
    const companies = Array.from({ length: COMPANIES }, (_, seed) => generatedCompany(seed));
    let sums = 0;
    for (const { books, today } of [{ books: acme, today: ACME_TODAY }, ...companies]) {
      const company = companyOn(today, books);
      const bases = basesOf(company);
      for (const tool of TOOLS_ON_BOOKS) {
        const answer = baseLinesAnswer(company, tool);
        sums += answer.sums.length;
        expect(problemsOf(answer)).toEqual([]);
        const told = answer.sums.map(({ name, value }) => [name, value === null ? null : inPence(value)]);
        expect(Object.fromEntries(told)).toEqual(bases[tool]);
      }
    }
    expect(sums).toBeGreaterThan(1_000);
  });

  it('[BEYOND-01~] re-sum to what every account of the detailed profit and loss came to in each month', () => {
    const companies = Array.from({ length: COMPANIES }, (_, seed) => generatedCompany(seed));
    let sums = 0;
    for (const { books, today } of [{ books: acme, today: ACME_TODAY }, ...companies]) {
      const company = companyOn(today, books);
      const monthly = monthlyAmountsOfBooks(company);
      const groups = profitGroupsOfBooks(company);
      for (const [at, month] of inSlot(company, 'thisYear').months.entries()) {
        const answer = baseLinesAnswer(company, 'detailedProfitAndLoss', month);
        expect(problemsOf(answer)).toEqual([]);
        const told = new Map(answer.sums.map(({ name, value }) => [name, value === null ? null : inPence(value)]));
        for (const line of planLines())
          for (const { id } of groups?.[line] ?? []) {
            sums += 1;
            expect([id, told.get(id)]).toEqual([id, monthly[line].get(id)?.[at]]);
          }
      }
    }
    expect(sums).toBeGreaterThan(500);
  });

  it('has nothing to tell before there are books', () => {
    expect(baseLinesAnswer(null, 'planner')).toEqual({ source: null, sums: [], imports: [] });
  });
});
