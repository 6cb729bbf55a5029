import type { BillingEvent, EndRequested, EndWithdrawn, PlanChangeRequested } from '@keelson/domain/billing';
import { type Letter, letter } from '../runtime/letter';
import { date, money, nameOf } from './billing-letters';

type RequestEvent = PlanChangeRequested | EndRequested | EndWithdrawn;

const isRequest = (event: BillingEvent): event is RequestEvent =>
  event.type === 'billing.plan-change-requested.v1' ||
  event.type === 'billing.end-requested.v1' ||
  event.type === 'billing.end-withdrawn.v1';

/** What was asked for under this id. */
export const requestIn = (events: readonly BillingEvent[], requestId: string): RequestEvent | undefined =>
  events.filter(isRequest).find(({ data }) => data.requestId === requestId);

/** Tells what became of a request about the subscription, and what follows from it. */
export function requestLetter(request: RequestEvent, done: boolean, name: string, link: string): Letter {
  const see = { link, label: 'See your plan' };
  if (!done) return letter('Your plan was not changed', name, [NOT_DONE[request.type], see]);
  switch (request.type) {
    case 'billing.plan-change-requested.v1':
      return letter('Your plan has changed', name, [
        `You have changed from the ${nameOf(request.data.from)} to the ${nameOf(request.data.to)}.`,
        moneyOf(request.data),
        see,
      ]);
    case 'billing.end-requested.v1':
      return letter('Your subscription will end', name, [
        `Your subscription to the ${nameOf(request.data.plan)} ends on ${date(request.data.endsAt)}. ${REASONS[request.data.by]}Nothing more is taken from your card.`,
        'Until then everything stays open. After that day your figures and answers are kept, and open again once you choose a plan.',
        ...(request.data.by === 'owner' ? ['You can take this back until then: press Keep my plan.'] : []),
        see,
      ]);
    case 'billing.end-withdrawn.v1':
      return letter('Your subscription goes on', name, [
        `Your subscription to the ${nameOf(request.data.plan)} no longer ends. It renews on ${date(request.data.renewsAt)}.`,
        see,
      ]);
  }
}

const NOT_DONE = {
  'billing.plan-change-requested.v1':
    'The change of plan that you asked for was not made: our payment provider could not take the payment for it. Your plan is as it was, and nothing was taken from your card.',
  'billing.end-requested.v1':
    'Our payment provider could not end your subscription as was asked for. It is as it was. Please try again, or write to us.',
  'billing.end-withdrawn.v1':
    'Our payment provider could not keep your subscription as was asked for. It is as it was. Please try again, or write to us.',
} as const satisfies Record<RequestEvent['type'], string>;

const REASONS = { owner: '', deletion: 'It ends because your account is being deleted. ' } as const;

function moneyOf({ chargedPence, grossPence }: PlanChangeRequested['data']): string {
  if (chargedPence > 0) return `${money(chargedPence)} with VAT was due now for it.`;
  return grossPence < 0
    ? `Nothing was taken. ${money(-grossPence)} with VAT of the time that you had paid for is kept as credit, and pays your next invoices.`
    : 'Nothing was taken from your card for it.';
}
