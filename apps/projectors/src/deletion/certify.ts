import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import {
  type CertificateFacts,
  type DeletionEvent,
  deletionStream,
  KEY_BACKUP_DAYS,
  signCertificate,
} from '@keelson/domain/deletion';
import type { Recorded } from '@keelson/event-store';
import { rootKeyOf } from '@keelson/event-store/roots';
import { ERASED_MATTERS, KEPT_MATTERS } from '@keelson/vocabulary';
import type { Vault } from '@keelson/vault';
import type { Deciding } from '../runtime/worker-runner';
import { type DeletionJob, recordDeletion } from './deletion-log';

const DAY_MS = 86_400_000;

interface Certifying extends Deciding {
  readonly vault: Pick<Vault, 'certificateSeed'>;
}

/** Signs what was erased and kept, once the log records the erasure. Any number of tries come to one certificate. */
export async function certify(job: DeletionJob, queue: string, context: Certifying): Promise<void> {
  const events = await context.runner.read<DeletionEvent>(deletionStream(job.accountId));
  if (events.some(({ type }) => type === 'deletion.erasure-certified.v1')) return;
  const payments = await context.runner.read<BillingEvent>(billingStream(job.accountId));
  const facts = factsOf(
    job.accountId,
    events,
    payments.filter(({ type }) => type === 'billing.payment-received.v1').length,
  );
  const key = rootKeyOf(await context.vault.certificateSeed());
  await recordDeletion(context, queue, job, { name: 'RecordCertificate', certificate: signCertificate(facts, key) });
}

function factsOf(account: string, events: readonly Recorded<DeletionEvent>[], payments: number): CertificateFacts {
  const sinceStopped = events.slice(events.findLastIndex(({ type }) => type === 'deletion.cancelled.v1') + 1);
  const asked = sinceStopped.find((event) => event.type === 'deletion.requested.v1');
  const ended = events.find(({ type }) => type === 'deletion.access-ended.v1');
  const erased = events.find(({ type }) => type === 'deletion.personal-data-erased.v1');
  if (!ended || !erased) throw new Error('a certificate was asked for without an erasure');
  const { eventId, occurredAt } = erased;
  return {
    certificateId: `KE-${eventId.replaceAll('-', '').slice(0, 12).toUpperCase()}`,
    account,
    askedBy: asked?.type === 'deletion.requested.v1' ? asked.data.by : 'staff',
    askedAt: (asked ?? ended).occurredAt.toISOString(),
    accessEndedAt: ended.occurredAt.toISOString(),
    erasedAt: occurredAt.toISOString(),
    erasureEventId: eventId,
    erased: ERASED_MATTERS,
    kept: KEPT_MATTERS,
    payments,
    keyBackupsGoneBy: new Date(occurredAt.getTime() + KEY_BACKUP_DAYS * DAY_MS).toISOString(),
  };
}
