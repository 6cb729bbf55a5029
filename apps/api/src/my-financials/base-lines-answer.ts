import {
  CASH_ITEMS,
  cashBaseOfBooks,
  type Company,
  explain,
  type Figure,
  inMonth,
  planFiguresOfBooks,
  profitGroupsOfBooks,
  profitLine,
  profitMonthOfBooks,
} from '@keelson/calculators';
import type { baseLinesContract, ToolOnBooks } from '@keelson/contracts/my-financials';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Month } from '@keelson/kernel';
import { PLAN_YEARS, type PlanLine, planLines } from '@keelson/vocabulary';
import { groupsOf, importsOf, inputsOf } from './explanation-answer';
import { profitLineOf } from './figure-for';
import { wireValue } from './wire-figure';

export type BaseLinesAnswer = AnswerInputOf<typeof baseLinesContract>;
type Named = readonly (readonly [name: string, figure: Figure])[];

/** As many as scenarios are held against. */
const MONTHS_TOLD = 24;

function ofPlanner(company: Company): Named {
  const figures = planFiguresOfBooks(company);
  if (figures === null) return [];
  const years = PLAN_YEARS.flatMap((year) =>
    planLines().map((line: PlanLine) => [`${year}.${line}`, figures[year][line]] as const),
  );
  return [...years, ['addedBack', figures.addedBack]];
}

/** The VAT multiplier beside them is no sum. */
const CASH_SUMS = ['sales', 'costOfSales', 'overheads', ...CASH_ITEMS] as const;

function ofCashRelease(company: Company): Named {
  const books = cashBaseOfBooks(company);
  if (books === null) return [];
  return CASH_SUMS.map((name) => [name, books.base[name]] as const);
}

function ofDetail(company: Company, month: Month | undefined): Named {
  const groups = month === undefined ? profitGroupsOfBooks(company) : profitMonthOfBooks(company, month);
  if (groups === null) return [];
  const accounts = planLines().flatMap((line) => groups[line].map(({ id, cumulative }) => [id, cumulative] as const));
  return [...accounts, ['otherIncome', groups.otherIncome]];
}

function ofMonths(company: Company): Named {
  const known = [...company.months.values()].filter(({ flows }) => flows !== null).map(({ month }) => month);
  return known
    .sort()
    .slice(-MONTHS_TOLD)
    .flatMap((month) =>
      planLines().map(
        (line) => [`${month}.${line}`, profitLine(company, profitLineOf(line), inMonth(company, month))] as const,
      ),
    );
}

const SUMS_OF: Readonly<Record<ToolOnBooks, (company: Company, month: Month | undefined) => Named>> = {
  planner: ofPlanner,
  cashRelease: ofCashRelease,
  detailedProfitAndLoss: ofDetail,
  scenarios: ofMonths,
};

/**
 * The very figures that a tool starts from, with the lines of the books that each is the sum of; of the detailed profit
 * and loss those of one month, where it is named.
 */
export function baseLinesAnswer(company: Company | null, tool: ToolOnBooks, month?: Month): BaseLinesAnswer {
  if (company === null) return { source: null, sums: [], imports: [] };
  const named = SUMS_OF[tool](company, month);
  const sums = named.map(([name, figure]) => {
    const explanation = explain(company, figure);
    return {
      ...{ name, value: wireValue(figure), unit: explanation.unit, formula: explanation.text },
      ...{ inputs: inputsOf(explanation, null), groups: groupsOf(explanation), importIds: [...figure.importIds] },
    };
  });
  const importIds = [...new Set(sums.flatMap((sum) => sum.importIds))];
  return { source: company.books.source, sums, imports: importsOf(company, { importIds }) };
}
