import { scenarioName } from '@keelson/contracts/scenarios';
import { schemaMessages } from '../../ui/form/schema-messages';

export interface NameValues {
  readonly name: string;
  /** The last month of the figures; empty for the latest. */
  readonly asAt: string;
}

export const nameRules = ({ name }: NameValues) => schemaMessages<NameValues>(scenarioName, { name });
