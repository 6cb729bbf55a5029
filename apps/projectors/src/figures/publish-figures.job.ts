import { uuidV5 } from '@keelson/event-store/codec';
import { type FiguresPublished, figuresDecider, figuresStream } from '@keelson/domain/figures';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { figuresAfter } from './figures-after';

export const PUBLISH_FIGURES_QUEUE = 'publish-figures';

export type PublishFigures = { readonly accountId: string; readonly eventId: string; readonly correlationId: string };

/**
 * Computes the key figures from the books as one command left them and appends them when they changed. Jobs may come in
 * any order: what an older event brought about is not published after that of a newer one, which included it.
 */
export const publishFiguresJob: JobHandler<PublishFigures, Deciding> = {
  queue: PUBLISH_FIGURES_QUEUE,
  async handle({ accountId, eventId, correlationId }, { runner }) {
    const events = await runner.read<LedgerEvent>(ledgerStream(accountId));
    const cause = events.findIndex((event) => event.eventId === eventId);
    const streamId = figuresStream(accountId);
    const { state } = await runner.load(figuresDecider, streamId);
    const told = events.findIndex((event) => event.eventId === state.last?.causedBy.eventId);
    if (cause <= told) return;
    const published: FiguresPublished['data'] | undefined = figuresAfter(eventId, events);
    if (published === undefined) return;
    await runner.record({
      decider: figuresDecider,
      streamId,
      command: { name: 'PublishFigures', published },
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
