import type { World } from '../machine/world';
import { type Fields, type Given, record, type Shape } from './shapes';

export type Method = 'GET' | 'POST' | 'DELETE';

/** One operation of the API: which parameters it takes and what it does. It runs from start to end in one go. */
export interface Operation {
  readonly method: Method;
  /** With `:name` for the parts that vary. */
  readonly path: string;
  readonly shape: Shape<unknown>;
  readonly act: (world: World, given: unknown, id: string) => object;
}

export const operation = <F extends Fields>(
  method: Method,
  path: string,
  fields: F,
  act: (world: World, given: Given<F>, id: string) => object,
): Operation => ({
  method,
  path,
  shape: record(fields),
  act: (world, given, id) => act(world, given as Given<F>, id),
});
