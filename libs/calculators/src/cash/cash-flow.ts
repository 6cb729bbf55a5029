import type { CalendarDate, Month } from '@keelson/kernel';
import { addDays, addMonths, calendarDate, monthOf } from '@keelson/kernel';
import type { Figure } from '../figure';
import { bankDays, calculate, figureInput } from '../figure';
import { monthsTo } from '../periods';
import type { Company } from '../values';
import { positionAtMonthEnd } from './position';

/** What went through the bank accounts, in pounds; transfers between own accounts are left out (formulas 5.9). */
export interface CashFlow {
  readonly cashIn: Figure;
  readonly cashOut: Figure;
  /** In − out. */
  readonly netMovement: Figure;
}

function cashFlowOf(company: Company, dates: readonly CalendarDate[]): CashFlow {
  const cashIn = calculate(company, 'cashIn', { received: bankDays('received', dates) }, ({ received }) => received);
  const cashOut = calculate(company, 'cashOut', { spent: bankDays('spent', dates) }, ({ spent }) => spent);
  const netMovement = calculate(
    company,
    'netMovement',
    { cashIn: figureInput(cashIn), cashOut: figureInput(cashOut) },
    (of) => of.cashIn.minus(of.cashOut),
  );
  return { cashIn, cashOut, netMovement };
}

/** What went through the bank accounts on one day; without value when it was not recorded. */
export const cashFlowOnDay = (company: Company, date: CalendarDate): CashFlow =>
  cashFlowOf(company, date <= company.today ? [date] : []);

const heldDates = (company: Company): CalendarDate[] =>
  company.books.bankDays
    .map(({ date }) => date)
    .filter((date) => date <= company.today)
    .sort();

/** Each recorded day of the last 31, the oldest first (formulas 5.24). */
export const cashFlowByDay = (company: Company): (CashFlow & { readonly date: CalendarDate })[] =>
  heldDates(company)
    .filter((date) => date > addDays(company.today, -31))
    .map((date) => ({ date, ...cashFlowOf(company, [date]) }));

/** What the cash balance moved by over a month, from the trial balances. */
const movedInMonth = (company: Company, month: Month): Figure =>
  calculate(
    company,
    'netMovementOfMonth',
    {
      cash: figureInput(positionAtMonthEnd(company, month).cash),
      cashBefore: figureInput(positionAtMonthEnd(company, addMonths(month, -1)).cash),
    },
    ({ cash, cashBefore }) => cash.minus(cashBefore),
  );

/**
 * What went through the bank accounts in a month. Days are held since the first import only: a month that began
 * before has no cash in and out, and its net movement is the difference of its balances.
 */
export function cashFlowInMonth(company: Company, month: Month): CashFlow {
  const held = heldDates(company);
  const covered = held[0] !== undefined && held[0] <= calendarDate(`${month}-01`);
  const flow = cashFlowOf(company, covered ? held.filter((date) => monthOf(date) === month) : []);
  return covered ? flow : { ...flow, netMovement: movedInMonth(company, month) };
}

/** The last twelve complete months, the oldest first. */
export const cashFlowByMonth = (company: Company): (CashFlow & { readonly month: Month })[] =>
  monthsTo(company.periods.lastComplete, 12).map((month) => ({ month, ...cashFlowInMonth(company, month) }));
