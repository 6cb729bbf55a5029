import { uuidV5 } from '@keelson/event-store/codec';
import type { Recorded } from '@keelson/event-store';
import { type FiguresState, figuresDecider, figuresStream } from '@keelson/domain/figures';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { figuresAfter } from './figures-after';

export const PUBLISH_FIGURES_QUEUE = 'publish-figures';

export type PublishFigures = { readonly accountId: string; readonly eventId: string; readonly correlationId: string };

/**
 * Computes the key figures from the books as one command left them and appends them when they changed. Jobs may come in
 * any order and two at a time: what an older event brought about is not published after that of a newer one, which
 * included it. So the order is looked at in each attempt anew, on the figures that the append then follows.
 */
export const publishFiguresJob: JobHandler<PublishFigures, Deciding> = {
  queue: PUBLISH_FIGURES_QUEUE,
  async handle({ accountId, eventId, correlationId }, { runner }) {
    const events = await runner.read<LedgerEvent>(ledgerStream(accountId));
    const published = figuresAfter(eventId, events);
    if (published === undefined) return;
    await runner.record({
      decider: figuresDecider,
      streamId: figuresStream(accountId),
      gather: async (state) =>
        isOlder(eventId, state, events) ? undefined : { name: 'PublishFigures' as const, published },
      partitionKey: accountId,
      context: {
        commandId: uuidV5(eventId, PUBLISH_FIGURES_QUEUE),
        correlationId,
        causationId: eventId,
        actor: { kind: 'system', id: PUBLISH_FIGURES_QUEUE },
        subjectId: accountId,
      },
    });
  },
};

/** Whether figures of the same or a newer event are published; one that is not among those read was appended since. */
function isOlder(eventId: string, { last }: FiguresState, events: readonly Recorded<LedgerEvent>[]): boolean {
  if (last === undefined) return false;
  const placeOf = (id: string): number => events.findIndex((event) => event.eventId === id);
  const told = placeOf(last.causedBy.eventId);
  return told < 0 || placeOf(eventId) <= told;
}
