import { billingDecider, billingStream } from '@keelson/domain/billing';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { earlyAccessReminderLetter } from './billing-letters';
import { payerOf, type Paying } from './payer';

export const EARLY_ACCESS_REMINDER_QUEUE = 'early-access-reminder';

/** Thirty days before the end, since nothing renews by itself. */
export const earlyAccessReminderJob: JobHandler<
  { readonly accountId: string; readonly paymentId: string },
  Paying & LinkMailing
> = {
  queue: EARLY_ACCESS_REMINDER_QUEUE,
  async handle({ accountId, paymentId }, context) {
    const { state } = await context.runner.load(billingDecider, billingStream(accountId));
    const access = state.earlyAccess[paymentId];
    if (!access || access.over) return;
    const payer = await payerOf(accountId, context);
    if (!payer) return;
    const letter = earlyAccessReminderLetter(payer.name, access.until, `${context.publicUrl}/auth/signIn`);
    await context.mail.send({ ...letter, to: payer.email, dedupeKey: context.jobId });
  },
};
