import { calculationMessages as texts } from '@keelson/contracts/planning';
import { CASH_LEVER_BOUNDS, type CashItem, type CashLevers, fitsCashLever } from '@keelson/calculators/planning';
import { CASH_LEVERS, type CashLever } from '@keelson/vocabulary';

/** What each input is called (finance §2), what it is measured in, and how far its slider goes. */
export const LEVER_WORDS: Readonly<
  Record<CashLever, { readonly title: string; readonly unit: '%' | 'days'; readonly reach: number }>
> = {
  stockTurnIncrease: { title: 'Stock turn increase %', unit: '%', reach: 100 },
  debtorDays: { title: 'Target debtor days', unit: 'days', reach: 90 },
  creditorDays: { title: 'Target creditor payment terms in days', unit: 'days', reach: 90 },
};

export const ITEM_OF: Readonly<Record<CashLever, CashItem>> = {
  stockTurnIncrease: 'stock',
  debtorDays: 'tradeDebtors',
  creditorDays: 'tradeCreditors',
};

export const ITEM_TITLES: Readonly<Record<CashItem, string>> = {
  stock: 'Stock',
  tradeDebtors: 'Trade debtors',
  tradeCreditors: 'Trade creditors',
};

/** As they stand in the boxes. */
export type LeverTexts = Readonly<Record<CashLever, string>>;

export const NO_LEVER_TEXTS: LeverTexts = { stockTurnIncrease: '0', debtorDays: '0', creditorDays: '0' };

export const leverTexts = (levers: CashLevers): LeverTexts => ({
  stockTurnIncrease: String(levers.stockTurnIncrease),
  debtorDays: String(levers.debtorDays),
  creditorDays: String(levers.creditorDays),
});

/** An empty box leaves the line as it is. */
const numberIn = (text: string): number =>
  text.trim() === '' ? 0 : Number(text.trim().replace('−', '-').replace(/,/g, ''));

/** What is wrong with what was typed; `undefined` where nothing is. */
export function leverFault(lever: CashLever, text: string): string | undefined {
  const value = numberIn(text);
  if (!Number.isFinite(value)) return texts.unreadable;
  if (!fitsCashLever(lever, value))
    return lever === 'stockTurnIncrease' ? texts.turnOutOfBounds : texts.daysOutOfBounds;
  return Number(value.toFixed(1)) === value ? undefined : texts.tooPrecise;
}

/** The three as numbers; `undefined` while one of them cannot be used. */
export function leversIn(typed: LeverTexts): CashLevers | undefined {
  if (CASH_LEVERS.some((lever) => leverFault(lever, typed[lever]) !== undefined)) return undefined;
  return {
    stockTurnIncrease: numberIn(typed.stockTurnIncrease),
    debtorDays: numberIn(typed.debtorDays),
    creditorDays: numberIn(typed.creditorDays),
  };
}

/** The ends of a lever's slider: as far as is usual, and as far as what was typed. */
export function sliderEnds(
  lever: CashLever,
  text: string,
): { readonly min: number; readonly max: number; readonly at: number } {
  const [, most] = CASH_LEVER_BOUNDS[lever];
  const value = leverFault(lever, text) === undefined ? numberIn(text) : 0;
  const { reach } = LEVER_WORDS[lever];
  return {
    min: value < 0 ? -99 : 0,
    max: Math.min(most, value > reach ? Math.ceil(value / 100) * 100 : reach),
    at: value,
  };
}
