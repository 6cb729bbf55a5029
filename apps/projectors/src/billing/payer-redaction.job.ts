import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import { ENDING_QUEUE } from '@keelson/read-models/operations';
import { type JobHandler, JobRefused } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { isAccessOver } from './access-over';
import type { TakingPayments } from './payment-taking';

export const PAYER_REDACTION_QUEUE = ENDING_QUEUE.payer;

/**
 * Takes an erased person out of the payment provider's records, however long it is away (decision 4.105). It comes with
 * the end of access, an hour later for what the provider's search did not know yet, and after each payment that was
 * under way while the account went.
 */
export const payerRedactionJob: JobHandler<{ readonly accountId: string }, Deciding & TakingPayments> = {
  queue: PAYER_REDACTION_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  outlivesAccount: true,
  async handle({ accountId }, { payments: provider, runner }) {
    if (!(await isAccessOver(accountId, runner))) return;
    const known = customersIn(await runner.read<BillingEvent>(billingStream(accountId)));
    if (provider) await provider.redactPayer(accountId, known);
    else if (known.length > 0) throw new JobRefused('no payment provider is configured');
  },
};

const customersIn = (events: readonly BillingEvent[]): readonly string[] => [
  ...new Set(events.flatMap((event) => (event.type === 'billing.checkout-opened.v1' ? [event.data.customerId] : []))),
];
