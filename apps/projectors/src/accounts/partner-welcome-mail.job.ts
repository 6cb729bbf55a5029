import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import { partnerWelcomeLetter } from './mail/partner-letters';

export const WELCOME_MAIL_QUEUE = 'partner-welcome-mail';

/** Brings a partner whose address is confirmed the access code. An erased partner gets none. */
export const partnerWelcomeMailJob: JobHandler<{ readonly partnerId: string }, Addressing & LinkMailing> = {
  queue: WELCOME_MAIL_QUEUE,
  async handle({ partnerId }, context) {
    const { runner, mail, publicUrl, jobId } = context;
    const addressee = await addresseeOf(partnerId, context);
    if (!addressee) return;
    const { accessCode } = (await runner.load(partnerDecider, partnerStream(partnerId))).state;
    if (accessCode === undefined) return;
    const letter = partnerWelcomeLetter(addressee.name, accessCode, `${publicUrl}/chanelPartner`);
    await mail.send({ ...letter, to: addressee.email, dedupeKey: jobId });
  },
};
