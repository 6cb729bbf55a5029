import type { Customer, Metadata, Seconds } from '../objects/account-objects';
import type { Coupon, Discount } from '../objects/discount-objects';
import type { DraftLine } from '../objects/draft-line';
import { newId } from '../objects/identifiers';
import {
  type BillingReason,
  blankInvoice,
  type Invoice,
  type InvoiceLine,
  type LineTax,
} from '../objects/invoice-objects';
import { listOf, type Period, type Subscription } from '../objects/subscription-objects';
import { sum, totalsOf } from './totals';
import type { World } from './world';

export interface DraftInvoice {
  readonly customer: Customer;
  readonly subscription: Subscription | null;
  readonly reason: BillingReason;
  readonly at: Seconds;
  readonly period: Period;
  readonly lines: readonly DraftLine[];
  readonly discount: Discount | null;
  readonly coupon: Coupon | null;
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly finalizesAt: Seconds | null;
}

/** An invoice with its sums, as a draft. It is put nowhere: previews are made the same way. */
export function draftInvoice(draft: DraftInvoice, id = newId('in')): Invoice {
  const lines = linesOf(draft, id);
  const subtotal = sum(lines.map(({ amount }) => amount));
  const discounts = lines.flatMap((line) => line.discount_amounts);
  const taxes = mergedTaxes(lines.flatMap((line) => line.taxes));
  const added = sum(taxes.map((tax) => (tax.tax_behavior === 'exclusive' ? tax.amount : 0)));
  const within = sum(taxes.map((tax) => (tax.tax_behavior === 'inclusive' ? tax.amount : 0)));
  const discounted = sum(discounts.map(({ amount }) => amount));
  const total = subtotal - discounted + added;
  const due = Math.max(0, total + draft.customer.balance);
  return {
    ...blankInvoice,
    id,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: draft.finalizesAt,
    billing_reason: draft.reason,
    created: draft.at,
    currency: draft.lines[0]?.price.currency ?? 'gbp',
    customer: draft.customer.id,
    customer_address: draft.customer.address,
    customer_email: draft.customer.email,
    customer_name: draft.customer.name,
    default_tax_rates: draft.subscription?.default_tax_rates ?? [],
    description: draft.description,
    discounts: draft.discount === null ? [] : [draft.discount.id],
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    metadata: draft.metadata,
    next_payment_attempt: draft.finalizesAt,
    number: null,
    parent:
      draft.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: draft.subscription.metadata, subscription: draft.subscription.id },
            type: 'subscription_details',
          },
    period_end: draft.period.end,
    period_start: draft.period.start,
    starting_balance: draft.customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal - within,
    test_clock: draft.customer.test_clock,
    total,
    total_discount_amounts:
      draft.discount === null || discounted === 0 ? [] : [{ amount: discounted, discount: draft.discount.id }],
    total_excluding_tax: total - added - within,
    total_taxes: taxes,
    webhooks_delivered_at: null,
  };
}

function linesOf(draft: DraftInvoice, invoice: string): readonly InvoiceLine[] {
  const totals = totalsOf(
    draft.lines.map((line) => ({ ...line, discountable: !line.proration })),
    draft.coupon,
  );
  return draft.lines.map((line, index): InvoiceLine => {
    const { discount = 0, taxes = [] } = totals[index] ?? {};
    const isDiscounted = draft.discount !== null && discount > 0;
    return {
      id: newId('il'),
      object: 'line_item',
      amount: line.amount,
      currency: line.price.currency,
      description: line.description,
      discount_amounts: isDiscounted ? [{ amount: discount, discount: draft.discount.id }] : [],
      discountable: !line.proration,
      discounts: [],
      invoice,
      livemode: false,
      metadata: draft.subscription?.metadata ?? {},
      parent:
        line.of === null
          ? null
          : {
              invoice_item_details: null,
              subscription_item_details: {
                invoice_item: null,
                proration: line.proration,
                proration_details: { credited_items: null },
                subscription: line.of.subscription,
                subscription_item: line.of.item,
              },
              type: 'subscription_item_details',
            },
      period: line.period,
      pretax_credit_amounts: [],
      pricing: {
        price_details: { price: line.price.id, product: line.price.product },
        type: 'price_details',
        unit_amount_decimal: line.price.unit_amount_decimal,
      },
      quantity: line.quantity,
      quantity_decimal: String(line.quantity),
      subscription: line.of?.subscription ?? null,
      subtotal: line.amount,
      taxes: taxes.map(({ rate, amount, taxable }): LineTax => ({
        amount,
        tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
        tax_rate_details: { tax_rate: rate.id },
        taxability_reason: 'standard_rated',
        taxable_amount: taxable,
        type: 'tax_rate_details',
      })),
    };
  });
}

function mergedTaxes(taxes: readonly LineTax[]): readonly LineTax[] {
  const merged = new Map<string, LineTax>();
  for (const tax of taxes) {
    const known = merged.get(tax.tax_rate_details.tax_rate);
    merged.set(tax.tax_rate_details.tax_rate, {
      ...tax,
      amount: tax.amount + (known?.amount ?? 0),
      taxable_amount: tax.taxable_amount + (known?.taxable_amount ?? 0),
    });
  }
  return [...merged.values()];
}

export function putDraft(world: World, draft: DraftInvoice): Invoice {
  const invoice = world.state.put('invoice', draftInvoice(draft));
  world.events.record('invoice.created', invoice);
  return invoice;
}
