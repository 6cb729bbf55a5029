import { changedMembers } from '../machine/event-log';
import { newPrice, newProduct, type Price, type Product } from '../objects/catalogue-objects';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import {
  clearable,
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
import { taxRateOperations } from './tax-rate-operations';

const productFields = { active: optional(flag), description: clearable(text()), metadata: optional(metadata) };

const productOperations = [
  operation('POST', '/v1/products', { ...productFields, id: optional(text(100)), name: text(500) }, (world, given) => {
    if (given.id !== undefined && world.state.get('product', given.id) !== undefined)
      throw invalid(`Product already exists.`, { code: 'resource_already_exists' });
    const made = newProduct(world.time.now(), {
      ...givenOnly(given),
      name: given.name,
      metadata: mergedMetadata({}, given.metadata),
    });
    world.events.record('product.created', made);
    return world.state.put('product', made);
  }),
  operation(
    'GET',
    '/v1/products',
    { ...pageFields, active: optional(flag), ids: optional(listIn(text(100))), created: moment },
    (world, { active, ids, created, ...wanted }) =>
      listed(
        world,
        'product',
        '/v1/products',
        wanted,
        (each) => meets(active, each.active) && (ids?.includes(each.id) ?? true) && (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/products/:id', {}, (world, _given, id) => world.state.need('product', id)),
  operation(
    'POST',
    '/v1/products/:id',
    { ...productFields, name: optional(text(500)), default_price: optional(text(100)) },
    (world, given, id) => {
      const before = world.state.need('product', id);
      if (given.default_price !== undefined) world.state.need('price', given.default_price, 'default_price');
      const after: Product = {
        ...before,
        ...givenOnly(given),
        metadata: mergedMetadata(before.metadata, given.metadata),
        updated: world.time.now(),
      };
      world.events.record('product.updated', after, changedMembers(before, after));
      return world.state.put('product', after);
    },
  ),
];

export const recurringShape = record({
  interval: oneOf('day', 'week', 'month', 'year'),
  interval_count: optional(integer(1, 36)),
  usage_type: optional(oneOf('licensed')),
});

const taxBehaviour = optional(oneOf('exclusive', 'inclusive', 'unspecified'));

const priceFields = {
  active: optional(flag),
  lookup_key: optional(text(200)),
  metadata: optional(metadata),
  nickname: optional(text(500)),
  tax_behavior: taxBehaviour,
  transfer_lookup_key: optional(flag),
};

type Lookup = { readonly lookup_key: string | undefined; readonly transfer_lookup_key: boolean | undefined };

const priceOperations = [
  operation(
    'POST',
    '/v1/prices',
    {
      ...priceFields,
      currency: text(3),
      product: optional(text(100)),
      product_data: optional(record({ name: text(500), metadata: optional(metadata) })),
      recurring: optional(recurringShape),
      unit_amount: integer(0, 99_999_999),
    },
    (world, given) => {
      const now = world.time.now();
      const { product_data: data, transfer_lookup_key: _, recurring, ...rest } = given;
      const product =
        data === undefined
          ? world.state.need('product', given.product ?? '', 'product').id
          : world.state.put('product', newProduct(now, { name: data.name, metadata: data.metadata ?? {} })).id;
      claimLookup(world, given);
      const made = newPrice(now, {
        ...givenOnly(rest),
        currency: given.currency,
        metadata: mergedMetadata({}, given.metadata),
        product,
        recurring: recurring === undefined ? null : recurringOf(recurring),
        unit_amount: given.unit_amount,
      });
      world.events.record('price.created', made);
      return world.state.put('price', made);
    },
  ),
  operation(
    'GET',
    '/v1/prices',
    {
      ...pageFields,
      active: optional(flag),
      created: moment,
      currency: optional(text(3)),
      lookup_keys: optional(listIn(text(200), 10)),
      product: optional(text(100)),
      type: optional(oneOf('one_time', 'recurring')),
    },
    (world, { active, created, currency, lookup_keys: keys, product, type, ...wanted }) =>
      listed(
        world,
        'price',
        '/v1/prices',
        wanted,
        (each) =>
          meets(active, each.active) &&
          meets(currency, each.currency) &&
          meets(product, each.product) &&
          meets(type, each.type) &&
          (keys?.includes(each.lookup_key ?? '') ?? true) &&
          (created?.(each.created) ?? true),
      ),
  ),
  operation('GET', '/v1/prices/:id', {}, (world, _given, id) => world.state.need('price', id)),
  operation('POST', '/v1/prices/:id', priceFields, (world, given, id) => {
    const before = world.state.need('price', id);
    claimLookup(world, given, id);
    const { transfer_lookup_key: _, ...rest } = given;
    const after: Price = {
      ...before,
      ...givenOnly(rest),
      metadata: mergedMetadata(before.metadata, given.metadata),
    };
    world.events.record('price.updated', after, changedMembers(before, after));
    return world.state.put('price', after);
  }),
];

export const recurringOf = (given: ReturnType<typeof recurringShape>) =>
  ({
    interval: given.interval,
    interval_count: given.interval_count ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) as const;

/** One active price has a lookup key; a new one takes it over only when it says so. */
function claimLookup(world: Parameters<Parameters<typeof operation>[3]>[0], given: Lookup, self?: string): void {
  if (given.lookup_key === undefined) return;
  const holder = world.state.all('price').find((each) => each.lookup_key === given.lookup_key && each.id !== self);
  if (holder === undefined) return;
  if (given.transfer_lookup_key !== true)
    throw invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. You can transfer the lookup key by setting \`transfer_lookup_key=true\`.`,
      { param: 'lookup_key' },
    );
  world.state.put('price', { ...holder, lookup_key: null });
}

export const catalogueOperations = [...productOperations, ...priceOperations, ...taxRateOperations];
