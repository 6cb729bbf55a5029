import {
  changeOf,
  type Company,
  exactly,
  type Figure,
  inMonth,
  inSlot,
  monthlyAverage,
  myMoney,
  profitLine,
  trailing,
} from '@keelson/calculators';
import { addMonths, type Month } from '@keelson/kernel';
import { type FinancialsAnswer, wireFlags, wireValue } from './wire-figure';

type Line = 'turnover' | 'grossMargin';
type Yearly = FinancialsAnswer['sales'];

/** A figure of each month of this year beside that of the same month of last year. */
const besideLastYear = (company: Company, figureOf: (month: Month) => Figure): Yearly['finalList'] =>
  company.periods.thisYear.months.map((month) => ({
    month,
    'This Year': wireValue(figureOf(month)),
    'Last Year': wireValue(figureOf(addMonths(month, -12))),
  }));

/** This year's sum is held against the same months of last year, and only when all of those were imported. */
function yearlyAnswer(company: Company, line: Line): Yearly {
  const window = inSlot(company, 'thisYear');
  const total = profitLine(company, line, window);
  const before = profitLine(
    company,
    line,
    exactly(
      company,
      window.months.map((month) => addMonths(month, -12)),
    ),
  );
  return {
    finalList: besideLastYear(company, (month) => profitLine(company, line, inMonth(company, month))),
    movingAverage: besideLastYear(company, (month) => monthlyAverage(company, line, trailing(company, month))),
    total: wireValue(total),
    change: wireValue(changeOf(company, total, before)),
    flags: wireFlags(total.flags),
  };
}

export const profitAnswer = (company: Company) =>
  ({
    months: inSlot(company, 'thisYear').months.length,
    sales: yearlyAnswer(company, 'turnover'),
    grossMargin: yearlyAnswer(company, 'grossMargin'),
    myMoney: myMoney(company).map(({ slot, shown }) => ({
      Year: slot,
      Payroll: shown.payroll,
      'Cost of sales': shown.costOfSales,
      Overheads: shown.overheads,
      'Profit before tax': shown.profitBeforeTax,
    })),
  }) satisfies Partial<FinancialsAnswer>;
