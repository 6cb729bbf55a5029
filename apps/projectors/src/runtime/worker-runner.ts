import type { EventStore } from '@keelson/event-store';
import { commandHashWith, type EventCodec } from '@keelson/event-store/codec';
import { DeciderRunner } from '@keelson/event-store/decisions';
import type { Logger } from 'pino';

/** What records and reads decisions. */
export interface Deciding {
  readonly runner: DeciderRunner;
}

// The ids of what workers record say what it is about, so their hash needs no secret.
const commandHash = commandHashWith(Buffer.from('operate'));

/** Decides and appends for jobs and workers. */
export const workerRunner = ({
  store,
  codec,
  log,
}: {
  readonly store: Pick<EventStore, 'readStream' | 'append'>;
  readonly codec: EventCodec;
  readonly log?: Pick<Logger, 'warn'>;
}): DeciderRunner =>
  new DeciderRunner({
    store,
    codec,
    commandHash,
    onGivenUp: (streamId) => log?.warn({ streamId }, 'a command was given up: others kept writing'),
  });
