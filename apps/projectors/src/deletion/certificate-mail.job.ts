import type { Logger } from 'pino';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import type { Deciding } from '../runtime/worker-runner';
import type { Vault } from '@keelson/vault';
import { certificateLetter } from './certificate-letter';
import { deletionState } from './deletion-log';

export const CERTIFICATE_MAIL_QUEUE = 'deletion-certificate-mail';

type Needs = Deciding & LinkMailing & { readonly vault: Pick<Vault, 'lastLetters'>; readonly log: Logger };

/**
 * Mails the certificate and destroys the address. `late`: the time for it is over, whatever the mail server says, and
 * the address goes unwritten to.
 */
export const certificateMailJob: JobHandler<{ readonly accountId: string; readonly late: boolean }, Needs> = {
  queue: CERTIFICATE_MAIL_QUEUE,
  retry: { limit: 30, delaySeconds: 2, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ accountId, late }, { runner, vault, mail, publicUrl, log, jobId }) {
    const address = await vault.lastLetters.addressOf(accountId);
    if (address !== undefined && !late) {
      const state = await deletionState({ runner }, accountId);
      const certificate = state.kind === 'erased' ? state.certificate : undefined;
      if (!certificate) throw new Error('the erasure is not certified yet');
      await mail
        .send({ ...certificateLetter(certificate, publicUrl), to: address, dedupeKey: jobId })
        .catch((error: unknown) => {
          // An address that takes no mail is not kept for another try.
          if (!(error instanceof Error && error.name === 'MailRefused')) throw error;
          log.warn({ accountId }, 'the certificate of an erasure could not be mailed');
        });
    }
    await vault.lastLetters.destroy(accountId);
  },
};
