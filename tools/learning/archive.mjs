import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The oldest day that an archive can tell, in the time of the machine: the same bytes in every time zone. */
const NEVER = new Date(1980, 0, 1);

/**
 * An Office file with its parts changed, and without the moment at which it was made: the same content gives the same
 * bytes.
 *
 * @param {Uint8Array} bytes
 * @param {(name: string, text: string) => string} change of each part that is XML
 */
export function rewritten(bytes, change) {
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith('/'));
  // Office looks at the list of types first.
  const first = ([name]) => (name === '[Content_Types].xml' ? 0 : 1);
  const sorted = parts.sort((one, other) => first(one) - first(other) || (one[0] < other[0] ? -1 : 1));
  const changed = sorted.map(([name, part]) => [
    name,
    /\.(?:xml|rels)$/.test(name) ? strToU8(change(name, strFromU8(part))) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(changed), { level: 9, mtime: NEVER, os: 0 }));
}
