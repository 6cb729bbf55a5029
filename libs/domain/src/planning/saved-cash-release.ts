import {
  CASH_RELEASE_VERSION,
  cashBaseOf,
  type CashLevers,
  type CashRelease,
  cashRelease,
  changesCash,
  fitsCashLever,
  inPence,
  type KeptCashBase,
} from '@keelson/calculators/planning';
import { accepted, refused, type Result } from '@keelson/kernel';
import { CASH_LEVERS } from '@keelson/vocabulary';
import type { CashCalculation, CashResults } from './calculations.events';

type Versions = Readonly<Record<number, typeof cashRelease>>;
/** Every version of the calculation by which something may have been saved; a new one goes beside the old. */
const VERSIONS: Versions = { [CASH_RELEASE_VERSION]: cashRelease };

/** A saved cash release computed again; `undefined` where its version is gone, `null` where it had no month to go by. */
export const cashReleaseAsOf = (
  version: number,
  base: KeptCashBase,
  inputs: CashLevers,
  versions: Versions = VERSIONS,
): CashRelease | null | undefined => {
  const compute = versions[version];
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

type Refused = { readonly code: 'INPUTS_OUT_OF_BOUNDS' | 'NOTHING_CHANGED' | 'FIGURES_UNKNOWN' };

/** A cash release with what it comes to, or why it cannot be saved. */
export function cashToSave(
  cash: Omit<CashCalculation, 'results'>,
): Result<{ readonly calculation: CashCalculation; readonly formulaVersion: number }, Refused> {
  const { inputs, base } = cash;
  if (!CASH_LEVERS.every((lever) => fitsCashLever(lever, inputs[lever])))
    return refused({ code: 'INPUTS_OUT_OF_BOUNDS' });
  if (!changesCash(inputs)) return refused({ code: 'NOTHING_CHANGED' });
  const computed = cashReleaseAsOf(CASH_RELEASE_VERSION, base, inputs);
  if (computed?.total.value == null) return refused({ code: 'FIGURES_UNKNOWN' });
  return accepted({
    calculation: { ...cash, results: cashResults(computed) },
    formulaVersion: CASH_RELEASE_VERSION,
  });
}
