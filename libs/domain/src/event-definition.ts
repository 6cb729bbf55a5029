import type { Json } from '@keelson/kernel';
import type { DomainEvent } from './decider';

/**
 * What the store must know of one event type.
 * `personal` names the fields of `data` that are encrypted under the subject's key, each with the value that stands in
 * its place once that key is destroyed.
 */
export interface EventDefinition<Event extends DomainEvent = DomainEvent> {
  readonly personal: { readonly [Field in keyof Event['data']]?: Event['data'][Field] & Json };
}

export type EventDefinitions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>>;
};

/** The value of an erased personal text: what a replay shows in place of a name or an address. */
export const ERASED = 'erased';
