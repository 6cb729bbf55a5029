import { accountFlags, type AccountEvent, type AccountFlags, signUpSituation } from '@keelson/domain/accounts';
import { billingDecider, type BillingEvent, situationAfter } from '@keelson/domain/billing';
import type { Recorded } from '@keelson/event-store';
import { historyOf } from '@keelson/event-store/decisions';

/** How an account stood towards payment, event by event, folded by the code that answers its sign-ins. */
export class PaymentStandings {
  private start = historyOf(signUpSituation, []);
  private billing = historyOf(billingDecider, []);

  /** @param account its events, and `paid` what it paid, skipped and was moved to, both in the order of the log */
  constructor(
    private account: readonly Recorded<AccountEvent>[],
    private paid: readonly Recorded<BillingEvent>[],
  ) {}

  /** Right after an event of the log; the events come in its order. */
  after({ position, occurredAt }: { readonly position: number; readonly occurredAt: Date }): AccountFlags {
    const [lived, later] = upTo(this.account, position);
    const [passed, ahead] = upTo(this.paid, position);
    this.start = historyOf(signUpSituation, lived, this.start);
    this.billing = historyOf(billingDecider, passed, this.billing);
    [this.account, this.paid] = [later, ahead];
    return accountFlags(situationAfter(this.start.state, this.billing.state, occurredAt), occurredAt);
  }
}

function upTo<Event extends { readonly position: number }>(events: readonly Event[], position: number) {
  const next = events.findIndex((event) => event.position > position);
  return next < 0 ? ([events, []] as const) : ([events.slice(0, next), events.slice(next)] as const);
}
