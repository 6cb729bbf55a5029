import { type Customer, newCustomer, type Seconds } from '../objects/account-objects';
import type { Failure } from '../objects/charge-object';
import type { Invoice } from '../objects/invoice-objects';
import {
  type BillingDetails,
  type CardFace,
  newPaymentMethod,
  type PaymentIntent,
  type PaymentMethod,
} from '../objects/payment-objects';
import type { Buyer, Session, SessionTerms } from '../objects/session-object';
import { invalid } from '../wire/refusal';
import { customerDetails } from './checkout';
import { redeem } from './coupons';
import { invoiceSession } from './session-invoice';
import { charge, openIntent } from './payments';
import { startSubscription } from './subscriptions';
import type { World } from './world';

/** Takes the money for an open session and completes it. */
export function paySession(world: World, session: Session, buyer: Buyer, face: CardFace | null): Session {
  mustBeOpen(session);
  const at = world.time.forCustomer(session.customer);
  const terms = world.state.need('terms', session.id);
  const customer = buyerOf(world, session, buyer, at);
  const method = face === null ? null : attachCard(world, face, buyer, customer, at);
  const bought =
    session.mode === 'subscription' && customer !== null
      ? subscribe(world, customer, terms, method, at)
      : payOnce(world, session, terms, customer, method, at);
  if (terms.discount !== null) redeem(world, terms.discount);
  return complete(world, session, buyer, customer, {
    ...bought,
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
  });
}

/** The bank refuses: the session stays open for another try. */
export function refuseSession(world: World, session: Session, buyer: Buyer, face: CardFace, failure: Failure): void {
  mustBeOpen(session);
  const at = world.time.forCustomer(session.customer);
  const terms = world.state.need('terms', session.id);
  const intent = intentFor(world, session, terms, session.customer, buyer, at);
  const method = world.state.put('payment_method', newPaymentMethod(at, face, billing(buyer), null));
  charge(world, intent, method, failure, at);
  if (session.mode === 'payment' && session.payment_intent === null)
    world.state.put('checkout.session', { ...session, payment_intent: intent.id });
}

/** A payment by a slow method, such as a direct debit: complete at once, its money comes or fails later. */
export function promiseSession(world: World, session: Session, buyer: Buyer, face: CardFace): Session {
  mustBeOpen(session);
  if (session.mode !== 'payment') throw invalid('Only sessions in `payment` mode can be paid by a slow method here.');
  const at = world.time.forCustomer(session.customer);
  const terms = world.state.need('terms', session.id);
  const customer = buyerOf(world, session, buyer, at);
  const method = attachCard(world, face, buyer, customer, at);
  const intent = intentFor(world, session, terms, customer?.id ?? null, buyer, at);
  const processing = world.state.put('payment_intent', { ...intent, payment_method: method.id, status: 'processing' });
  world.events.record('payment_intent.processing', processing);
  return complete(world, session, buyer, customer, { payment_intent: processing.id, payment_status: 'unpaid' });
}

/** How a promised payment ended. */
export function settleSession(world: World, session: Session, failure: Failure | undefined): Session {
  const intent = world.state.get('payment_intent', session.payment_intent ?? '');
  if (intent?.status !== 'processing') throw invalid('No payment of this session is being processed.');
  const method = world.state.need('payment_method', intent.payment_method ?? '');
  const { status } = charge(world, intent, method, failure, world.time.forCustomer(session.customer));
  const settled = world.state.put('checkout.session', {
    ...session,
    payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
  });
  const outcome = status === 'succeeded' ? 'async_payment_succeeded' : 'async_payment_failed';
  world.events.record(`checkout.session.${outcome}`, settled);
  return settled;
}

export function mustBeOpen({ status }: Session): void {
  if (status !== 'open') throw invalid(`This Checkout Session is ${status}.`, { code: 'checkout_session_not_open' });
}

const billing = ({ email, name }: Buyer): BillingDetails => ({ address: null, email, name, phone: null, tax_id: null });

function buyerOf(world: World, session: Session, buyer: Buyer, at: Seconds): Customer | null {
  if (session.customer !== null) return world.state.need('customer', session.customer);
  if (session.mode === 'payment' && session.customer_creation !== 'always' && session.invoice_creation === null)
    return null;
  const made = world.state.put('customer', newCustomer(at, { email: buyer.email, name: buyer.name }));
  world.events.record('customer.created', made);
  return made;
}

function attachCard(world: World, face: CardFace, buyer: Buyer, customer: Customer | null, at: Seconds): PaymentMethod {
  const method = world.state.put('payment_method', newPaymentMethod(at, face, billing(buyer), customer?.id ?? null));
  if (customer !== null) world.events.record('payment_method.attached', method);
  return method;
}

export function intentFor(
  world: World,
  session: Session,
  terms: SessionTerms,
  customer: string | null,
  buyer: Buyer,
  at: Seconds,
): PaymentIntent {
  const known = world.state.get('payment_intent', session.payment_intent ?? '');
  if (known !== undefined) return customer === known.customer ? known : { ...known, customer };
  return openIntent(world, at, {
    amount: session.amount_total,
    currency: session.currency,
    customer,
    description: terms.paymentDescription,
    metadata: terms.paymentMetadata,
    receipt_email: buyer.email,
    setup_future_usage: terms.keepsCard ? 'off_session' : null,
  });
}

type Bought = Pick<Session, 'invoice' | 'payment_intent' | 'subscription'>;

function subscribe(
  world: World,
  customer: Customer,
  terms: SessionTerms,
  method: PaymentMethod | null,
  at: Seconds,
): Bought {
  const { subscription, invoice } = startSubscription(world, customer, terms, method, at);
  return { invoice: invoice.id, payment_intent: null, subscription: subscription.id };
}

function payOnce(
  world: World,
  session: Session,
  terms: SessionTerms,
  customer: Customer | null,
  method: PaymentMethod | null,
  at: Seconds,
): Bought {
  const paid =
    method === null
      ? null
      : charge(
          world,
          intentFor(world, session, terms, customer?.id ?? null, buyerFrom(method), at),
          method,
          undefined,
          at,
        );
  const invoice: Invoice | null =
    terms.makesInvoice && customer !== null ? invoiceSession(world, terms, customer, paid, at) : null;
  return { invoice: invoice?.id ?? null, payment_intent: paid?.id ?? null, subscription: null };
}

const buyerFrom = ({ billing_details: { email, name } }: PaymentMethod): Buyer => ({
  email: email ?? '',
  name: name ?? '',
});

function complete(
  world: World,
  session: Session,
  buyer: Buyer,
  customer: Customer | null,
  members: Partial<Session>,
): Session {
  const known = customer === null ? null : (customerDetails(world, customer.id) as { email: string | null });
  const done = world.state.put('checkout.session', {
    ...session,
    ...members,
    customer: customer?.id ?? null,
    customer_details: {
      address: null,
      business_name: null,
      individual_name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
      ...known,
      email: known?.email ?? buyer.email,
      name: buyer.name,
    },
    status: 'complete',
    url: null,
  });
  world.events.record('checkout.session.completed', done);
  return done;
}
