import type { Decider, DomainEvent } from '@keelson/domain';
import { accepted, refused } from '@keelson/kernel';
import type { CommandContext } from '../platform/execution/command-context';
import { randomUUID } from 'node:crypto';

/** The smallest decider that has a rule: a counter that stops at a hundred thousand. */
export type CounterEvent = DomainEvent<'accounts.email-verified.v1', Record<string, never>>;
export type CounterCommand = { readonly add: number };

const event: CounterEvent = { type: 'accounts.email-verified.v1', data: {} };

export const counter: Decider<CounterCommand, number, CounterEvent, { code: 'TOO_MANY' }> = {
  initialState: 0,
  decide: ({ add }, count) =>
    count + add > 100_000 ? refused({ code: 'TOO_MANY' }) : accepted(Array.from({ length: add }, () => event)),
  evolve: (count) => count + 1,
};

export const testContext = (changes: Partial<CommandContext> = {}): CommandContext => ({
  commandId: randomUUID(),
  commandHash: 'same',
  correlationId: 'test-correlation',
  causationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  subjectId: 'acc_test',
  occurredAt: new Date('2026-11-02T09:00:00Z'),
  ...changes,
});
