import type { CheckoutFacts, ProviderFacts } from '@keelson/vocabulary';
import type { ProviderStatements } from './provider-statements';

/** How things stand at the provider. Times are ISO instants, amounts whole pence. */
export interface AccountFacts {
  readonly accountId: string;
  readonly facts: ProviderFacts;
}

/** Something at the provider that facts can be read about. */
export interface ObjectRef {
  readonly kind: 'checkout' | 'subscription' | 'invoice' | 'payment' | 'charge' | 'payout';
  readonly id: string;
}

/** A signed message of the provider, reduced to what it is about: its content is never trusted, but read again. */
export interface Notice {
  readonly eventId: string;
  readonly type: string;
  readonly about: ObjectRef | null;
}

export interface CheckoutItem {
  readonly lookupKey: string;
  readonly title: string;
  readonly netPence: number;
  /** `null`: paid once. */
  readonly interval: 'month' | 'year' | null;
  readonly vatPercent: number;
  readonly currency: string;
}

export interface CheckoutCoupon {
  readonly code: string;
  readonly percentOff?: number;
  readonly amountOffPence?: number;
}

export interface CheckoutOrder {
  /** Our own id: the provider is asked under it, so that asking again opens nothing twice. */
  readonly checkoutId: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly item: CheckoutItem;
  readonly coupon?: CheckoutCoupon;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface HostedCheckout {
  readonly sessionId: string;
  readonly checkoutId: string | null;
  readonly state: CheckoutFacts['state'];
  /** Where the customer pays; only while it is open. */
  readonly url: string | null;
  readonly expiresAt: string;
}

export interface Payer {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

/** A running subscription goes over to another price. */
export interface PlanChange {
  readonly subscriptionId: string;
  readonly item: CheckoutItem;
  /** The moment the time that is left is counted from: the same in the quote and in the change. */
  readonly proratedAt: string;
}

/** What a change comes to now: the new period's price less the time that is left of the old one. */
export interface PlanQuote {
  /** Below zero where more is given back than the new period costs. */
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  /** What the card pays now. */
  readonly chargedPence: number;
  /** What is left over and pays the next invoices. */
  readonly creditPence: number;
  readonly nextPaymentAt: string;
}

export interface UpcomingPayment {
  readonly at: string;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  /** What the card pays of it; the rest comes from credit. */
  readonly chargedPence: number;
}

export interface InvoiceSummary {
  readonly invoiceId: string;
  readonly number: string | null;
  readonly createdAt: string;
  readonly status: string;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  /** What the card pays of it; the rest came from credit. */
  readonly chargedPence: number;
  readonly currency: string;
  /** The provider's own pages of it. */
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
}

/** Who takes the money, in our words. Every call that changes something may be repeated under its key. */
export interface PaymentProvider {
  /** The provider's id of this payer; made when there is none. */
  customerOf(payer: Payer): Promise<string>;
  /**
   * Takes what is personal out of the provider's records of a payer: name, addresses and saved cards. Open checkouts are
   * closed. The records stay, with their numbers and our id of the account. Harmless twice.
   * @param known the provider's ids of the payer, as far as they came to us; it is asked for others
   */
  redactPayer(accountId: string, known: readonly string[]): Promise<void>;
  openCheckout(order: CheckoutOrder): Promise<HostedCheckout>;
  /** A checkout that was asked for and whose answer was lost. */
  findCheckout(customerId: string, checkoutId: string): Promise<HostedCheckout | undefined>;
  checkout(sessionId: string): Promise<HostedCheckout | undefined>;
  /** Closes it for payment, unless it is closed already. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Ends it now; one that has ended stays as it is. */
  endSubscription(subscriptionId: string, key: string): Promise<void>;
  /** What a change would come to. Nothing is changed. */
  changeQuote(change: PlanChange): Promise<PlanQuote>;
  /** Changes the plan now and takes what is due; where that cannot be taken, nothing changes. */
  changePlan(change: PlanChange, key: string): Promise<void>;
  /** Lets it end with its period, or go on after all. */
  setEnding(subscriptionId: string, ends: boolean, key: string): Promise<void>;
  /** The next payment of a subscription; `undefined` where none is to come. */
  upcomingPayment(subscriptionId: string): Promise<UpcomingPayment | undefined>;
  /** `undefined` for what the provider does not know or what belongs to none of our accounts. */
  factsAbout(ref: ObjectRef): Promise<AccountFacts | undefined>;
  /** Its own books. */
  readonly statements: ProviderStatements;
  /** The newest invoices of a payer. */
  invoices(customerId: string, limit: number): Promise<readonly InvoiceSummary[]>;
  /** Messages since then that did not reach us, oldest first. */
  missedNotices(since: Date): AsyncIterable<Notice>;
  /** @throws NoticeRefused when signature, age or form are wrong. */
  verifiedNotice(raw: Buffer, signature: string | undefined): Notice;
}

/** The message is not one that the provider has just signed. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
}

/** The provider cannot be reached, is too slow or asks to come back later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The provider took the call and failed in it: its answer for this key will always be the same. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** The provider says that the call is wrong: trying again is pointless. `code` is the provider's. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`the payment provider refused: ${code}`, options);
  }
}
