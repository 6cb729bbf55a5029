import { randomUUID } from 'node:crypto';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, type Decider, type DomainEvent } from '@keelson/kernel';
import type { TestApi } from './start-test-api';

/** Takes whatever it is given for what happened. */
const happened: Decider<readonly DomainEvent[], null, DomainEvent, never> = {
  initialState: null,
  decide: (events) => accepted(events),
  evolve: () => null,
};

/** Puts events into the log as workers or other areas would; of one account. */
export async function recorded(
  api: TestApi,
  streamId: string,
  accountId: string,
  ...events: readonly DomainEvent[]
): Promise<void> {
  const commandId = randomUUID();
  await api.app.get(DeciderRunner, { strict: false }).record({
    ...{ decider: happened, streamId, partitionKey: accountId, command: events },
    context: {
      ...{ commandId, correlationId: commandId, causationId: commandId, subjectId: accountId },
      actor: { kind: 'system', id: 'test' },
    },
  });
}
