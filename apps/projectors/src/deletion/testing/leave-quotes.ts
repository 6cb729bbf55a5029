import { systemClock } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import { jobQueue } from '../../runtime/job-queue';
import { registry } from '../../registry';

const YEAR_MS = 365 * 86_400_000;

/** What quotes a person besides events and rows: jobs, a stream that was set aside, and a payment message that failed. */
export async function leaveQuotes(
  { pool, vault }: { readonly pool: Pool; readonly vault: Vault },
  accountId: string,
  sing: () => string,
): Promise<void> {
  await leaveJobs(pool, accountId, sing);
  await pool.query(
    `INSERT INTO read_model.parked_streams (projection, stream_id, from_version, reason, attempts)
     VALUES ('of another version', $1, 1, $2, 5)`,
    [`account-${accountId}`, sing()],
  );
  await leaveFault(vault, `checkout cs_${ownPart(accountId)}`, sing());
}

/** One that waits, for the account and for a message of it, and one that is filed away. */
async function leaveJobs(pool: Pool, accountId: string, sing: () => string): Promise<void> {
  const boss = jobQueue(pool);
  const queue = registry.jobHandlers[0].queue;
  const startAfter = new Date(Date.now() + YEAR_MS);
  await boss.send(queue, { accountId, note: sing() }, { startAfter });
  await boss.send(queue, { enquiryId: `enq_${ownPart(accountId)}`, note: sing() }, { startAfter });
  await pool.query(
    `INSERT INTO pgboss.archive (id, name, data, output, state, retry_limit, retry_count, created_on, start_after,
       expire_in, keep_until, policy, archived_on, retry_delay, retry_backoff, priority)
     SELECT gen_random_uuid(), name, data, $2::jsonb, 'failed', 0, 0, now(), now(), expire_in, keep_until, policy,
       now(), 0, false, 0 FROM pgboss.job WHERE data ->> 'accountId' = $1 LIMIT 1`,
    [accountId, JSON.stringify({ reason: sing() })],
  );
}

async function leaveFault(vault: Vault, about: string, fault: string): Promise<void> {
  const entry = { source: 'stripe', eventId: `evt of ${about}`, type: 'checkout.session.completed', about };
  await vault.inbox.add(entry, systemClock());
  const claimed = { ...entry, attempts: 0, claimedAt: systemClock() };
  await vault.inbox.failed(claimed, fault, new Date(Date.now() + YEAR_MS));
}

const ownPart = (accountId: string): string => accountId.slice('acc_'.length);
