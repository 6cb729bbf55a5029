import { ERASED } from '@keelson/domain';
import { type AccessCodeRequested, codeRequestDecider, codeRequestStream } from '@keelson/domain/partners';
import type { JobHandler } from '../runtime/job';
import { accessCodeLetter } from './mail/partner-letters';

export const CODE_MAIL_QUEUE = 'access-code-mail';

/** Brings a visitor the access code that was asked for. */
export const accessCodeMailJob: JobHandler<{ readonly requestId: string }> = {
  queue: CODE_MAIL_QUEUE,
  async handle({ requestId }, { store, codec, mail, publicUrl, jobId }) {
    const events = await codec.decode<AccessCodeRequested>(await store.readStream(codeRequestStream(requestId)));
    const { requested } = events.reduce(
      (state, event) => codeRequestDecider.evolve(state, event),
      codeRequestDecider.initialState,
    );
    if (!requested || requested.email === ERASED) return;
    const { firstName, lastName, email, accessCode } = requested;
    const letter = accessCodeLetter(`${firstName} ${lastName}`, accessCode, `${publicUrl}/auth/signUp`);
    await mail.send({ ...letter, to: email, dedupeKey: jobId });
  },
};
