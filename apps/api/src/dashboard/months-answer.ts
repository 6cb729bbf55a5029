import { type Company, financialYearOf, yearsLater } from '@keelson/calculators';
import type { monthsContract } from '@keelson/contracts/dashboard';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type CalendarDate, monthOf } from '@keelson/kernel';

/** Where nothing says otherwise a financial year ends with March. */
const USUAL_YEAR_END = 3;

/** The current financial year up to this month, and the whole one before. */
export function monthsAnswer(company: Company | null, today: CalendarDate): AnswerInputOf<typeof monthsContract> {
  const current = monthOf(today);
  const year = financialYearOf(current, company?.books.yearEndMonth ?? USUAL_YEAR_END);
  return {
    thisYear: year.months.filter((month) => month <= current),
    lastYear: [...yearsLater(year, -1).months],
  };
}
