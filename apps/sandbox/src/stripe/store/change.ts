import type { Kind, Tables } from './tables';

/** One thing put into a table, or taken out when `object` is null. */
export interface Change {
  readonly kind: Kind;
  readonly id: string;
  readonly object: Tables[Kind] | null;
}
