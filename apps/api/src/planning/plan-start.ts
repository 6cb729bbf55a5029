import {
  EXAMPLE_PLAN_FIGURES,
  inSlot,
  type KeptPlanFigures,
  keptPlanFigures,
  type PlanFigures,
  planFiguresOf,
  planFiguresOfBooks,
  type PlanFiguresOfYear,
} from '@keelson/calculators';
import type { BaseOrigin } from '@keelson/domain/planning';
import type { WhatIfInputsRow } from '@keelson/read-models/planning';
import { PLAN_YEARS, type PlanSource, planLines } from '@keelson/vocabulary';
import type { CompanyRead } from '../books/company-reader';

/** What a plan of an account starts from now. */
export interface PlanStart {
  readonly from: PlanSource;
  readonly figures: PlanFigures;
  readonly kept: KeptPlanFigures;
  readonly origin: BaseOrigin;
}

const NO_ORIGIN: BaseOrigin = { importIds: [], months: [], balanceMonth: null, period1: false };

const importsOf = ({ addedBack, ...years }: PlanFigures): readonly string[] => {
  const figuresOf = (year: PlanFiguresOfYear) => planLines().map((line) => year[line]);
  const figures = [addedBack, ...PLAN_YEARS.flatMap((year) => figuresOf(years[year]))];
  return [...new Set(figures.flatMap(({ importIds }) => importIds))].sort();
};

const startFrom = (from: PlanSource, kept: KeptPlanFigures): PlanStart => ({
  ...{ from, kept, figures: planFiguresOf(kept), origin: NO_ORIGIN },
});

/** The books, what was typed where they know no month of either year, or else a worked example (decision 4.73). */
export function planStart({ company }: CompanyRead, typed: WhatIfInputsRow | undefined): PlanStart {
  const figures = company && planFiguresOfBooks(company);
  if (company && figures) {
    const { months } = inSlot(company, 'thisYear');
    const { period1 } = company.periods;
    const origin = { importIds: importsOf(figures), months, balanceMonth: null, period1 };
    return { from: 'books', figures, kept: keptPlanFigures(figures), origin };
  }
  return typed ? startFrom('typed', { ...typed.inputs, addedBack: null }) : startFrom('example', EXAMPLE_PLAN_FIGURES);
}
