import type { Address } from '../objects/account-objects';
import { optional, text } from '../wire/shapes';
import { givenOnly } from './kept-list';

/** What an address is given as. */
export const addressFields = {
  city: optional(text(200)),
  country: optional(text(2)),
  line1: optional(text(500)),
  line2: optional(text(500)),
  postal_code: optional(text(50)),
  state: optional(text(200)),
};

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** As it is kept: with every member, or not at all. */
export const addressOf = (given: { readonly [K in keyof Address]?: string | undefined } | null): Address | null =>
  given === null ? null : { ...NO_ADDRESS, ...givenOnly(given) };
