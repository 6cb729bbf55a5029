import { Decimal } from '@keelson/kernel';
import type { Company } from './company';
import { FLOWS, STANDS } from './measures';
import type { MonthValues } from './monthly-values';

const nothing = <Measure extends string>(measures: readonly Measure[]): Record<Measure, number> =>
  Object.fromEntries(measures.map((measure) => [measure, 0])) as Record<Measure, number>;

const filled = (values: MonthValues): MonthValues => ({
  ...values,
  flows: values.flows && { ...nothing(FLOWS), ...values.flows },
  stands: values.stands && { ...nothing(STANDS), ...values.stands },
});

/**
 * The company with its months as version 1 of the formulas read them: what was not typed of a profit and loss, or of
 * balances, counted as nothing, and of whom nobody knew it was taken to be registered for VAT.
 */
export const withUntypedAsNothing = (company: Company): Company => ({
  ...company,
  vatMultiplier: company.vatMultiplier ?? new Decimal('1.20'),
  months: new Map([...company.months].map(([month, values]) => [month, filled(values)])),
});
