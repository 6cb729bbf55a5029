import { type AccountEvent, accountDecider, accountStream } from '@keelson/domain/accounts';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import { historyOf } from '@keelson/event-store/decisions';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import {
  customerAssignedLetter,
  customerLeftLetter,
  partnerGivenLetter,
  partnerGoneLetter,
} from './mail/partner-change-letters';

export const PARTNER_CHANGE_MAIL_QUEUE = 'partner-change-mail';

/** Tells customer, former and new channel partner that staff changed who the partner is, or that the former one is deleted. The house is written to by nobody. */
export const partnerChangeMailJob: JobHandler<
  { readonly accountId: string; readonly eventId: string },
  Addressing & LinkMailing
> = {
  queue: PARTNER_CHANGE_MAIL_QUEUE,
  async handle({ accountId, eventId }, context) {
    const { runner, mail, publicUrl, jobId } = context;
    const events = await runner.read<AccountEvent>(accountStream(accountId));
    const at = events.findIndex((event) => event.eventId === eventId);
    const changed = events[at];
    const { state: before } = historyOf(accountDecider, events.slice(0, Math.max(at, 0)));
    const customer = await addresseeOf(accountId, context);
    if (changed?.type !== 'accounts.partner-assigned.v1' || !before.registration || !customer) return;
    const company = before.registration.companyName;
    const { partnerId } = changed.data;
    const profile = `${publicUrl}/dashboard/editprofile`;
    // Only the deletion of a partner moves customers by itself.
    const { kind } = changed.metadata.actor;
    const tell = kind === 'system' ? partnerGoneLetter : partnerGivenLetter;
    const given = tell(customer.name, await nameOf(partnerId, context), profile);
    await mail.send({ ...given, to: customer.email, dedupeKey: `${jobId} customer` });
    const former = await addresseeOf(before.partnerId, context);
    if (former)
      await mail.send({ ...customerLeftLetter(former.name, company), to: former.email, dedupeKey: `${jobId} former` });
    const next = await addresseeOf(partnerId, context);
    const assigned = customerAssignedLetter(next?.name, company, `${publicUrl}/chanelPartner`);
    if (next) await mail.send({ ...assigned, to: next.email, dedupeKey: `${jobId} new` });
  },
};

async function nameOf(partnerId: string, { runner }: Pick<Addressing, 'runner'>): Promise<string> {
  const { registration } = (await runner.load(partnerDecider, partnerStream(partnerId))).state;
  return registration ? `${registration.firstName} ${registration.lastName}, ${registration.companyName}` : 'Keelson';
}
