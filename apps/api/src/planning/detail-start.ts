import {
  inSlot,
  type KeptProfitGroups,
  keptProfitGroups,
  type ProfitGroups,
  profitGroupsOfBooks,
  profitGroupsOfTyped,
} from '@keelson/calculators';
import type { BaseOrigin } from '@keelson/domain/planning';
import type { WhatIfInputsRow } from '@keelson/read-models/planning';
import { type DetailSource, planLines } from '@keelson/vocabulary';
import type { CompanyRead } from '../books/company-reader';

/** What a detailed profit and loss of an account starts from now. */
export interface DetailStart {
  readonly from: DetailSource;
  readonly groups: ProfitGroups;
  readonly kept: KeptProfitGroups;
  readonly origin: BaseOrigin;
}

const NO_ORIGIN: BaseOrigin = { importIds: [], months: [], balanceMonth: null, period1: false };

const importsOf = (groups: ProfitGroups): readonly string[] => {
  const figures = [groups.otherIncome, ...planLines().flatMap((line) => groups[line].map((of) => of.cumulative))];
  return [...new Set(figures.flatMap(({ importIds }) => importIds))].sort();
};

/**
 * The accounts of the last import; where all four groups are empty, what was typed, as one line a group (decision 4.74).
 * `null` where there is neither.
 */
export function detailStart({ company }: CompanyRead, typed: WhatIfInputsRow | undefined): DetailStart | null {
  const ofBooks = company && profitGroupsOfBooks(company);
  if (company && ofBooks) {
    const { months } = inSlot(company, 'thisYear');
    const origin = { importIds: importsOf(ofBooks), months, balanceMonth: null, period1: company.periods.period1 };
    return { from: 'books', groups: ofBooks, kept: keptProfitGroups(ofBooks), origin };
  }
  if (typed === undefined || typed.inputs.thisYear.months === 0) return null;
  const groups = profitGroupsOfTyped(typed.inputs);
  return { from: 'typed', groups, kept: keptProfitGroups(groups), origin: NO_ORIGIN };
}
