import {
  CASH_RELEASE_VERSION,
  cashBaseOf,
  type CashLevers,
  type CashRelease,
  cashRelease,
  inPence,
  type KeptCashBase,
} from '@keelson/calculators/planning';
import type { CashResults } from './calculations.events';

/** Every version of the calculation by which something may have been saved; a new one goes beside the old. */
const VERSIONS: Readonly<Record<number, typeof cashRelease>> = { [CASH_RELEASE_VERSION]: cashRelease };

/** A saved cash release computed again; `undefined` where its version is gone, `null` where it had no month to go by. */
export const cashReleaseAsOf = (
  version: number,
  base: KeptCashBase,
  inputs: CashLevers,
): CashRelease | null | undefined => {
  const compute = VERSIONS[version];
  return compute && compute(cashBaseOf(base), inputs);
};

export const cashResults = ({ stock, tradeDebtors, tradeCreditors, total }: CashRelease): CashResults => ({
  total: inPence(total),
  stockReleased: inPence(stock.released),
  tradeDebtorsReleased: inPence(tradeDebtors.released),
  tradeCreditorsReleased: inPence(tradeCreditors.released),
  stockRevised: inPence(stock.revised),
  tradeDebtorsRevised: inPence(tradeDebtors.revised),
  tradeCreditorsRevised: inPence(tradeCreditors.revised),
});
