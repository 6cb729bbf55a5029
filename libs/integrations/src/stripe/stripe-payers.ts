import type Stripe from 'stripe';
import { type Payer, ProviderRefused } from './payment-provider';
import type { StripeCalls } from './stripe-calls';
import { accountIn } from './stripe-objects';

/** What stands in the place of an erased payer's name. */
export const REDACTED_NAME = 'Erased user';

const PAGE = 100;

/** The provider's records of our payers. */
export class StripePayers {
  constructor(
    private readonly stripe: Stripe,
    private readonly calls: StripeCalls,
  ) {}

  async customerOf({ accountId, email, name }: Payer): Promise<string> {
    const { data } = await this.calls.run(() => this.stripe.customers.list({ email, limit: PAGE }));
    const found = data.find(({ metadata }) => accountIn(metadata) === accountId);
    if (found) return found.id;
    const made = await this.calls.run(() =>
      this.stripe.customers.create(
        { email, name, metadata: { accountId } },
        { idempotencyKey: `customer-${accountId}` },
      ),
    );
    return made.id;
  }

  /**
   * The record stays, and says whose account it was: facts about payments that come later are found by it. Everything of
   * the person goes. Checkouts are closed first, since paying one would write the person into it anew.
   */
  async redact(accountId: string, known: readonly string[]): Promise<void> {
    for (const customer of new Set([...known, ...(await this.foundOf(accountId))])) {
      const record = await this.calls.find(() => this.stripe.customers.retrieve(customer));
      if (!record || record.deleted) continue;
      await this.closeCheckouts(customer);
      await this.forgetCards(customer);
      await this.calls.run(() => this.stripe.customers.update(customer, NOBODY));
    }
  }

  /** Also records whose number never came to us, because the answer that made them was lost. */
  private async foundOf(accountId: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (let page: string | undefined; ;) {
      const { data, next_page } = await this.calls.run(() =>
        this.stripe.customers.search({
          query: `metadata['accountId']:'${accountId}'`,
          limit: PAGE,
          ...(page !== undefined && { page }),
        }),
      );
      found.push(...data.map(({ id }) => id));
      if (next_page == null) return found;
      page = next_page;
    }
  }

  private async closeCheckouts(customer: string): Promise<void> {
    for (;;) {
      const { data, has_more } = await this.calls.run(() =>
        this.stripe.checkout.sessions.list({ customer, status: 'open', limit: PAGE }),
      );
      for (const { id } of data) await this.expire(id);
      if (!has_more) return;
    }
  }

  /** Closes a checkout for payment. Given in or run out meanwhile, it is closed already, which is what was wanted. */
  async expire(sessionId: string): Promise<void> {
    try {
      await this.calls.run(() => this.stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  /** A card that is taken off its customer can never be used or changed again: its holder's name goes before. */
  private async forgetCards(customer: string): Promise<void> {
    for (;;) {
      const { data, has_more } = await this.calls.run(() =>
        this.stripe.customers.listPaymentMethods(customer, { limit: PAGE }),
      );
      for (const { id } of data) {
        await this.calls.run(() => this.stripe.paymentMethods.update(id, { billing_details: NO_HOLDER }));
        await this.calls.run(() => this.stripe.paymentMethods.detach(id));
      }
      if (!has_more) return;
    }
  }
}

/** An empty text clears a field. */
const NO_HOLDER = { address: '', email: '', name: REDACTED_NAME, phone: '' } as const;
const NOBODY = { ...NO_HOLDER, description: '' } as const;
