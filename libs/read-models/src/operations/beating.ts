import type { Pool } from 'pg';
import { type Beat, BEAT_MS, forgetProcess, recordBeat } from './processes';

export interface Beating extends Omit<Beat, 'providers'> {
  /** How it finds them at each beat. */
  readonly providers: () => Beat['providers'];
}

/** Lets the operations page know that this process lives, until it is stopped. A beat that fails is told and made up for. */
export function beat(
  pool: Pick<Pool, 'query'>,
  process: Beating,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const say = () => recordBeat(pool, { ...process, providers: process.providers() }).catch(onError);
  let last = say();
  const timer = setInterval(() => {
    last = say();
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
    await forgetProcess(pool, process.id).catch(onError);
  };
}
