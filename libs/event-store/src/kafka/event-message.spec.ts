import fc from 'fast-check';
import type { JsonObject } from '@keelson/kernel';
import type { StoredEvent } from '../port';
import { type EventMessage, eventOf, messageOf } from './event-message';
import { messageRuns } from './message-runs';
import { partitioning } from './partition-of';

const text = fc.string({ unit: 'grapheme' });

const storedEvent: fc.Arbitrary<StoredEvent> = fc.record({
  eventId: fc.uuid(),
  type: fc.constantFrom('goals.set.v1', 'tasks.task-added.v2'),
  position: fc.integer({ min: 1 }),
  streamId: text,
  version: fc.integer({ min: 1 }),
  occurredAt: fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }),
  hash: text,
  data: fc.dictionary(text, fc.jsonValue()).map((data) => JSON.parse(JSON.stringify(data)) as JsonObject),
  metadata: fc.record({
    ...{ commandId: fc.uuid(), commandHash: text, correlationId: fc.uuid(), causationId: fc.uuid() },
    actor: fc.record({ kind: fc.constant('customer' as const), id: text }),
    ...{ subjectId: text, partitionKey: text, schemaVersion: fc.integer({ min: 1 }) },
  }),
});

describe('an event as a message', () => {
  it('[ES-05~] is read back as it is stored, under its partition key and with its id', () => {
    fc.assert(
      fc.property(storedEvent, (event) => {
        const { key, value, headers } = messageOf(event);
        expect(eventOf(value)).toEqual(event);
        expect(key).toBe(event.metadata.partitionKey);
        expect(headers).toEqual({ 'event-id': event.eventId, 'event-type': event.type });
      }),
    );
  });

  it('stands in the one partition of its key', () => {
    const partitionOf = partitioning(12);
    fc.assert(
      fc.property(text, (key) => {
        expect(partitionOf(key)).toBe(partitioning(12)(key));
        expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(partitionOf(key));
      }),
    );
  });
});

describe('runs of messages', () => {
  it('hold all of them in order, none larger than allowed but for a message that is so alone', () => {
    fc.assert(
      fc.property(fc.array(text), fc.integer({ min: 1, max: 60 }), (values, most) => {
        const messages = values.map((value): EventMessage => ({
          key: 'k',
          value,
          headers: { 'event-id': '', 'event-type': '' },
        }));
        const runs = messageRuns(messages, most);
        expect(runs.flat()).toEqual(messages);
        for (const run of runs) {
          const bytes = run.reduce((sum, { value }) => sum + Buffer.byteLength(value), 0);
          expect(run.length === 1 || bytes <= most).toBe(true);
        }
      }),
    );
  });
});
