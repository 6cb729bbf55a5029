import { newId } from './identifiers';

/** Seconds since 1970, as the provider counts. */
export type Seconds = number;
export type Metadata = Readonly<Record<string, string>>;

export const API_VERSION = '2026-10-28.endive';

const CUSTOMER = {
  object: 'customer',
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  discount: null,
  livemode: false,
  preferred_locales: [] as readonly string[],
  shipping: null,
  tax_exempt: 'none',
} as const;

export interface Address {
  readonly city: string | null;
  readonly country: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postal_code: string | null;
  readonly state: string | null;
}

export type Customer = typeof CUSTOMER & {
  readonly id: string;
  readonly address: Address | null;
  readonly balance: number;
  readonly created: Seconds;
  readonly description: string | null;
  readonly email: string | null;
  readonly invoice_prefix: string;
  readonly invoice_settings: {
    readonly custom_fields: null;
    readonly default_payment_method: string | null;
    readonly footer: null;
    readonly rendering_options: null;
  };
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly next_invoice_sequence: number;
  readonly phone: string | null;
  readonly test_clock: string | null;
};

export const newCustomer = (
  created: Seconds,
  given: Partial<
    Pick<Customer, 'address' | 'description' | 'email' | 'metadata' | 'name' | 'phone' | 'test_clock'>
  > = {},
): Customer => {
  const id = newId('cus', 14);
  return {
    ...CUSTOMER,
    id,
    address: null,
    balance: 0,
    created,
    description: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    test_clock: null,
    ...given,
  };
};

export interface WebhookEndpoint {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly api_version: string;
  readonly application: null;
  readonly created: Seconds;
  readonly description: string | null;
  readonly enabled_events: readonly string[];
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly status: 'enabled' | 'disabled';
  readonly url: string;
}

export interface TestClock {
  readonly id: string;
  readonly object: 'test_helpers.test_clock';
  readonly created: Seconds;
  readonly deletes_after: Seconds;
  readonly frozen_time: Seconds;
  readonly livemode: false;
  readonly name: string | null;
  readonly status: 'ready' | 'advancing';
  readonly status_details: { readonly advancing?: { readonly target_frozen_time: Seconds } };
}

/** A change that the provider tells about. `data.object` is the object as it was at that moment. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: typeof API_VERSION;
  readonly created: Seconds;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}
