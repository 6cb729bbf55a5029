import { useBillingInvoicesQuery } from '../../../../billing/billing.api';
import type { OwnPlan } from '../../../../billing/own-plan.api';
import { Callout } from '../../../../ui/card/callout';
import { formatDateTime } from '../../../../ui/format/dates';
import { CLOSES_AFTER, openUntil, requestWords } from '../../own-plan-words';

/** What the owner has to know before anything else about the plan as it stands. */
export function PlanNotices({ plan }: { readonly plan: OwnPlan }) {
  const { state, until, request, deleteAt } = plan;
  const asked = requestWords(request);
  return (
    <>
      {asked !== undefined && (
        <Callout tone={asked.tone} live>
          {asked.text}
        </Callout>
      )}
      {deleteAt !== null && (
        <Callout tone="caution">
          Your account is deleted on {formatDateTime(deleteAt)}. Nothing more is taken from your card, and nothing can
          be changed about the plan until then. Write to us to stop the deletion: your plan then goes on.
        </Callout>
      )}
      {state === 'ending' && deleteAt === null && (
        <Callout>
          {openUntil(until)} {CLOSES_AFTER}
        </Callout>
      )}
      {state === 'early-access' && (
        <Callout>
          The Early Adopter Offer cannot be renewed, and it does not change into another plan by itself: once it has
          ended you choose the monthly or the annual plan. We remind you 30 days before. {CLOSES_AFTER}
        </Callout>
      )}
      {state === 'past-due' && <LatePayment />}
    </>
  );
}

/** The open invoice, where the provider has a page on which it can be paid. */
function LatePayment() {
  const { data } = useBillingInvoicesQuery();
  const open = data?.find(({ status }) => status === 'open');
  return (
    <Callout tone="caution">
      We try your card again over the next days, and the subscription ends if that does not help.{' '}
      {open && open.pageUrl !== null && (
        <a href={open.pageUrl} target="_blank" rel="noreferrer">
          Look at invoice {open.number}
        </a>
      )}
    </Callout>
  );
}
