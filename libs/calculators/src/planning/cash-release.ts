import { type CashLever, CASH_LEVERS } from '@keelson/vocabulary';
import { derive, type Figure, figureInput, given, quotient } from '../figure';
import type { CashBase, CashItem } from './cash-base';
import { yearly } from './kept-figure';

/** The stock turn's increase in percent, and two targets in days; 0 leaves a line as it is. */
export type CashLevers = Readonly<Record<CashLever, number>>;

/** What a line is now and would be; amounts in pounds, the measure of stock in turns a year, the others in days. */
export interface CashItemResult {
  readonly now: Figure;
  readonly revised: Figure;
  /** Above nothing where cash comes in. */
  readonly released: Figure;
  readonly measureNow: Figure;
  readonly measureAfter: Figure;
}

export interface CashRelease extends Readonly<Record<CashItem, CashItemResult>> {
  readonly total: Figure;
  /** Cost of sales and overheads of a year: what creditor days are counted on here (formulas 5.26). */
  readonly purchases: Figure;
}

/** What each lever may be, both ends in it; the increase of the stock turn is above its lower end. */
export const CASH_LEVER_BOUNDS: Readonly<Record<CashLever, readonly [least: number, most: number]>> = {
  stockTurnIncrease: [-100, 1_000],
  debtorDays: [0, 365],
  creditorDays: [0, 365],
};

/** Version of the way this tool computes, as a saved calculation pins it. */
export const CASH_RELEASE_VERSION = 1;

export const fitsCashLever = (lever: CashLever, value: number): boolean => {
  const [least, most] = CASH_LEVER_BOUNDS[lever];
  return value <= most && (lever === 'stockTurnIncrease' ? value > least : value >= least);
};

export const changesCash = (levers: CashLevers): boolean => CASH_LEVERS.some((lever) => levers[lever] !== 0);

const leftAlone = (now: Figure, measure: Figure): CashItemResult => ({
  now,
  revised: now,
  released: derive('leftAsItIs', { target: given(0, 'pounds') }, (of) => of.target),
  measureNow: measure,
  measureAfter: measure,
});

function stockRelease({ stock }: CashBase, costOfSales: Figure, increase: number): CashItemResult {
  const turn = derive('turnNow', { costOfSales: figureInput(costOfSales), stock: figureInput(stock) }, (of) =>
    of.costOfSales.gt(0) ? quotient(of.costOfSales, of.stock) : null,
  );
  const isNothing = stock.value?.lte(0) === true || costOfSales.value?.lte(0) === true;
  if (increase === 0 || isNothing) return leftAlone(stock, turn);
  const revisedTurn = derive(
    'revisedStockTurn',
    { turn: figureInput(turn), increase: given(increase, 'percent') },
    (of) => of.turn.times(of.increase.div(100).plus(1)),
  );
  const revised = derive(
    'revisedStock',
    { costOfSales: figureInput(costOfSales), turn: figureInput(revisedTurn) },
    (of) => of.costOfSales.div(of.turn),
  );
  return {
    now: stock,
    revised,
    released: derive('cashFromAssets', { now: figureInput(stock), revised: figureInput(revised) }, (of) =>
      of.now.minus(of.revised),
    ),
    measureNow: turn,
    measureAfter: revisedTurn,
  };
}

interface OnCredit {
  readonly balance: Figure;
  /** Sales or purchases of a year, without VAT. */
  readonly amount: Figure;
  readonly vatMultiplier: Figure;
  readonly days: number;
}

const daysOf = (formulaId: 'debtorDaysNow' | 'creditorDaysNow', { balance, amount, vatMultiplier }: OnCredit): Figure =>
  derive(
    formulaId,
    {
      balance: figureInput(balance),
      amount: figureInput(amount),
      vatMultiplier: figureInput(vatMultiplier),
    },
    (of) => quotient(of.balance.times(365), of.amount.times(of.vatMultiplier)),
  );

const revisedBy = (formulaId: 'revisedDebtors' | 'revisedCreditors', { amount, vatMultiplier, days }: OnCredit) =>
  derive(
    formulaId,
    {
      amount: figureInput(amount),
      vatMultiplier: figureInput(vatMultiplier),
      days: given(days, 'days'),
    },
    (of) => of.amount.times(of.vatMultiplier).times(of.days).div(365),
  );

const targetDays = (days: number): Figure => derive('targetDays', { days: given(days, 'days') }, (of) => of.days);

function debtorRelease(credit: OnCredit): CashItemResult {
  const measureNow = daysOf('debtorDaysNow', credit);
  if (credit.days === 0) return leftAlone(credit.balance, measureNow);
  const revised = revisedBy('revisedDebtors', credit);
  const inputs = { now: figureInput(credit.balance), revised: figureInput(revised) };
  return {
    now: credit.balance,
    revised,
    released: derive('cashFromAssets', inputs, (of) => of.now.minus(of.revised)),
    measureNow,
    measureAfter: targetDays(credit.days),
  };
}

function creditorRelease(credit: OnCredit): CashItemResult {
  const measureNow = daysOf('creditorDaysNow', credit);
  if (credit.days === 0) return leftAlone(credit.balance, measureNow);
  const revised = revisedBy('revisedCreditors', credit);
  const inputs = { revised: figureInput(revised), now: figureInput(credit.balance) };
  return {
    now: credit.balance,
    revised,
    released: derive('cashFromCreditors', inputs, (of) => of.revised.minus(of.now)),
    measureNow,
    measureAfter: targetDays(credit.days),
  };
}

/**
 * The cash that other habits would release (formulas 5.12), in pounds, not rounded. A line that is left as it is releases
 * nothing; one that is moved and not known, its VAT included, is `null`, and so is the total. `null` without a month.
 *
 * @throws RangeError for a lever out of its bounds.
 */
export function cashRelease(base: CashBase, levers: CashLevers): CashRelease | null {
  for (const lever of CASH_LEVERS)
    if (!fitsCashLever(lever, levers[lever])) throw new RangeError(`${lever} is out of its bounds: ${levers[lever]}`);
  const { months, vatMultiplier } = base;
  if (months <= 0) return null;
  const costOfSales = yearly(base.costOfSales, months);
  const purchases = derive(
    'yearlyPurchases',
    { costOfSales: figureInput(costOfSales), overheads: figureInput(yearly(base.overheads, months)) },
    (of) => of.costOfSales.plus(of.overheads),
  );
  const sales = yearly(base.sales, months);
  const stock = stockRelease(base, costOfSales, levers.stockTurnIncrease);
  const tradeDebtors = debtorRelease({
    ...{ balance: base.tradeDebtors, amount: sales, vatMultiplier, days: levers.debtorDays },
  });
  const tradeCreditors = creditorRelease({
    ...{ balance: base.tradeCreditors, amount: purchases, vatMultiplier, days: levers.creditorDays },
  });
  const total = derive(
    'cashReleased',
    {
      stock: figureInput(stock.released),
      tradeDebtors: figureInput(tradeDebtors.released),
      tradeCreditors: figureInput(tradeCreditors.released),
    },
    (of) => of.stock.plus(of.tradeDebtors).plus(of.tradeCreditors),
  );
  return { stock, tradeDebtors, tradeCreditors, total, purchases };
}
