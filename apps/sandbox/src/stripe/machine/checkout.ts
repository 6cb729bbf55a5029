import type { Metadata, Seconds } from '../objects/account-objects';
import type { Price, TaxRate } from '../objects/catalogue-objects';
import { type Discount, newDiscount } from '../objects/discount-objects';
import { newId, secretLetters } from '../objects/identifiers';
import { blankSession, type Session, type SessionLine, type SessionTerms } from '../objects/session-object';
import { invalid } from '../wire/refusal';
import { usableCoupon, type WantedDiscount } from './coupons';
import { sum, totalsOf } from './totals';
import type { World } from './world';

export interface WantedLine {
  readonly price: Price;
  readonly quantity: number;
  readonly taxRates: readonly TaxRate[];
}

export interface SessionOrder extends Pick<
  Session,
  | 'billing_address_collection'
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer'
  | 'customer_creation'
  | 'customer_email'
  | 'invoice_creation'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_method_collection'
  | 'submit_type'
  | 'success_url'
> {
  readonly lines: readonly WantedLine[];
  readonly discount: WantedDiscount | undefined;
  readonly expiresAt: Seconds | undefined;
  readonly terms: Pick<
    SessionTerms,
    | 'defaultTaxRates'
    | 'invoiceMetadata'
    | 'keepsCard'
    | 'paymentDescription'
    | 'paymentMetadata'
    | 'subscriptionDescription'
    | 'subscriptionMetadata'
  >;
}

const DAY = 86_400;
const SHORTEST = 1800;

/** Opens a session with its sums and its page. @throws Refusal of an order that cannot be sold like that. */
export function openSession(
  world: World,
  { lines, discount: wanted, expiresAt, terms, ...given }: SessionOrder,
): Session {
  const now = world.time.forCustomer(given.customer);
  const expires_at = expiresAt ?? world.time.now() + DAY;
  if (expires_at < world.time.now() + SHORTEST || expires_at > world.time.now() + DAY)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    });
  checkPrices(given.mode, lines);
  const id = `cs_test_${secretLetters(58)}`;
  const coupon = wanted === undefined ? null : usableCoupon(world, wanted, now);
  const discount =
    coupon === null
      ? null
      : newDiscount(now, coupon.id, {
          checkout_session: id,
          customer: given.customer,
          promotion_code: wanted?.promotion_code ?? null,
        });
  const taxRates = lines.map((line) => (line.taxRates.length > 0 ? line.taxRates : terms.defaultTaxRates));
  const items = sessionLines(lines, taxRates, coupon === null ? null : { coupon, discount });
  world.state.put('terms', {
    ...terms,
    id,
    lines: items.map(({ line }) => line),
    taxRates: lines.map((line) => line.taxRates),
    discount,
    makesInvoice: given.mode === 'payment' && given.invoice_creation !== null,
  });
  return world.state.put('checkout.session', {
    ...blankSession,
    ...given,
    id,
    amount_subtotal: sum(items.map(({ line }) => line.amount_subtotal)),
    amount_total: sum(items.map(({ line }) => line.amount_total)),
    created: now,
    currency: items[0]?.line.currency ?? 'gbp',
    customer_details:
      given.customer === null ? emailOnly(given.customer_email) : customerDetails(world, given.customer),
    discounts:
      coupon === null || discount === null ? [] : [{ coupon: coupon.id, promotion_code: discount.promotion_code }],
    expires_at,
    invoice: null,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    total_details: {
      amount_discount: sum(items.map(({ line }) => line.amount_discount)),
      amount_shipping: 0,
      amount_tax: sum(items.map(({ tax }) => tax)),
    },
    url: `${world.address()}/c/pay/${id}`,
  });
}

function checkPrices(mode: Session['mode'], lines: readonly WantedLine[]): void {
  const recurring = lines.filter(({ price }) => price.recurring !== null);
  if (mode === 'payment' && recurring.length > 0)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items[0][price]' },
    );
  if (mode === 'subscription' && recurring.length !== lines.length)
    throw invalid('The sandbox sells recurring prices only in `subscription` mode.', { param: 'line_items[0][price]' });
  if (new Set(lines.map(({ price }) => price.currency)).size > 1)
    throw invalid('All prices of a session must be of one currency.', { param: 'line_items' });
}

function sessionLines(
  lines: readonly WantedLine[],
  taxRates: readonly (readonly TaxRate[])[],
  discounted: { readonly coupon: Parameters<typeof totalsOf>[1]; readonly discount: Discount | null } | null,
): readonly { readonly line: SessionLine; readonly tax: number }[] {
  const priced = lines.map(({ price, quantity }, index) => ({
    price,
    amount: price.unit_amount * quantity,
    taxRates: taxRates[index] ?? [],
  }));
  const totals = totalsOf(priced, discounted?.coupon ?? null);
  return priced.map(({ price, amount }, index) => {
    const { discount = 0, taxes = [], tax = 0, total = amount } = totals[index] ?? {};
    const applied = discounted?.discount;
    return {
      tax,
      line: {
        id: newId('li'),
        object: 'item',
        adjustable_quantity: null,
        amount_discount: discount,
        amount_subtotal: amount,
        amount_tax: tax,
        amount_total: total,
        currency: price.currency,
        description: price.nickname ?? price.product,
        discounts: applied == null || discount === 0 ? [] : [{ amount: discount, discount: applied }],
        metadata: {} satisfies Metadata,
        price,
        quantity: lines[index]?.quantity ?? 1,
        taxes: taxes.map(({ rate, amount: part, taxable }) => ({
          amount: part,
          rate,
          taxability_reason: 'standard_rated',
          taxable_amount: taxable,
        })),
      },
    };
  });
}

const NOBODY = {
  address: null,
  business_name: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};

const emailOnly = (email: string | null): object | null => (email === null ? null : { ...NOBODY, email });

export function customerDetails(world: World, customerId: string): object {
  const { address, email, name, phone } = world.state.need('customer', customerId, 'customer');
  return { ...NOBODY, address, email, name, phone };
}

/** Ends a session that was not paid. @throws Refusal when it is not open any more. */
export function expireSession(world: World, session: Session): Session {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  const expired = world.state.put('checkout.session', { ...session, status: 'expired', url: null });
  world.events.record('checkout.session.expired', expired);
  return expired;
}
