import { type Company, exactly, headlines, inMonth, inSlot, latestMonth, profitLine } from '@keelson/calculators';
import { dashboardMessages as texts, type profitBeforeTaxContract } from '@keelson/contracts/dashboard';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { addMonths } from '@keelson/kernel';
import { figureNumber } from './figure-number';

type ProfitAnswer = AnswerInputOf<typeof profitBeforeTaxContract>;

const NO_DATA: ProfitAnswer = {
  profitBeforeTaxLastMonth: null,
  profitBeforeTaxMonthBefore: null,
  thisYearTODate: null,
  sameMonth_LastYear: null,
  sameMonths_LastYear: null,
  LastYear: null,
  statusMessage: texts.noProfitData,
};

/** While no profit and loss is known the answer is 'no data'; the page asks again while an import runs. */
export function profitAnswer(company: Company | null): ProfitAnswer {
  if (company === null) return NO_DATA;
  const last = latestMonth(company);
  if (last === null || company.months.get(last)?.flows == null) return NO_DATA;
  const of = headlines(company);
  const before = inMonth(company, addMonths(last, -1));
  const sameMonths = inSlot(company, 'thisYear').months.map((month) => addMonths(month, -12));
  return {
    profitBeforeTaxLastMonth: figureNumber(of.profitLastMonth),
    profitBeforeTaxMonthBefore: figureNumber(profitLine(company, 'profitBeforeTax', before)),
    thisYearTODate: figureNumber(of.profitThisYear),
    sameMonth_LastYear: figureNumber(of.profitSameMonthLastYear),
    sameMonths_LastYear: figureNumber(profitLine(company, 'profitBeforeTax', exactly(company, sameMonths))),
    LastYear: figureNumber(of.profitLastYear),
    statusMessage: 'success',
  };
}
