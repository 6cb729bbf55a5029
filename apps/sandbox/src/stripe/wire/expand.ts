import type { State } from '../store/state';
import type { Kind } from '../store/tables';
import { listOf } from '../objects/subscription-objects';
import { invalid } from './refusal';

type Members = Readonly<Record<string, unknown>>;

const DEEPEST = 4;

const KIND_BY_PREFIX: Readonly<Record<string, Kind>> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  cs: 'checkout.session',
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  re: 'refund',
  du: 'dispute',
  sub: 'subscription',
  in: 'invoice',
  txn: 'balance_transaction',
  po: 'payout',
  di: 'discount',
  promo: 'promotion_code',
  clock: 'test_helpers.test_clock',
};

const EXPANDABLE = new Set([
  'balance_transaction',
  'charge',
  'coupon',
  'customer',
  'default_payment_method',
  'default_price',
  'discounts',
  'invoice',
  'latest_charge',
  'latest_invoice',
  'payment_intent',
  'payment_method',
  'product',
  'promotion_code',
  'source',
  'subscription',
  'test_clock',
]);

/** Members that an object has only when they are asked for. */
const included = (state: State, object: Members, name: string): unknown => {
  const id = String(object['id']);
  switch (`${String(object['object'])}.${name}`) {
    case 'checkout.session.line_items':
      return listOf(`/v1/checkout/sessions/${id}/line_items`, state.get('terms', id)?.lines ?? []);
    case 'invoice.payments':
      return listOf(
        '/v1/invoice_payments',
        state.all('invoice_payment').filter(({ invoice }) => invoice === id),
      );
    case 'charge.refunds':
      return listOf(
        `/v1/charges/${id}/refunds`,
        state
          .all('refund')
          .filter(({ charge }) => charge === id)
          .reverse(),
      );
    case 'customer.subscriptions':
      return listOf(
        `/v1/customers/${id}/subscriptions`,
        state.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
      );
    default:
      return undefined;
  }
};

/** Puts whole objects where identifiers stand, along paths such as `data.customer`. @throws Refusal of other paths. */
export function expanded(state: State, answer: object, paths: readonly string[]): object {
  return paths.reduce<object>((object, path) => {
    const steps = path.split('.');
    if (steps.length > DEEPEST + 1) throw cannot(path);
    return along(state, object, steps, path) as object;
  }, answer);
}

function along(state: State, value: unknown, steps: readonly string[], path: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => along(state, each, steps, path));
  if (typeof value !== 'object') throw cannot(path);
  const members = value as Members;
  const extra = included(state, members, step);
  const here = extra ?? members[step];
  if (here === undefined && !isKnownMember(members, step)) throw cannot(path);
  return { ...members, [step]: along(state, extra ?? resolved(state, step, here, path), rest, path) };
}

const isKnownMember = (members: Members, step: string): boolean => Object.hasOwn(members, step);

function resolved(state: State, step: string, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => resolved(state, step, each, path));
  if (typeof value !== 'string') return value;
  if (!EXPANDABLE.has(step)) throw cannot(path);
  const kind = step === 'coupon' ? 'coupon' : KIND_BY_PREFIX[value.slice(0, value.indexOf('_'))];
  return kind === undefined ? value : (state.get(kind, value) ?? { id: value, object: kind, deleted: true });
}

const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
