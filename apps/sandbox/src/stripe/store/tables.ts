import type { Customer, Seconds, StripeEvent, TestClock, WebhookEndpoint } from '../objects/account-objects';
import type { Price, Product, TaxRate } from '../objects/catalogue-objects';
import type { Charge } from '../objects/charge-object';
import type { Coupon, Discount, PromotionCode } from '../objects/discount-objects';
import type { DraftLine } from '../objects/draft-line';
import type { Invoice, InvoicePayment } from '../objects/invoice-objects';
import type { BalanceTransaction, Dispute, Payout, Refund } from '../objects/money-objects';
import type { CardFace, PaymentIntent, PaymentMethod } from '../objects/payment-objects';
import type { Buyer, Session, SessionTerms } from '../objects/session-object';
import type { Subscription } from '../objects/subscription-objects';

/** The way of one event to one address. */
export interface Delivery {
  /** Event and endpoint, joined. */
  readonly id: string;
  readonly event: string;
  readonly endpoint: string;
  readonly attempts: number;
  readonly status: 'waiting' | 'delivered' | 'given-up';
  /** Milliseconds since 1970 by the machine's own clock. */
  readonly nextAt: number;
  readonly lastAnswer: string | null;
}

/** The first answer to a request that named its key; the same request is answered with it again. */
export interface KeptAnswer {
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: string;
  readonly at: Seconds;
}

export interface KeptSecret {
  readonly id: string;
  readonly secret: string;
}

/** How a card behaves, for as long as it is attached. */
export interface CardBehaviour {
  readonly id: string;
  readonly refuses: boolean;
}

/** Lines that wait for the next invoice of a subscription. */
export interface PendingLines {
  readonly id: string;
  readonly lines: readonly DraftLine[];
}

/** A payment that waits for its buyer to prove who they are. */
export interface Challenge {
  readonly id: string;
  readonly session: string;
  readonly buyer: Buyer;
  readonly face: CardFace;
}

export interface ClockOffset {
  readonly id: 'clock';
  readonly seconds: number;
  /** The day of the last automatic payout, as days since 1970. */
  readonly payoutDay: number;
}

export interface PaidOut {
  readonly id: string;
  readonly payout: string;
}

/** Everything that the sandbox knows, by kind. The kinds after `webhook_endpoint` are its own affair. */
export interface Tables {
  customer: Customer;
  product: Product;
  price: Price;
  tax_rate: TaxRate;
  coupon: Coupon;
  promotion_code: PromotionCode;
  discount: Discount;
  'checkout.session': Session;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  balance_transaction: BalanceTransaction;
  payout: Payout;
  event: StripeEvent;
  'test_helpers.test_clock': TestClock;
  webhook_endpoint: WebhookEndpoint;
  terms: SessionTerms;
  card: CardBehaviour;
  pending: PendingLines;
  delivery: Delivery;
  answer: KeptAnswer;
  secret: KeptSecret;
  challenge: Challenge;
  offset: ClockOffset;
  paid_out: PaidOut;
}

export type Kind = keyof Tables;

const MOST = 20_000;
const FEWER: Partial<Record<Kind, number>> = { event: 10_000, answer: 10_000 };

/** How many of a kind are kept; the oldest make room. */
export const capacityOf = (kind: Kind): number => FEWER[kind] ?? MOST;
