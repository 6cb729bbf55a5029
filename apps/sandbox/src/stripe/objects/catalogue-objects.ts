import type { Metadata, Seconds } from './account-objects';
import { newId } from './identifiers';

const PRODUCT = {
  object: 'product',
  images: [] as readonly string[],
  livemode: false,
  marketing_features: [] as readonly never[],
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  url: null,
} as const;

export type Product = typeof PRODUCT & {
  readonly id: string;
  readonly active: boolean;
  readonly created: Seconds;
  readonly default_price: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly name: string;
  readonly updated: Seconds;
};

export const newProduct = (
  created: Seconds,
  given: Pick<Product, 'name'> & Partial<Pick<Product, 'id' | 'active' | 'description' | 'metadata'>>,
): Product => ({
  ...PRODUCT,
  id: newId('prod', 14),
  active: true,
  created,
  default_price: null,
  description: null,
  metadata: {},
  updated: created,
  ...given,
});

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Recurring {
  readonly interval: Interval;
  readonly interval_count: number;
  readonly meter: null;
  readonly trial_period_days: null;
  readonly usage_type: 'licensed';
}

const PRICE = {
  object: 'price',
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  tiers_mode: null,
  transform_quantity: null,
} as const;

export type TaxBehaviour = 'exclusive' | 'inclusive' | 'unspecified';

export type Price = typeof PRICE & {
  readonly id: string;
  readonly active: boolean;
  readonly created: Seconds;
  readonly currency: string;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: Recurring | null;
  readonly tax_behavior: TaxBehaviour;
  readonly type: 'one_time' | 'recurring';
  /** Pence. */
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
};

export const newPrice = (
  created: Seconds,
  given: Pick<Price, 'currency' | 'product' | 'unit_amount'> &
    Partial<Pick<Price, 'active' | 'lookup_key' | 'metadata' | 'nickname' | 'recurring' | 'tax_behavior'>>,
): Price => ({
  ...PRICE,
  id: newId('price'),
  active: true,
  created,
  lookup_key: null,
  metadata: {},
  nickname: null,
  recurring: null,
  tax_behavior: 'unspecified',
  ...given,
  type: given.recurring == null ? 'one_time' : 'recurring',
  unit_amount_decimal: String(given.unit_amount),
});

const TAX_RATE = {
  object: 'tax_rate',
  effective_percentage: null,
  flat_amount: null,
  jurisdiction_level: null,
  livemode: false,
  rate_type: 'percentage',
  state: null,
} as const;

export type TaxRate = typeof TAX_RATE & {
  readonly id: string;
  readonly active: boolean;
  readonly country: string | null;
  readonly created: Seconds;
  readonly description: string | null;
  readonly display_name: string;
  readonly inclusive: boolean;
  readonly jurisdiction: string | null;
  readonly metadata: Metadata;
  readonly percentage: number;
  readonly tax_type: string | null;
};

export const newTaxRate = (
  created: Seconds,
  given: Pick<TaxRate, 'display_name' | 'inclusive' | 'percentage'> &
    Partial<Pick<TaxRate, 'active' | 'country' | 'description' | 'jurisdiction' | 'metadata' | 'tax_type'>>,
): TaxRate => ({
  ...TAX_RATE,
  id: newId('txr'),
  active: true,
  country: null,
  created,
  description: null,
  jurisdiction: null,
  metadata: {},
  tax_type: null,
  ...given,
});
