import { changedMembers } from '../machine/event-log';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { clearable, optional, record, text } from '../wire/shapes';
import { addressFields, addressOf } from './address';
import { givenOnly } from './kept-list';

const billing = record({
  address: clearable(record(addressFields)),
  email: clearable(text(512)),
  name: clearable(text(256)),
  phone: clearable(text(30)),
});

export const paymentMethodOperations = [
  operation('POST', '/v1/payment_methods/:id', { billing_details: optional(billing) }, (world, given, id) => {
    const before = world.state.need('payment_method', id);
    if (before.customer === null)
      throw invalid('You must save this PaymentMethod to a customer before you can update it.');
    const { address, ...rest } = given.billing_details ?? {};
    const billing_details = {
      ...before.billing_details,
      ...givenOnly(rest),
      ...(address !== undefined && { address: addressOf(address) }),
    };
    const after = world.state.put('payment_method', { ...before, billing_details });
    world.events.record('payment_method.updated', after, changedMembers(before, after));
    return after;
  }),

  operation('POST', '/v1/payment_methods/:id/detach', {}, (world, _given, id) => {
    const before = world.state.need('payment_method', id);
    if (before.customer === null)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    const customer = world.state.get('customer', before.customer);
    if (customer?.invoice_settings.default_payment_method === id)
      world.state.put('customer', {
        ...customer,
        invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
      });
    const after = world.state.put('payment_method', { ...before, customer: null });
    world.events.record('payment_method.detached', after, changedMembers(before, after));
    return after;
  }),
];
