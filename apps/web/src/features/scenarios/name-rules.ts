import { scenarioName } from '@keelson/contracts/scenarios';
import { schemaMessages } from '../../ui/form/schema-messages';
import { dayFault } from '../../ui/form/typed-day';
import type { FieldMessages } from '../../ui/form/use-form';

export interface NameValues {
  readonly name: string;
  /** The last month of the figures; empty for the latest. */
  readonly asAt: string;
  /** The day up to which what was known counts; empty for today. */
  readonly knownOn: string;
}

export function nameRules({ name, knownOn }: NameValues): FieldMessages<NameValues> {
  const fault = dayFault(knownOn, { max: new Date().toISOString().slice(0, 10) });
  return { ...schemaMessages<NameValues>(scenarioName, { name }), ...(fault !== undefined && { knownOn: fault }) };
}
