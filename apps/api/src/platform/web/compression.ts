import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const SMALLEST = 1_000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that the browser takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string): boolean =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};q=`) && !/;q=0(\.0*)?$/.test(offer)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Compresses each thing once and remembers it. */
export class Compressor {
  private readonly done = new Map<string, Promise<Buffer>>();

  constructor(private readonly most = 2_000) {}

  async encode(key: string, body: Buffer, encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
    if (encoding === 'identity' || body.length < SMALLEST) return { body, encoding: 'identity' };
    const name = `${encoding} ${key}`;
    let encoded = this.done.get(name);
    if (!encoded) {
      encoded = compress(body, encoding);
      if (this.done.size < this.most) this.done.set(name, encoded);
    }
    return { body: await encoded, encoding };
  }
}

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : zip(body, { level: 9 });
