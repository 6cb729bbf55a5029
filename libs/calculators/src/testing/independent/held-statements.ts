import { month as monthOf } from '@keelson/kernel';
import { YEAR_SLOTS } from '@keelson/vocabulary';
import { inMonth as inOneMonth, inSlot, trailing } from '../../figure';
import { balanceSheets, monthlyAverage, myMoney, PROFIT_LINES, profitAndLoss, type ProfitLine } from '../../statements';
import { type Looked, someOf } from './looked';
import { Comparison } from './comparison';
import {
  balanceColumn,
  balanceMonths,
  type Company,
  type Fraction,
  grossMarginOf,
  inMonth,
  moneyOfYear,
  movingAverage,
  profitOf,
  type Sheet,
  written,
  yearLines,
} from '.';

const LINES: Readonly<Record<ProfitLine, (sheet: Sheet) => bigint>> = {
  turnover: ({ turnover }) => turnover,
  costOfSales: ({ costOfSales }) => costOfSales,
  grossMargin: grossMarginOf,
  payroll: ({ payroll }) => payroll,
  overheads: ({ overheads }) => overheads,
  otherIncome: ({ otherIncome }) => otherIncome,
  profitBeforeTax: profitOf,
};

/** The last 36 months that are over, and the one that runs. */
const monthsOf = ({ last }: Company): readonly number[] => Array.from({ length: 37 }, (_, at) => last + 1 - at);

export function heldProfitAndLoss(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    for (const month of someOf(monthsOf(second), seed, 12)) {
      const lines = profitAndLoss(product, inOneMonth(product, monthOf(written(month))));
      for (const line of PROFIT_LINES) {
        const where = `company ${seed} ${written(month)} ${line}`;
        held.figure(where, lines[line].value, inMonth(second, month, LINES[line]), 2);
      }
    }
    YEAR_SLOTS.forEach((slot, at) => {
      const lines = profitAndLoss(product, inSlot(product, slot));
      const exact = yearLines(second, at as 0 | 1 | 2);
      for (const line of PROFIT_LINES) {
        const value: Fraction | null = exact.months === 0 ? null : exact[line];
        held.figure(`company ${seed} ${slot} ${line}`, lines[line].value, value, 0);
      }
    });
  }
  return held;
}

export function heldMovingAverages(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    for (const month of someOf(monthsOf(second), seed, 12)) {
      const window = trailing(product, monthOf(written(month)));
      for (const line of ['turnover', 'grossMargin'] as const) {
        const where = `company ${seed} ${written(month)} average ${line}`;
        const value = monthlyAverage(product, line, window).value;
        held.figure(where, value, movingAverage(second, month, LINES[line]), 0);
      }
    }
  }
  return held;
}

export function heldMyMoney(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const years = new Map(myMoney(product).map(({ slot, shown }) => [slot, shown]));
    YEAR_SLOTS.forEach((slot, at) => {
      const parts = years.get(slot);
      const text = parts && Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.toFixed(1)]));
      held.equal(`company ${seed} ${slot}`, text ?? null, moneyOfYear(second, at as 0 | 1 | 2));
    });
  }
  return held;
}

export function heldBalanceSheets(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const sheets = balanceSheets(product);
    held.equal(
      `company ${seed} months`,
      sheets.map(({ month }) => month),
      balanceMonths(second).map(written),
    );
    for (const { month, sheet } of someOf(sheets, seed, 6)) {
      const exact = balanceColumn(second, Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1);
      held.equal(`company ${seed} ${month} is there`, sheet !== null, exact !== null);
      if (sheet === null || exact === null) continue;
      const { doesNotBalance, ...columns } = exact;
      for (const line of Object.keys(columns) as (keyof typeof columns)[]) {
        held.figure(`company ${seed} ${month} ${line}`, sheet[line].value, columns[line], 0);
      }
      const flagged = sheet.flags.find(({ kind }) => kind === 'doesNotBalance');
      const difference = flagged?.kind === 'doesNotBalance' ? String(flagged.difference) : null;
      const pence =
        doesNotBalance &&
        doesNotBalance
          .shown(2)
          .replace('.', '')
          .replace(/^(-?)0+(?=\d)/, '$1');
      held.equal(`company ${seed} ${month} does not balance`, difference, pence);
    }
  }
  return held;
}
