import type { EventPublisher } from '@keelson/event-store/kafka';

/** Hands every event of the store on, in order and at least once. One process at a time does, under a claim. */
export interface Relay {
  /** Key of its checkpoint: for another topic it begins with the first event. */
  readonly name: string;
  readonly publisher: EventPublisher;
}

export const relayName = (topic: string): string => `relay-${topic}`;
