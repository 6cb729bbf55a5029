import { conformsInAppending } from './appending-conformance';
import { conformsInReading } from './reading-conformance';
import { conformsInRepeating } from './repeating-conformance';
import type { OpenStore } from './store-under-test';

/** Registers the tests that every adapter of the event store must pass. Call it inside a `describe`. */
export function conformsToEventStore(open: OpenStore): void {
  describe('appending', () => conformsInAppending(open));
  describe('repeating', () => conformsInRepeating(open));
  describe('reading', () => conformsInReading(open));
}
