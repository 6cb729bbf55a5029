import { conformsInAppending } from './appending-conformance';
import { conformsInBreaking } from './breaking-conformance';
import { conformsInHeadings, type StoreWithHeadings } from './heading-conformance';
import { conformsInReading } from './reading-conformance';
import { conformsInRepeating } from './repeating-conformance';
import type { OpenStore } from './store-under-test';

/** Registers the tests that every adapter of the event store must pass. Call it inside a `describe`. */
export function conformsToEventStore(open: OpenStore): void {
  describe('appending', () => conformsInAppending(open));
  describe('repeating', () => conformsInRepeating(open));
  describe('reading', () => conformsInReading(open));
}

/** And those that every adapter must pass whose store is reached over connections. */
export function conformsOverConnections(open: OpenStore): void {
  describe('broken connections', () => conformsInBreaking(open));
}

/** And those for stores that tell what events are about without what they say. */
export function conformsToEventHeadings(open: () => Promise<StoreWithHeadings>): void {
  describe('headings', () => conformsInHeadings(open));
}
