import { expireSession, openSession, type WantedLine } from '../machine/checkout';
import type { World } from '../machine/world';
import { newPrice, newProduct, type TaxRate } from '../objects/catalogue-objects';
import { moment, page, pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { invalid } from '../wire/refusal';
import { flag, integer, listIn, mergedMetadata, metadata, oneOf, optional, record, text } from '../wire/shapes';
import { recurringOf, recurringShape } from './catalogue-operations';
import { listed, meets } from './kept-list';

const lineShape = record({
  price: optional(text(100)),
  price_data: optional(
    record({
      currency: text(3),
      product: optional(text(100)),
      product_data: optional(record({ name: text(500), description: optional(text()), metadata: optional(metadata) })),
      recurring: optional(recurringShape),
      tax_behavior: optional(oneOf('exclusive', 'inclusive', 'unspecified')),
      unit_amount: integer(0, 99_999_999),
    }),
  ),
  quantity: optional(integer(1, 10_000)),
  tax_rates: optional(listIn(text(100), 5)),
});

type GivenLine = ReturnType<typeof lineShape>;

const URL_WITH_SCHEME = /^https?:\/\//;

const webAddress = (value: string | undefined, param: string): string | null => {
  if (value !== undefined && !URL_WITH_SCHEME.test(value))
    throw invalid('Not a valid URL', { code: 'url_invalid', param });
  return value ?? null;
};

const sessionFields = {
  billing_address_collection: optional(oneOf('auto', 'required')),
  cancel_url: optional(text()),
  client_reference_id: optional(text(200)),
  customer: optional(text(100)),
  customer_creation: optional(oneOf('always', 'if_required')),
  customer_email: optional(text(512)),
  discounts: optional(listIn(record({ coupon: optional(text(100)), promotion_code: optional(text(100)) }), 1)),
  expires_at: optional(integer(0)),
  invoice_creation: optional(
    record({ enabled: flag, invoice_data: optional(record({ metadata: optional(metadata) })) }),
  ),
  line_items: listIn(lineShape, 100),
  locale: optional(text(20)),
  metadata: optional(metadata),
  mode: oneOf('payment', 'subscription'),
  payment_intent_data: optional(
    record({
      description: optional(text(1000)),
      metadata: optional(metadata),
      setup_future_usage: optional(oneOf('off_session')),
    }),
  ),
  payment_method_collection: optional(oneOf('always', 'if_required')),
  payment_method_types: optional(listIn(oneOf('card'))),
  submit_type: optional(oneOf('auto', 'pay')),
  subscription_data: optional(
    record({
      default_tax_rates: optional(listIn(text(100), 5)),
      description: optional(text(500)),
      metadata: optional(metadata),
    }),
  ),
  success_url: text(),
  ui_mode: optional(oneOf('hosted_page')),
};

const taxRates = (world: World, ids: readonly string[] | undefined): readonly TaxRate[] =>
  (ids ?? []).map((id) => world.state.need('tax_rate', id, 'tax_rates'));

function wantedLine(world: World, line: GivenLine, index: number): WantedLine {
  const rest = { quantity: line.quantity ?? 1, taxRates: taxRates(world, line.tax_rates) };
  if (line.price !== undefined) {
    const price = world.state.need('price', line.price, `line_items[${index}][price]`);
    if (!price.active) throw invalid(`The price specified is inactive: ${price.id}`, { param: 'line_items' });
    const name = price.nickname ?? world.state.get('product', price.product)?.name ?? null;
    return { ...rest, price: { ...price, nickname: name } };
  }
  const data = line.price_data;
  if (data === undefined)
    throw invalid('You must provide one of `price` or `price_data` for each line item.', {
      code: 'parameter_missing',
      param: `line_items[${index}]`,
    });
  const now = world.time.now();
  const product =
    data.product_data === undefined
      ? world.state.need('product', data.product ?? '', 'line_items[0][price_data][product]')
      : world.state.put(
          'product',
          newProduct(now, {
            active: false,
            description: data.product_data.description ?? null,
            metadata: data.product_data.metadata ?? {},
            name: data.product_data.name,
          }),
        );
  const price = newPrice(now, {
    active: false,
    currency: data.currency,
    nickname: product.name,
    product: product.id,
    recurring: data.recurring === undefined ? null : recurringOf(data.recurring),
    tax_behavior: data.tax_behavior ?? 'unspecified',
    unit_amount: data.unit_amount,
  });
  return { ...rest, price: world.state.put('price', price) };
}

const INVOICE_DATA = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  rendering_options: null,
};

export const checkoutOperations = [
  operation('POST', '/v1/checkout/sessions', sessionFields, (world, given) => {
    if (given.customer !== undefined && given.customer_email !== undefined)
      throw invalid('You may only specify one of these parameters: customer, customer_email.');
    if (given.customer !== undefined) world.state.need('customer', given.customer, 'customer');
    if (given.mode === 'payment' && given.subscription_data !== undefined)
      throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' });
    if (given.mode === 'subscription' && given.payment_intent_data !== undefined)
      throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', { param: 'payment_intent_data' });
    const invoiceMetadata = mergedMetadata({}, given.invoice_creation?.invoice_data?.metadata);
    return openSession(world, {
      billing_address_collection: given.billing_address_collection ?? null,
      cancel_url: webAddress(given.cancel_url, 'cancel_url'),
      client_reference_id: given.client_reference_id ?? null,
      customer: given.customer ?? null,
      customer_creation: given.customer_creation ?? (given.mode === 'payment' ? 'if_required' : 'always'),
      customer_email: given.customer_email ?? null,
      discount: given.discounts?.[0],
      expiresAt: given.expires_at,
      invoice_creation:
        given.invoice_creation?.enabled === true
          ? { enabled: true, invoice_data: { ...INVOICE_DATA, metadata: invoiceMetadata } }
          : null,
      lines: given.line_items.map((line, index) => wantedLine(world, line, index)),
      locale: given.locale ?? null,
      metadata: mergedMetadata({}, given.metadata),
      mode: given.mode,
      payment_method_collection: given.payment_method_collection ?? 'always',
      submit_type: given.submit_type ?? null,
      success_url: webAddress(given.success_url, 'success_url') ?? '',
      terms: {
        defaultTaxRates: taxRates(world, given.subscription_data?.default_tax_rates),
        invoiceMetadata,
        keepsCard: given.payment_intent_data?.setup_future_usage === 'off_session',
        paymentDescription: given.payment_intent_data?.description ?? null,
        paymentMetadata: mergedMetadata({}, given.payment_intent_data?.metadata),
        subscriptionDescription: given.subscription_data?.description ?? null,
        subscriptionMetadata: mergedMetadata({}, given.subscription_data?.metadata),
      },
    });
  }),

  operation(
    'GET',
    '/v1/checkout/sessions',
    {
      ...pageFields,
      created: moment,
      customer: optional(text(100)),
      payment_intent: optional(text(100)),
      status: optional(oneOf('complete', 'expired', 'open')),
      subscription: optional(text(100)),
    },
    (world, { created, customer, payment_intent: intent, status, subscription, ...wanted }) =>
      listed(
        world,
        'checkout.session',
        '/v1/checkout/sessions',
        wanted,
        (each) =>
          meets(customer, each.customer) &&
          meets(intent, each.payment_intent) &&
          meets(status, each.status) &&
          meets(subscription, each.subscription) &&
          (created?.(each.created) ?? true),
      ),
  ),

  operation('GET', '/v1/checkout/sessions/:id', {}, (world, _given, id) => world.state.need('checkout.session', id)),

  operation('POST', '/v1/checkout/sessions/:id/expire', {}, (world, _given, id) =>
    expireSession(world, world.state.need('checkout.session', id)),
  ),

  operation('GET', '/v1/checkout/sessions/:id/line_items', pageFields, (world, wanted, id) => {
    world.state.need('checkout.session', id);
    return page(`/v1/checkout/sessions/${id}/line_items`, world.state.get('terms', id)?.lines ?? [], wanted);
  }),
];
