import { changedMembers } from '../machine/event-log';
import { type Customer, newCustomer } from '../objects/account-objects';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { clearable, integer, mergedMetadata, metadata, optional, record, text } from '../wire/shapes';
import { addressFields, addressOf } from './address';
import { givenOnly, listed, meets } from './kept-list';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

const fields = {
  address: clearable(record(addressFields)),
  description: clearable(text(500)),
  email: clearable(text(512)),
  metadata: optional(metadata),
  name: clearable(text(256)),
  phone: clearable(text(30)),
};

type GivenCustomer = { readonly [K in keyof typeof fields]: ReturnType<(typeof fields)[K]> };

function membersOf({ address: where, email, ...rest }: GivenCustomer): Partial<Customer> {
  if (email != null && !EMAIL.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  const given = givenOnly({ ...rest, email });
  return where === undefined ? given : { ...given, address: addressOf(where) };
}

/** Of the provider's language only what this product asks. */
function metadataIn(query: string): { readonly key: string; readonly value: string } {
  const [, key, value] = /^metadata\['([^']{1,40})'\]:'([^']{1,500})'$/.exec(query) ?? [];
  if (key === undefined || value === undefined)
    throw invalid("This sandbox searches by metadata['key']:'value' alone.", { param: 'query' });
  return { key, value };
}

export const customerOperations = [
  operation('POST', '/v1/customers', { ...fields, test_clock: optional(text(100)) }, (world, given) => {
    const { test_clock: clock, ...rest } = given;
    if (clock !== undefined) world.state.need('test_helpers.test_clock', clock, 'test_clock');
    const made = newCustomer(world.time.onClock(clock ?? null), {
      ...membersOf(rest),
      metadata: mergedMetadata({}, given.metadata),
      test_clock: clock ?? null,
    });
    world.state.put('customer', made);
    world.events.record('customer.created', made);
    return made;
  }),

  operation(
    'GET',
    '/v1/customers',
    { ...pageFields, created: moment, email: optional(text(512)), test_clock: optional(text(100)) },
    (world, { created, email, test_clock: clock, ...wanted }) =>
      listed(
        world,
        'customer',
        '/v1/customers',
        wanted,
        (each) => meets(email, each.email) && meets(clock, each.test_clock) && (created?.(each.created) ?? true),
      ),
  ),

  operation(
    'GET',
    '/v1/customers/search',
    { limit: optional(integer(1, 100)), page: optional(text(100)), query: text(500) },
    (world, { limit = 10, page = '0', query }) => {
      const wanted = metadataIn(query);
      const found = world.state.all('customer').filter(({ metadata: kept }) => kept[wanted.key] === wanted.value);
      const start = Number(page);
      const end = start + limit;
      const has_more = end < found.length;
      return {
        ...{ object: 'search_result', data: found.slice(start, end), has_more, url: '/v1/customers/search' },
        next_page: has_more ? String(end) : null,
      };
    },
  ),

  operation('GET', '/v1/customers/:id', {}, (world, _given, id) => world.state.need('customer', id)),

  operation(
    'POST',
    '/v1/customers/:id',
    { ...fields, invoice_settings: optional(record({ default_payment_method: clearable(text(100)) })) },
    (world, { invoice_settings: settings, ...given }, id) => {
      const before = world.state.need('customer', id);
      const method = settings?.default_payment_method;
      if (method != null) world.state.need('payment_method', method, 'invoice_settings[default_payment_method]');
      const after = world.state.put('customer', {
        ...before,
        ...membersOf(given),
        metadata: mergedMetadata(before.metadata, given.metadata),
        invoice_settings:
          method === undefined
            ? before.invoice_settings
            : { ...before.invoice_settings, default_payment_method: method },
      });
      world.events.record('customer.updated', after, changedMembers(before, after));
      return after;
    },
  ),

  operation('DELETE', '/v1/customers/:id', {}, (world, _given, id) => {
    const gone = world.state.need('customer', id);
    world.state.remove('customer', id);
    world.events.record('customer.deleted', gone);
    return { id, object: 'customer', deleted: true };
  }),

  operation(
    'GET',
    '/v1/customers/:id/payment_methods',
    { ...pageFields, type: optional(text(50)) },
    (world, { type, ...wanted }, id) =>
      listed(
        world,
        'payment_method',
        `/v1/customers/${id}/payment_methods`,
        wanted,
        (each) => each.customer === id && meets(type, each.type),
      ),
  ),
];
