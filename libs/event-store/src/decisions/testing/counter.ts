import { randomUUID } from 'node:crypto';
import { accepted, type Decider, type DomainEvent, refused } from '@keelson/kernel';
import { commandHashWith, createEventCodec, InMemorySubjectKeys } from '../../codec';
import type { EventStore } from '../../port';
import type { DecisionContext } from '../decider-run';
import { DeciderRunner } from '../decider-runner';

/** The smallest decider that has a rule: a counter that stops at its limit. */
export type Counted = DomainEvent<'samples.counted.v1', { readonly by: string }>;
export type Count = { readonly add: number; readonly by?: string };

export const counterUpTo = (limit: number): Decider<Count, number, Counted, { code: 'TOO_MANY' }> => ({
  initialState: 0,
  decide: ({ add, by = 'anyone' }, count) =>
    count + add > limit
      ? refused({ code: 'TOO_MANY' })
      : accepted(Array.from({ length: add }, () => ({ type: 'samples.counted.v1', data: { by } }))),
  evolve: (count) => count + 1,
});

export function runnerOver(store: Pick<EventStore, 'readStream' | 'append'>): DeciderRunner {
  const codec = createEventCodec({ current: { 'samples.counted.v1': { personal: {} } } }, new InMemorySubjectKeys());
  return new DeciderRunner({ store, codec, commandHash: commandHashWith(Buffer.alloc(32, 1)) });
}

export const counterContext = (changes: Partial<DecisionContext> = {}): DecisionContext => ({
  commandId: randomUUID(),
  correlationId: 'test-correlation',
  causationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  subjectId: 'acc_test',
  ...changes,
});
