import { accountFlags, type AccountEvent, signInHold, signUpSituation } from '@keelson/domain/accounts';
import { billingDecider, type BillingEvent, situationAfter } from '@keelson/domain/billing';
import type { Recorded } from '@keelson/event-store';
import { historyOf } from '@keelson/event-store/decisions';
import type { SignInHold } from '@keelson/vocabulary';

/** How an account stood towards payment, event by event, folded by the code that answers its sign-ins. */
export class PaymentStandings {
  private start = historyOf(signUpSituation, []);
  private billing = historyOf(billingDecider, []);

  /** @param ahead what the account paid, skipped and was moved to, in the order of the log */
  constructor(private ahead: readonly Recorded<BillingEvent>[]) {}

  /** What a sign-in waits for right after this event; the events of the account come in the order of the log. */
  holdAt(event: Recorded<AccountEvent>): SignInHold | null {
    this.start = historyOf(signUpSituation, [event], this.start);
    const next = this.ahead.findIndex(({ position }) => position > event.position);
    const passed = next < 0 ? this.ahead : this.ahead.slice(0, next);
    this.billing = historyOf(billingDecider, passed, this.billing);
    this.ahead = this.ahead.slice(passed.length);
    const at = event.occurredAt;
    return signInHold(accountFlags(situationAfter(this.start.state, this.billing.state, at), at));
  }
}
