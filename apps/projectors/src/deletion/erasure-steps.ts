import { setTimeout as wait } from 'node:timers/promises';
import { ERASED } from '@keelson/domain';
import { billingStream } from '@keelson/domain/billing';
import type { EventStore } from '@keelson/event-store';
import type { Clock, Json } from '@keelson/kernel';
import { ENDING_QUEUE } from '@keelson/read-models/operations';
import { accountThrottles, type Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import type { JobRun } from '../runtime/job';
import type { Registry } from '../runtime/registration';
import type { Deciding } from '../runtime/worker-runner';
import { addressOf, confirmedAddressOf } from '../runtime/account-address';
import { type DeletionJob, deletionState, recordDeletion } from './deletion-log';
import { messagesGiving, messagesSentBy } from '../runtime/sent-messages';
import { forgetFailures, forgetJobs } from './subject-traces';

/** What an erasure reaches: everything that keeps something of a person. */
export interface Erasing extends Deciding {
  readonly store: EventStore;
  readonly vault: Vault;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly registry: Registry;
}

export type ErasureContext = Erasing & Pick<JobRun, 'jobId'>;

interface Step {
  readonly name: string;
  run(job: DeletionJob, context: ErasureContext): Promise<void>;
}

/** Longer than any process keeps a subject's key in memory. */
export const KEYS_FORGOTTEN_MS = 1_250;

export const ERASURE_QUEUE = ENDING_QUEUE.erasure;

/**
 * What an erasure does before it is recorded, in this order. Each step is whole or not done, and harmless twice, so
 * that the next try after a crash begins with the first one again.
 *
 * The address is needed to find its throttles, its request of an access code and what it sent without signing in, so
 * those go before the key. What other
 * processes had under way when access ended is over once their keys are forgotten; so the vault and the queues are
 * emptied once more then, and nobody sends a message any more. The address is kept apart, sealed, for the one mail that
 * tells of the erasure.
 */
export const ERASURE_STEPS: readonly Step[] = [
  { name: 'keep-last-address', run: keepLastAddress },
  { name: 'end-access', run: ({ accountId }, { vault, clock }) => vault.endAccess(accountId, clock()) },
  { name: 'forget-throttles', run: forgetThrottles },
  { name: 'erase-code-request', run: eraseCodeRequest },
  { name: 'erase-unsigned-messages', run: eraseUnsignedMessages },
  { name: 'empty-vault', run: ({ accountId }, { vault }) => vault.erase(accountId) },
  { name: 'destroy-key', run: ({ accountId }, { vault }) => vault.destroyKey(accountId) },
  { name: 'await-forgotten-keys', run: () => wait(KEYS_FORGOTTEN_MS) },
  { name: 'empty-vault-again', run: ({ accountId }, { vault }) => vault.erase(accountId) },
  { name: 'erase-messages', run: eraseMessages },
  { name: 'forget-faults', run: forgetFaults },
  { name: 'forget-traces', run: ({ accountId }, context) => forgetTraces(accountId, context) },
];

/** Of a try that begins after the key is destroyed the address reads erased; the one that an earlier try kept stays. */
async function keepLastAddress({ accountId }: DeletionJob, context: ErasureContext): Promise<void> {
  const address = await confirmedAddressOf(accountId, context);
  if (address === undefined || address === ERASED) return;
  if ((await deletionState(context, accountId)).kind === 'erased') return;
  await context.vault.lastLetters.keep(accountId, address, context.clock());
}

async function forgetThrottles({ accountId }: DeletionJob, context: ErasureContext): Promise<void> {
  const { throttles } = context.vault;
  const address = await addressOf(accountId, context);
  await throttles.forget(accountThrottles.ownPassword(accountId));
  await throttles.forget(accountThrottles.verificationMails(accountId));
  if (address === undefined) return;
  await throttles.forget(accountThrottles.signIn(address));
  await throttles.forget(accountThrottles.messagesNaming(address));
}

/** The claim by which a request is found goes last. */
async function eraseCodeRequest(job: DeletionJob, context: ErasureContext): Promise<void> {
  const address = await confirmedAddressOf(job.accountId, context);
  if (address === undefined) return;
  const request = await context.vault.reserved.claimed('access-code-request', address);
  if (!request) return;
  await eraseRecord(request.accountId, job, context);
  await context.vault.erase(request.accountId);
}

async function eraseUnsignedMessages(job: DeletionJob, context: ErasureContext): Promise<void> {
  const address = await confirmedAddressOf(job.accountId, context);
  if (address === undefined) return;
  const found = [
    ...(await context.vault.messageAddresses.messagesGiving(address)),
    ...(await messagesGiving(address, context)),
  ];
  for (const enquiryId of new Set(found)) {
    await eraseRecord(enquiryId, job, context);
    await context.vault.messageAddresses.forget(enquiryId);
  }
}

async function eraseMessages(job: DeletionJob, context: ErasureContext): Promise<void> {
  for (const enquiryId of await messagesSentBy(job.accountId, context)) await eraseRecord(enquiryId, job, context);
}

/** A message or a request is a subject of its own, with a key of its own. */
async function eraseRecord(subjectId: string, job: DeletionJob, context: ErasureContext): Promise<void> {
  await context.vault.destroyKey(subjectId);
  await forgetTraces(subjectId, context);
  await recordDeletion(context, ERASURE_QUEUE, job, { name: 'RecordErasureOfRecord' }, subjectId);
}

async function forgetFaults({ accountId }: DeletionJob, { store, vault }: ErasureContext): Promise<void> {
  const events = await store.readStream(billingStream(accountId));
  await vault.inbox.forgetFaults([...new Set(events.flatMap(({ data }) => textsIn(data)))]);
}

async function forgetTraces(
  subjectId: string,
  { pool, store, jobId, registry: { jobHandlers: handlers } }: ErasureContext,
): Promise<void> {
  await forgetJobs(pool, subjectId, { jobId, handlers });
  await forgetFailures(pool, store, subjectId);
}

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((each: Json) => textsIn(each)) : [];
}
