import { changedMembers } from '../machine/event-log';
import { type Customer, newCustomer } from '../objects/account-objects';
import { moment, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { clearable, mergedMetadata, metadata, optional, record, text } from '../wire/shapes';
import { givenOnly, listed, meets } from './kept-list';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

const address = record({
  city: optional(text(200)),
  country: optional(text(2)),
  line1: optional(text(500)),
  line2: optional(text(500)),
  postal_code: optional(text(50)),
  state: optional(text(200)),
});

const fields = {
  address: clearable(address),
  description: clearable(text(500)),
  email: clearable(text(512)),
  metadata: optional(metadata),
  name: clearable(text(256)),
  phone: clearable(text(30)),
};

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

type GivenCustomer = { readonly [K in keyof typeof fields]: ReturnType<(typeof fields)[K]> };

function membersOf({ address: where, email, ...rest }: GivenCustomer): Partial<Customer> {
  if (email != null && !EMAIL.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  const given = givenOnly({ ...rest, email });
  return where === undefined
    ? given
    : { ...given, address: where === null ? null : { ...NO_ADDRESS, ...givenOnly(where) } };
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
