import { isGood } from '../machine/coupons';
import { newCoupon, newPromotionCode } from '../objects/discount-objects';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import {
  decimal,
  flag,
  integer,
  listIn,
  mergedMetadata,
  metadata,
  oneOf,
  optional,
  record,
  text,
} from '../wire/shapes';
import { givenOnly, listed, meets } from './kept-list';

const coupons = [
  operation(
    'POST',
    '/v1/coupons',
    {
      amount_off: optional(integer(1, 99_999_999)),
      applies_to: optional(record({ products: listIn(text(100)) })),
      currency: optional(text(3)),
      duration: optional(oneOf('forever', 'once', 'repeating')),
      duration_in_months: optional(integer(1, 120)),
      id: optional(text(100)),
      max_redemptions: optional(integer(1)),
      metadata: optional(metadata),
      name: optional(text(40)),
      percent_off: optional(decimal(0.01, 100)),
      redeem_by: optional(integer(0)),
    },
    (world, given) => {
      if ((given.amount_off === undefined) === (given.percent_off === undefined))
        throw invalid('You must pass exactly one of `amount_off` and `percent_off`.', { code: 'parameter_missing' });
      if (given.amount_off !== undefined && given.currency === undefined)
        throw invalid('You must pass `currency` when passing `amount_off`.', { param: 'currency' });
      if (given.duration === 'repeating' && given.duration_in_months === undefined)
        throw invalid('You must pass `duration_in_months` for a repeating coupon.', { param: 'duration_in_months' });
      if (given.id !== undefined && world.state.get('coupon', given.id) !== undefined)
        throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
      const made = newCoupon(world.time.now(), { ...givenOnly(given), metadata: mergedMetadata({}, given.metadata) });
      world.events.record('coupon.created', made);
      return world.state.put('coupon', made);
    },
  ),
  operation('GET', '/v1/coupons', { ...pageFields, created: moment }, (world, { created, ...wanted }) =>
    listed(world, 'coupon', '/v1/coupons', wanted, (each) => created?.(each.created) ?? true),
  ),
  operation('GET', '/v1/coupons/:id', {}, (world, _given, id) => {
    const coupon = world.state.need('coupon', id);
    return { ...coupon, valid: isGood(coupon, world.time.now()) };
  }),
  operation(
    'POST',
    '/v1/coupons/:id',
    { metadata: optional(metadata), name: optional(text(40)) },
    (world, given, id) => {
      const before = world.state.need('coupon', id);
      return world.state.put('coupon', {
        ...before,
        ...givenOnly(given),
        metadata: mergedMetadata(before.metadata, given.metadata),
      });
    },
  ),
  operation('DELETE', '/v1/coupons/:id', {}, (world, _given, id) => {
    world.events.record('coupon.deleted', world.state.need('coupon', id));
    world.state.remove('coupon', id);
    return { id, object: 'coupon', deleted: true };
  }),
];

const promotionCodes = [
  operation(
    'POST',
    '/v1/promotion_codes',
    {
      active: optional(flag),
      code: optional(text(500)),
      customer: optional(text(100)),
      expires_at: optional(integer(0)),
      max_redemptions: optional(integer(1)),
      metadata: optional(metadata),
      promotion: record({ coupon: text(100), type: oneOf('coupon') }),
    },
    (world, { promotion, ...given }) => {
      const { id } = world.state.need('coupon', promotion.coupon, 'promotion[coupon]');
      const isTaken = world.state
        .all('promotion_code')
        .some((each) => each.active && each.code.toUpperCase() === given.code?.toUpperCase());
      if (isTaken) throw invalid('An active promotion code with this code already exists.', { param: 'code' });
      return world.state.put(
        'promotion_code',
        newPromotionCode(world.time.now(), id, {
          ...givenOnly(given),
          metadata: mergedMetadata({}, given.metadata),
        }),
      );
    },
  ),
  operation(
    'GET',
    '/v1/promotion_codes',
    {
      ...pageFields,
      active: optional(flag),
      code: optional(text(500)),
      coupon: optional(text(100)),
      created: moment,
      customer: optional(text(100)),
    },
    (world, { active, code, coupon, created, customer, ...wanted }) =>
      listed(
        world,
        'promotion_code',
        '/v1/promotion_codes',
        wanted,
        (each) =>
          meets(active, each.active) &&
          meets(code?.toUpperCase(), each.code.toUpperCase()) &&
          meets(coupon, each.promotion.coupon) &&
          meets(customer, each.customer) &&
          (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/promotion_codes/:id', {}, (world, _given, id) => world.state.need('promotion_code', id)),
  operation(
    'POST',
    '/v1/promotion_codes/:id',
    { active: optional(flag), metadata: optional(metadata) },
    (world, given, id) => {
      const before = world.state.need('promotion_code', id);
      return world.state.put('promotion_code', {
        ...before,
        active: given.active ?? before.active,
        metadata: mergedMetadata(before.metadata, given.metadata),
      });
    },
  ),
];

export const couponOperations = [...coupons, ...promotionCodes];
