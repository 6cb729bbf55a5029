import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZES = join(__dirname, '../../../../libs/test-database/src/run/sizes.json');

/** How large a sample of this run is, as in the other tests: the usual size, or what `KEELSON_TEST_<NAME>` says. */
export function sizeOf(name: string): number {
  const sizes = JSON.parse(readFileSync(SIZES, 'utf8')) as Readonly<Record<string, { readonly usual: number }>>;
  const size = Number(process.env[`KEELSON_TEST_${name}`] ?? sizes[name]?.usual);
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`no size ${name}`);
  return size;
}
