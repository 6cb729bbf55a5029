import type { Address, Metadata, Seconds } from './account-objects';
import { newId, secretLetters } from './identifiers';

export interface BillingDetails {
  readonly address: Address | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly tax_id: null;
}

/** What is kept of a card: enough to recognise it, nothing to pay with. */
export interface CardFace {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly allow_redisplay: 'limited';
  readonly billing_details: BillingDetails;
  readonly card: CardFace & {
    readonly checks: typeof CHECKS;
    readonly country: 'GB';
    readonly display_brand: string;
    readonly fingerprint: string;
    readonly funding: 'credit';
    readonly generated_from: null;
    readonly networks: { readonly available: readonly string[]; readonly preferred: null };
    readonly regulated_status: 'unregulated';
    readonly three_d_secure_usage: { readonly supported: true };
    readonly wallet: null;
  };
  readonly created: Seconds;
  readonly customer: string | null;
  readonly customer_account: null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly type: 'card';
}

const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' } as const;

export const newPaymentMethod = (
  created: Seconds,
  face: CardFace,
  billing: BillingDetails,
  customer: string | null,
): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: billing,
  card: {
    ...face,
    checks: CHECKS,
    country: 'GB',
    display_brand: face.brand,
    fingerprint: secretLetters(16),
    funding: 'credit',
    generated_from: null,
    networks: { available: [face.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

const INTENT = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'] as readonly string[],
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

export interface PaymentError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly charge?: string;
}

export type PaymentIntent = typeof INTENT & {
  readonly id: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly canceled_at: Seconds | null;
  readonly cancellation_reason: 'abandoned' | 'requested_by_customer' | 'automatic' | null;
  readonly client_secret: string;
  readonly created: Seconds;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: PaymentError | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
  readonly next_action: {
    readonly type: 'redirect_to_url';
    readonly redirect_to_url: { readonly url: string; readonly return_url: string };
  } | null;
  readonly payment_method: string | null;
  readonly receipt_email: string | null;
  readonly setup_future_usage: 'off_session' | null;
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
};

export const newPaymentIntent = (
  created: Seconds,
  given: Pick<PaymentIntent, 'amount' | 'currency'> &
    Partial<Pick<PaymentIntent, 'customer' | 'description' | 'metadata' | 'receipt_email' | 'setup_future_usage'>>,
): PaymentIntent => {
  const id = newId('pi');
  return {
    ...INTENT,
    id,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${secretLetters(24)}`,
    created,
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    next_action: null,
    payment_method: null,
    receipt_email: null,
    setup_future_usage: null,
    status: 'requires_payment_method',
    ...given,
  };
};
