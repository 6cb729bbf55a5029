import { randomUUID } from 'node:crypto';
import { claimRequest, releaseRequest } from '@keelson/read-models/operations';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { failureText } from '../failure';
import type { JobRun } from '../job';

export interface Holding {
  readonly pool: Pool;
  readonly log: Logger;
}

const LEASE_MS = 5_000;
const RENEW_MS = 1_000;

/**
 * Holds what the job is about for this worker alone. Once the worker no longer says that it works on it, the job goes
 * back on its queue and another one takes it over.
 * @returns lets go of it. @throws Error while another worker is busy with it.
 */
export async function holdAlone(
  requestId: string,
  queue: string,
  { pool, log, jobId }: Holding & Pick<JobRun, 'jobId'>,
): Promise<() => Promise<void>> {
  const claim = { requestId, queue, jobId, owner: randomUUID(), leaseMs: LEASE_MS };
  if (!(await claimRequest(pool, claim))) throw new Error('another worker is busy with the request');
  const note = (error: unknown) => log.warn({ requestId, reason: failureText(error) }, 'claim not kept');
  const timer = setInterval(() => void claimRequest(pool, claim).catch(note), RENEW_MS);
  return async () => {
    clearInterval(timer);
    await releaseRequest(pool, claim).catch(note);
  };
}
