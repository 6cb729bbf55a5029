import type { Metadata, Seconds } from './account-objects';
import { newId } from './identifiers';
import type { BillingDetails, PaymentMethod } from './payment-objects';

const CHARGE = {
  object: 'charge',
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'KEELSON',
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

const PAYMENT_CARD = {
  authorization_code: null,
  country: 'GB',
  electronic_commerce_indicator: null,
  funding: 'credit',
  installments: null,
  mandate: null,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} as const;

export interface ChargeOutcome {
  readonly advice_code: null;
  readonly network_advice_code: null;
  readonly network_decline_code: string | null;
  readonly network_status: 'approved_by_network' | 'declined_by_network';
  readonly reason: string | null;
  readonly risk_level: 'normal';
  readonly risk_score: number;
  readonly seller_message: string;
  readonly type: 'authorized' | 'issuer_declined';
}

export type Charge = typeof CHARGE & {
  readonly id: string;
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly balance_transaction: string | null;
  readonly billing_details: BillingDetails;
  readonly captured: boolean;
  readonly created: Seconds;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly metadata: Metadata;
  readonly outcome: ChargeOutcome;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: { readonly card: object; readonly type: 'card' };
  readonly receipt_email: string | null;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed' | 'pending';
};

export interface Failure {
  readonly code: string;
  readonly decline: string;
  readonly message: string;
}

export const newCharge = (
  created: Seconds,
  method: PaymentMethod,
  failure: Failure | undefined,
  given: Pick<
    Charge,
    'amount' | 'currency' | 'customer' | 'description' | 'metadata' | 'payment_intent' | 'receipt_email'
  >,
): Charge => ({
  ...CHARGE,
  id: newId('ch'),
  amount_captured: failure === undefined ? given.amount : 0,
  amount_refunded: 0,
  balance_transaction: null,
  billing_details: method.billing_details,
  captured: failure === undefined,
  created,
  disputed: false,
  failure_code: failure?.code ?? null,
  failure_message: failure?.message ?? null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure === undefined ? 'approved_by_network' : 'declined_by_network',
    reason: failure?.decline ?? null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: failure === undefined ? 'Payment complete.' : 'The bank declined the payment.',
    type: failure === undefined ? 'authorized' : 'issuer_declined',
  },
  paid: failure === undefined,
  payment_method: method.id,
  payment_method_details: {
    card: {
      ...PAYMENT_CARD,
      amount_authorized: failure === undefined ? given.amount : null,
      brand: method.card.brand,
      checks: method.card.checks,
      exp_month: method.card.exp_month,
      exp_year: method.card.exp_year,
      fingerprint: method.card.fingerprint,
      last4: method.card.last4,
      network: method.card.brand,
    },
    type: 'card',
  },
  refunded: false,
  status: failure === undefined ? 'succeeded' : 'failed',
  ...given,
});
