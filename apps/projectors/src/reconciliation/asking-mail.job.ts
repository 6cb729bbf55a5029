import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { type CaseEvent, caseStream } from '@keelson/domain/reconciliation';
import type { Vault } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import { askingLetter } from './asking-letter';

export const ASKING_MAIL_QUEUE = 'reconciliation-asking-mail';

interface Needs extends Deciding, LinkMailing {
  readonly vault: Pick<Vault, 'credentials'>;
}

interface Asked {
  readonly accountId: string;
  readonly caseId: string;
  readonly eventId: string;
  readonly [key: string]: string;
}

/** One mail for one decision; none to an account that was closed or erased since. */
export const askingMailJob: JobHandler<Asked, Needs> = {
  queue: ASKING_MAIL_QUEUE,
  async handle({ accountId, caseId, eventId }, { runner, vault, mail, publicUrl, jobId }) {
    const asked = (await runner.read<CaseEvent>(caseStream(caseId))).find((event) => event.eventId === eventId);
    if (asked?.type !== 'reconciliation.customer-asked.v1') return;
    const credential = await vault.credentials.byId(accountId);
    if (!credential || credential.disabled) return;
    const { registration, emailVerified } = (await runner.load(accountDecider, accountStream(accountId))).state;
    if (!registration) return;
    // Until the address is confirmed, whoever signed up chose what a stranger would be called.
    const name = emailVerified ? registration.name : undefined;
    await mail.send({ ...askingLetter(name, asked.data, publicUrl), to: registration.email, dedupeKey: jobId });
  },
};
