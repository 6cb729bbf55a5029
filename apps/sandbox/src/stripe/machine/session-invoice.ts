import type { Customer, Seconds } from '../objects/account-objects';
import { newId } from '../objects/identifiers';
import type { Invoice } from '../objects/invoice-objects';
import type { PaymentIntent } from '../objects/payment-objects';
import type { SessionTerms } from '../objects/session-object';
import { putDraft } from './invoices';
import type { World } from './world';

/** The invoice of a single payment that is made already. */
export function invoiceSession(
  world: World,
  terms: SessionTerms,
  customer: Customer,
  paid: PaymentIntent | null,
  at: Seconds,
): Invoice {
  const draft = putDraft(world, {
    customer: { ...customer, balance: 0 },
    subscription: null,
    reason: 'manual',
    at,
    period: { start: at, end: at },
    lines: terms.lines.map((line, index) => ({
      price: line.price,
      quantity: line.quantity,
      amount: line.amount_subtotal,
      description: line.description,
      period: { start: at, end: at },
      taxRates: terms.taxRates[index] ?? [],
      proration: false,
      of: null,
    })),
    discount: terms.discount,
    coupon: terms.discount === null ? null : (world.state.get('coupon', terms.discount.source.coupon) ?? null),
    metadata: terms.invoiceMetadata,
    description: null,
    finalizesAt: null,
  });
  const sequence = customer.next_invoice_sequence;
  world.state.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  if (paid !== null) {
    world.state.put('invoice_payment', {
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: paid.amount,
      amount_requested: paid.amount,
      created: at,
      currency: paid.currency,
      invoice: draft.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: paid.id, type: 'payment_intent' },
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: at },
    });
  }
  const invoice = world.state.put('invoice', {
    ...draft,
    amount_paid: draft.amount_due,
    amount_remaining: 0,
    attempt_count: paid === null ? 0 : 1,
    attempted: true,
    auto_advance: false,
    effective_at: at,
    ending_balance: 0,
    hosted_invoice_url: `${world.address()}/invoices/${draft.id}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'paid',
    status_transitions: { ...draft.status_transitions, finalized_at: at, paid_at: at },
  });
  world.events.record('invoice.finalized', invoice);
  world.events.record('invoice.paid', invoice);
  world.events.record('invoice.payment_succeeded', invoice);
  return invoice;
}
