import type { Metadata, Seconds } from './account-objects';
import type { Price, TaxRate } from './catalogue-objects';
import type { Discount } from './discount-objects';

/** Who pays at the checkout page. */
export interface Buyer {
  readonly email: string;
  readonly name: string;
}

/** What was bought: a line of a checkout session. */
export interface SessionLine {
  readonly id: string;
  readonly object: 'item';
  readonly adjustable_quantity: null;
  readonly amount_discount: number;
  readonly amount_subtotal: number;
  readonly amount_tax: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly discounts: readonly { readonly amount: number; readonly discount: Discount }[];
  readonly metadata: Metadata;
  readonly price: Price;
  readonly quantity: number;
  readonly taxes: readonly {
    readonly amount: number;
    readonly rate: TaxRate;
    readonly taxability_reason: 'standard_rated';
    readonly taxable_amount: number;
  }[];
}

const SESSION = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [] as readonly never[],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  integration_identifier: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'] as readonly string[],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [] as readonly never[],
  ui_mode: 'hosted_page',
  wallet_options: null,
} as const;

export type Session = typeof SESSION & {
  readonly id: string;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly billing_address_collection: 'auto' | 'required' | null;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: Seconds;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_creation: 'always' | 'if_required' | null;
  readonly customer_details: object | null;
  readonly customer_email: string | null;
  readonly discounts: readonly { readonly coupon: string | null; readonly promotion_code: string | null }[];
  readonly expires_at: Seconds;
  readonly invoice: string | null;
  readonly invoice_creation: object | null;
  readonly locale: string | null;
  readonly metadata: Metadata;
  readonly mode: 'payment' | 'subscription';
  readonly payment_intent: string | null;
  readonly payment_method_collection: 'always' | 'if_required';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly status: 'open' | 'complete' | 'expired';
  readonly submit_type: 'auto' | 'pay' | null;
  readonly subscription: string | null;
  readonly success_url: string;
  readonly total_details: {
    readonly amount_discount: number;
    readonly amount_shipping: 0;
    readonly amount_tax: number;
  };
  readonly url: string | null;
};

/** The members that every session of the sandbox has alike. */
export const blankSession = SESSION;

/** What a session was asked to do once it is paid; the provider keeps it and shows it to nobody. */
export interface SessionTerms {
  readonly id: string;
  readonly lines: readonly SessionLine[];
  readonly taxRates: readonly (readonly TaxRate[])[];
  readonly discount: Discount | null;
  readonly paymentMetadata: Metadata;
  readonly paymentDescription: string | null;
  readonly keepsCard: boolean;
  readonly subscriptionMetadata: Metadata;
  readonly subscriptionDescription: string | null;
  readonly defaultTaxRates: readonly TaxRate[];
  readonly makesInvoice: boolean;
  readonly invoiceMetadata: Metadata;
}
