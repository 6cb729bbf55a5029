import {
  type AccountChanges,
  changeBy,
  DETAILED_PROFIT_AND_LOSS_VERSION,
  type DetailedProfitAndLoss,
  detailedProfitAndLoss,
  fitsChangeBy,
  keptDetailResults,
  type KeptProfitGroups,
  profitGroupsOf,
} from '@keelson/calculators/planning';
import { accepted, refused, type Result } from '@keelson/kernel';
import { planLines } from '@keelson/vocabulary';
import type { DetailCalculation } from './calculations.events';

type Versions = Readonly<Record<number, typeof detailedProfitAndLoss>>;
/** Every version of the calculation by which something may have been saved; a new one goes beside the old. */
const VERSIONS: Versions = {
  [DETAILED_PROFIT_AND_LOSS_VERSION]: detailedProfitAndLoss,
};

/** A saved one computed again; `undefined` where its version is gone, `null` where it had no month to go by. */
export const detailAsOf = (
  version: number,
  base: KeptProfitGroups,
  inputs: AccountChanges,
  versions: Versions = VERSIONS,
): DetailedProfitAndLoss | null | undefined => {
  const compute = versions[version];
  return compute && compute(profitGroupsOf(base), inputs);
};

type Refused = { readonly code: 'INPUTS_OUT_OF_BOUNDS' | 'FIGURES_UNKNOWN' };

/** Only what there is can change, and only by what a box can hold. */
const fits = (base: KeptProfitGroups, inputs: AccountChanges): boolean => {
  const known = new Set(planLines().flatMap((line) => base[line].map(({ id }) => id)));
  return Object.entries(inputs).every(
    ([id, percent]) => known.has(id) && fitsChangeBy(percent) && changeBy(percent) === percent,
  );
};

/**
 * A detailed profit and loss with what it comes to, or why it cannot be saved. It may be saved with nothing changed: it
 * is then what the year would leave as it goes.
 */
export function detailToSave(
  detail: Omit<DetailCalculation, 'results'>,
): Result<{ readonly calculation: DetailCalculation; readonly formulaVersion: number }, Refused> {
  const { inputs, base } = detail;
  if (!fits(base, inputs)) return refused({ code: 'INPUTS_OUT_OF_BOUNDS' });
  const computed = detailAsOf(DETAILED_PROFIT_AND_LOSS_VERSION, base, inputs);
  if (computed?.summary.profitBeforeTax.resulting.value == null) return refused({ code: 'FIGURES_UNKNOWN' });
  return accepted({
    calculation: { ...detail, results: keptDetailResults(computed) },
    formulaVersion: DETAILED_PROFIT_AND_LOSS_VERSION,
  });
}
