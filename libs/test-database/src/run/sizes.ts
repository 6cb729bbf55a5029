import sizes from './sizes.json';

export type SizeName = keyof typeof sizes;

/**
 * How large a sample of this run is: the usual size, or what `KEELSON_TEST_<NAME>` says. `npm run test:full` sets every
 * one of them to the size that its requirement states.
 *
 * @throws RangeError for something other than a whole number above 0.
 */
export function sizeOf(name: SizeName): number {
  const given = process.env[`KEELSON_TEST_${name}`];
  if (given === undefined) return sizes[name].usual;
  const size = Number(given);
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`KEELSON_TEST_${name} is "${given}"`);
  return size;
}
