import { type AccountEvent, accountDecider, accountStream } from '@keelson/domain/accounts';
import { historyOf } from '@keelson/event-store/decisions';
import type { JobHandler } from '../runtime/job';
import type { Mailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import { formerAddressLetter } from './mail/account-letters';

export const FORMER_ADDRESS_MAIL_QUEUE = 'former-address-mail';

/** Tells the address that was replaced. The queue holds no address: it is read from the log, and nothing is sent once that is erased. */
export const formerAddressMailJob: JobHandler<
  { readonly accountId: string; readonly eventId: string },
  Addressing & Mailing
> = {
  queue: FORMER_ADDRESS_MAIL_QUEUE,
  async handle({ accountId, eventId }, context) {
    const events = await context.runner.read<AccountEvent>(accountStream(accountId));
    const at = events.findIndex((event) => event.eventId === eventId);
    const { registration } = historyOf(accountDecider, events.slice(0, Math.max(at, 0))).state;
    if (!registration || !(await addresseeOf(accountId, context))) return;
    await context.mail.send({ ...formerAddressLetter, to: registration.email, dedupeKey: context.jobId });
  },
};
