import type { Address, Metadata, Seconds } from './account-objects';
import type { TaxRate } from './catalogue-objects';
import type { ListOf, Period } from './subscription-objects';

export interface LineTax {
  readonly amount: number;
  readonly tax_behavior: 'exclusive' | 'inclusive';
  readonly tax_rate_details: { readonly tax_rate: string };
  readonly taxability_reason: 'standard_rated';
  readonly taxable_amount: number;
  readonly type: 'tax_rate_details';
}

export interface DiscountAmount {
  readonly amount: number;
  readonly discount: string;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly discount_amounts: readonly DiscountAmount[];
  readonly discountable: boolean;
  readonly discounts: readonly string[];
  readonly invoice: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly parent: {
    readonly invoice_item_details: null;
    readonly subscription_item_details: {
      readonly invoice_item: null;
      readonly proration: boolean;
      readonly proration_details: { readonly credited_items: null };
      readonly subscription: string;
      readonly subscription_item: string;
    };
    readonly type: 'subscription_item_details';
  } | null;
  readonly period: Period;
  readonly pretax_credit_amounts: readonly never[];
  readonly pricing: {
    readonly price_details: { readonly price: string; readonly product: string };
    readonly type: 'price_details';
    readonly unit_amount_decimal: string;
  };
  readonly quantity: number;
  readonly quantity_decimal: string;
  readonly subscription: string | null;
  readonly subtotal: number;
  readonly taxes: readonly LineTax[];
}

export interface InvoicePayment {
  readonly id: string;
  readonly object: 'invoice_payment';
  readonly amount_paid: number | null;
  readonly amount_requested: number;
  readonly created: Seconds;
  readonly currency: string;
  readonly invoice: string;
  readonly is_default: boolean;
  readonly livemode: false;
  readonly payment: { readonly payment_intent: string; readonly type: 'payment_intent' };
  readonly status: 'open' | 'paid' | 'canceled';
  readonly status_transitions: { readonly canceled_at: null; readonly paid_at: Seconds | null };
}

const INVOICE = {
  object: 'invoice',
  account_country: 'GB',
  account_name: 'Keelson',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [] as readonly never[],
  default_payment_method: null,
  default_source: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  total_pretax_credit_amounts: [] as readonly never[],
} as const;

export type BillingReason =
  'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export type Invoice = typeof INVOICE & {
  readonly id: string;
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly attempt_count: number;
  readonly attempted: boolean;
  readonly auto_advance: boolean;
  readonly automatically_finalizes_at: Seconds | null;
  readonly billing_reason: BillingReason;
  readonly created: Seconds;
  readonly currency: string;
  readonly customer: string;
  readonly customer_address: Address | null;
  readonly customer_email: string | null;
  readonly customer_name: string | null;
  readonly default_tax_rates: readonly TaxRate[];
  readonly description: string | null;
  readonly discounts: readonly string[];
  readonly effective_at: Seconds | null;
  readonly ending_balance: number | null;
  readonly hosted_invoice_url: string | null;
  readonly invoice_pdf: string | null;
  readonly lines: ListOf<InvoiceLine>;
  readonly metadata: Metadata;
  readonly next_payment_attempt: Seconds | null;
  readonly number: string | null;
  readonly parent: {
    readonly quote_details: null;
    readonly subscription_details: { readonly metadata: Metadata; readonly subscription: string };
    readonly type: 'subscription_details';
  } | null;
  readonly period_end: Seconds;
  readonly period_start: Seconds;
  readonly starting_balance: number;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly status_transitions: {
    readonly finalized_at: Seconds | null;
    readonly marked_uncollectible_at: Seconds | null;
    readonly paid_at: Seconds | null;
    readonly voided_at: Seconds | null;
  };
  readonly subtotal: number;
  readonly subtotal_excluding_tax: number;
  readonly test_clock: string | null;
  readonly total: number;
  readonly total_discount_amounts: readonly DiscountAmount[];
  readonly total_excluding_tax: number;
  readonly total_taxes: readonly LineTax[];
  readonly webhooks_delivered_at: Seconds | null;
};

/** The members that every invoice of the sandbox has alike. */
export const blankInvoice = INVOICE;
