import type { Json } from '@keelson/kernel';
import type { RetiredEventDefinitions } from '../event-definition';
import { eventDefinitions, retiredDefinitions } from './event-definitions.gen';

type Definition = { readonly personal: { readonly [field: string]: Json | undefined } };
type Definitions = { readonly [type: string]: Definition };
type RetiredDefinition = RetiredEventDefinitions[string];

/** All event types of the product, merged from the slices. Only the two node apps import it. */
export const eventCatalogue: {
  readonly current: Definitions;
  readonly retired: RetiredEventDefinitions;
} = {
  current: merged<Definition>(eventDefinitions),
  retired: merged<RetiredDefinition>(retiredDefinitions),
};

function merged<Entry>(slices: readonly { readonly [type: string]: Entry }[]): { readonly [type: string]: Entry } {
  const entries = slices.flatMap((slice) => Object.entries(slice));
  const catalogue = Object.fromEntries(entries);
  const twice = entries.find(([type, entry]) => catalogue[type] !== entry);
  if (twice) throw new RangeError(`two slices define the event type ${twice[0]}`);
  return catalogue;
}
