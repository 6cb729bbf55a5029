import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

const PART_BYTES = 512 * 1024;

/** A text as it is kept: compressed, in parts of half a megabyte, however long it is. */
export async function* packed(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const zipped = createGzip();
  const source = Readable.from(text);
  source.on('error', (error) => zipped.destroy(error));
  source.pipe(zipped);
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of zipped as AsyncIterable<Buffer>) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  yield Buffer.concat(held);
}
