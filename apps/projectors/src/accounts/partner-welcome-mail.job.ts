import { partnerDecider, type PartnerEvent, partnerStream } from '@keelson/domain/partners';
import type { JobHandler } from '../runtime/job';
import { addresseeOf } from './addressee';
import { partnerWelcomeLetter } from './mail/partner-letters';

export const WELCOME_MAIL_QUEUE = 'partner-welcome-mail';

/** Brings a partner whose address is confirmed the access code. An erased partner gets none. */
export const partnerWelcomeMailJob: JobHandler<{ readonly partnerId: string }> = {
  queue: WELCOME_MAIL_QUEUE,
  async handle({ partnerId }, services) {
    const { store, codec, mail, publicUrl, jobId } = services;
    const addressee = await addresseeOf(partnerId, services);
    if (!addressee) return;
    const events = await codec.decode<PartnerEvent>(await store.readStream(partnerStream(partnerId)));
    const { accessCode } = events.reduce(
      (state, event) => partnerDecider.evolve(state, event),
      partnerDecider.initialState,
    );
    if (accessCode === undefined) return;
    const letter = partnerWelcomeLetter(addressee.name, accessCode, `${publicUrl}/chanelPartner`);
    await mail.send({ ...letter, to: addressee.email, dedupeKey: jobId });
  },
};
