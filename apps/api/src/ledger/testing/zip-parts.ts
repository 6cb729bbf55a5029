import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');
const STORED = 0;

/** The files within a zip as texts, by name; from its directory, for its entries need not say their lengths. */
export function zipParts(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(DIRECTORY_END);
  const parts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, name] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const entry = zip.readUInt32LE(at + 42);
    const begin = entry + 30 + zip.readUInt16LE(entry + 26) + zip.readUInt16LE(entry + 28);
    const packed = zip.subarray(begin, begin + size);
    const text = (method === STORED ? packed : inflateRawSync(packed)).toString('utf8');
    parts.set(zip.toString('utf8', at + 46, at + 46 + name), text);
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}
