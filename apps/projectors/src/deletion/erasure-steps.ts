import { setTimeout as wait } from 'node:timers/promises';
import { type AccountEvent, accountDecider, accountStream } from '@keelson/domain/accounts';
import { accountThrottles } from '@keelson/vault';
import { stateOf } from '../operate/decide-and-append';
import type { JobContext } from '../runtime/job';
import { forgetFailures, forgetJobs } from './subject-traces';

export type ErasureContext = Pick<JobContext, 'store' | 'codec' | 'vault' | 'pool' | 'clock' | 'jobId'>;

interface Step {
  readonly name: string;
  run(accountId: string, context: ErasureContext): Promise<void>;
}

/** Longer than any process keeps a subject's key in memory. */
export const KEYS_FORGOTTEN_MS = 1_250;

/**
 * What an erasure does before it is recorded, in this order. Each step is whole or not done, and harmless twice, so
 * that whoever comes after a crash begins with the first one again.
 *
 * The address is needed to find its throttle, so that goes before the key. What other processes had under way when
 * access ended is over once their keys are forgotten; so the vault and the queues are emptied once more then.
 */
export const ERASURE_STEPS: readonly Step[] = [
  { name: 'end-access', run: (accountId, { vault, clock }) => vault.endAccess(accountId, clock()) },
  { name: 'forget-throttles', run: forgetThrottles },
  { name: 'empty-vault', run: (accountId, { vault }) => vault.erase(accountId) },
  { name: 'destroy-key', run: (accountId, { vault }) => vault.destroyKey(accountId) },
  { name: 'await-forgotten-keys', run: () => wait(KEYS_FORGOTTEN_MS) },
  { name: 'empty-vault-again', run: (accountId, { vault }) => vault.erase(accountId) },
  { name: 'forget-jobs', run: (accountId, { pool, jobId }) => forgetJobs(pool, accountId, jobId) },
  { name: 'forget-failures', run: (accountId, { pool }) => forgetFailures(pool, accountId) },
];

async function forgetThrottles(accountId: string, { store, codec, vault }: ErasureContext): Promise<void> {
  const { state } = await stateOf<typeof accountDecider.initialState, AccountEvent>(
    { store, codec },
    accountDecider,
    accountStream(accountId),
  );
  await vault.throttles.forget(accountThrottles.ownPassword(accountId));
  if (state.registration) await vault.throttles.forget(accountThrottles.signIn(state.registration.email));
}
