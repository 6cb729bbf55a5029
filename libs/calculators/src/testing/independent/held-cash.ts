import * as cash from '../../cash';
import { cashNow, coverOf, flowByDay, flowOfMonth, known, pounds, type Sheet } from '.';
import { Comparison } from './comparison';
import { type Looked, someOf } from './looked';
import { ordinal } from './periods';

function holdPosition(held: Comparison, where: string, ours: cash.Position, sheet: Sheet | undefined): void {
  const exact = sheet === undefined ? null : coverOf(sheet);
  const amount = (of: 'stock' | 'tradeDebtors' | 'tradeCreditors' | 'cash') => sheet && known(() => pounds(sheet[of]));
  held.figure(`${where} stock`, ours.stock.value, amount('stock') ?? null, 0);
  held.figure(`${where} debtors`, ours.tradeDebtors.value, amount('tradeDebtors') ?? null, 0);
  held.figure(`${where} creditors`, ours.tradeCreditors.value, amount('tradeCreditors') ?? null, 0);
  held.figure(`${where} cash`, ours.cash.value, amount('cash') ?? null, 0);
  held.figure(`${where} cash and debtors`, ours.cashDebtors.value, exact?.cashDebtors ?? null, 0);
  held.figure(`${where} cover`, ours.coverRatio.value, exact?.ratio ?? null, 2);
  held.equal(`${where} colour`, ours.coverColour, exact?.colour ?? null);
}

function holdQuickRatio(held: Comparison, where: string, ours: cash.Position, sheet: Sheet | undefined): void {
  const exact = sheet === undefined ? null : coverOf(sheet).quick;
  held.figure(`${where} quick ratio`, ours.quickRatio.value, exact, 2);
}

/** Stock, debtors, creditors, cash and cover ratio of each day and month end. */
export function heldPositions(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const days = cash.positionsByDay(product);
    const known = [...second.days.keys()].sort();
    held.equal(
      `company ${seed} days`,
      days.map(({ date }) => date),
      known,
    );
    for (const day of someOf(days, seed, 3)) {
      const sheet = second.days.get(day.date);
      holdPosition(held, `company ${seed} ${day.date}`, day, sheet);
      // Of a day that was typed nobody says what else is owed.
      holdQuickRatio(held, `company ${seed} ${day.date}`, day, second.books.source === 'manual' ? undefined : sheet);
    }
    for (const { month } of someOf(product.books.months, seed, 4)) {
      const stands = second.stands.get(ordinal(month));
      const ours = cash.positionAtMonthEnd(product, month);
      holdPosition(held, `company ${seed} ${month}`, ours, stands);
      holdQuickRatio(held, `company ${seed} ${month}`, ours, stands);
    }
  }
  return held;
}

/** Cash now, its changes, and what went through the banks. */
export function heldCash(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const [ours, exact] = [cash.todaysBalance(product), cashNow(second)];
    held.equal(`company ${seed} day`, ours.date, exact.date);
    held.figure(`company ${seed} cash`, ours.balance.value, exact.balance, 0);
    held.figure(`company ${seed} cash, week`, ours.weekChange.value, exact.percentage, 1);
    held.figure(`company ${seed} cash, month end`, ours.monthEndChange.value, exact.monthEndPercentage, 1);
    held.figure(`company ${seed} cash at month end`, ours.monthEndBalance.value, exact.monthEnd, 0);
    // Days and months of every fifth company: those are many.
    if (seed % 5 !== 0) continue;
    const byDay = flowByDay(second);
    const days = cash.cashFlowByDay(product);
    held.equal(
      `company ${seed} bank days`,
      days.map(({ date }) => date),
      [...byDay.keys()].sort(),
    );
    for (const day of days) holdFlow(held, `company ${seed} ${day.date}`, day, byDay.get(day.date)!);
    for (const month of cash.cashFlowByMonth(product)) {
      holdFlow(held, `company ${seed} ${month.month}`, month, flowOfMonth(second, ordinal(month.month)));
    }
  }
  return held;
}

function holdFlow(held: Comparison, where: string, ours: cash.CashFlow, exact: ReturnType<typeof flowOfMonth>): void {
  held.figure(`${where} in`, ours.cashIn.value, exact.received, 0);
  held.figure(`${where} out`, ours.cashOut.value, exact.spent, 0);
  held.figure(`${where} net`, ours.netMovement.value, exact.net, 0);
}
