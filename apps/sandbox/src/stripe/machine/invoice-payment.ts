import type { Seconds } from '../objects/account-objects';
import type { Failure } from '../objects/charge-object';
import { newId } from '../objects/identifiers';
import type { Invoice, InvoicePayment } from '../objects/invoice-objects';
import type { PaymentIntent, PaymentMethod } from '../objects/payment-objects';
import { changedMembers } from './event-log';
import { charge, openIntent } from './payments';
import type { World } from './world';

const DAYS_TO_RETRY = [3, 5, 7];
const DAY = 86_400;

/** Numbers an invoice and makes it payable. With nothing due it is paid by that. */
export function finalizeInvoice(world: World, draft: Invoice, at: Seconds): Invoice {
  const customer = world.state.need('customer', draft.customer);
  const due = Math.max(0, draft.total + customer.balance);
  const number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  const balance = customer.balance + draft.total - due;
  world.state.put('customer', { ...customer, balance, next_invoice_sequence: customer.next_invoice_sequence + 1 });
  const open = world.state.put('invoice', {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: balance,
    hosted_invoice_url: `${world.address()}/invoices/${draft.id}`,
    number,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  });
  world.events.record('invoice.finalized', open);
  if (due > 0) requestPayment(world, open, at);
  return due > 0 ? open : markPaid(world, open, at);
}

function requestPayment(world: World, invoice: Invoice, at: Seconds): void {
  const intent = openIntent(world, at, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.parent === null ? 'Payment for invoice' : 'Subscription payment',
    receipt_email: invoice.customer_email,
    setup_future_usage: invoice.parent === null ? null : 'off_session',
  });
  world.state.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export const paymentsOf = (world: World, invoice: string): readonly InvoicePayment[] =>
  world.state.all('invoice_payment').filter((payment) => payment.invoice === invoice);

export const intentOf = (world: World, invoice: string): PaymentIntent | undefined =>
  world.state.get('payment_intent', paymentsOf(world, invoice)[0]?.payment.payment_intent ?? '');

/** Charges the card for an open invoice and says how that ended. */
export function payInvoice(
  world: World,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  failure: Failure | undefined,
  at: Seconds,
): Invoice {
  const intent = intentOf(world, invoice.id);
  const paid =
    intent !== undefined && method !== undefined && charge(world, intent, method, failure, at).status === 'succeeded';
  return paid ? markPaid(world, invoice, at) : markUnpaid(world, invoice, at);
}

function markPaid(world: World, invoice: Invoice, at: Seconds): Invoice {
  for (const payment of paymentsOf(world, invoice.id)) {
    world.state.put('invoice_payment', {
      ...payment,
      amount_paid: payment.amount_requested,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: at },
    });
  }
  const hasCost = invoice.amount_due > 0;
  const paid = world.state.put('invoice', {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (hasCost ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  });
  world.events.record('invoice.updated', paid, changedMembers(invoice, paid));
  world.events.record('invoice.paid', paid);
  world.events.record('invoice.payment_succeeded', paid);
  return paid;
}

function markUnpaid(world: World, invoice: Invoice, at: Seconds): Invoice {
  const days = DAYS_TO_RETRY[invoice.attempt_count];
  const unpaid = world.state.put('invoice', {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : at + days * DAY,
  });
  world.events.record('invoice.updated', unpaid, changedMembers(invoice, unpaid));
  world.events.record('invoice.payment_failed', unpaid);
  return unpaid;
}
