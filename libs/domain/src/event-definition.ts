import type { Json, JsonObject } from '@keelson/kernel';
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

/** Types that are no longer written: stored events of them are read as `to`. `upcast` never refuses one. */
export interface RetiredEventDefinitions {
  readonly [type: string]: {
    readonly personal: { readonly [field: string]: Json | undefined };
    readonly to: string;
    upcast(data: JsonObject): JsonObject;
  };
}

/** The value of an erased personal text: what a replay shows in place of a name or an address. */
export const ERASED = 'erased';
