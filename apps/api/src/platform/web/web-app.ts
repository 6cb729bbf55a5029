import { randomBytes } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../http/security-headers';
import { byteRange } from './byte-range';
import { acceptedEncoding, Compressor } from './compression';
import { indexPage, type IndexPage } from './index-page';
import { pageHead } from './page-head';
import { type WebFile, webFiles } from './web-files';

const YEAR = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=300, must-revalidate';
const INDEX = '/index.html';

/** The built web app on the product's own origin. */
export class WebApp {
  private readonly files: ReadonlyMap<string, WebFile>;
  private readonly index: IndexPage | undefined;
  private readonly compressor = new Compressor();

  constructor(
    root: string,
    private readonly headers: SecurityHeaders,
    private readonly publicUrl: string,
  ) {
    this.files = webFiles(root);
    const index = this.files.get(INDEX);
    this.index = index && indexPage(readFileSync(index.path, 'utf8'));
  }

  get built(): boolean {
    return this.index !== undefined;
  }

  /** Answers for a page or file of the web app. @returns false when there is none at this address. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = pathOf(request);
    if (path === undefined || path === '/api' || path.startsWith('/api/')) return false;
    const file = path === INDEX ? undefined : this.files.get(path);
    if (file) await this.sendFile(file, request, reply);
    else if (this.index && isNavigation(path, request)) await this.sendIndex(this.index, path, request, reply);
    else return false;
    return true;
  }

  private async sendIndex(page: IndexPage, path: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const nonce = randomBytes(18).toString('base64url');
    const { status, head } = pageHead(path, this.publicUrl);
    void reply
      .code(status)
      .header('content-security-policy', this.headers.policy(nonce))
      .type('text/html; charset=utf-8');
    await reply.send(request.method === 'HEAD' ? '' : page(nonce, head));
  }

  private async sendFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply
      .header('cache-control', file.immutable ? YEAR : CHECKED)
      .header('etag', file.etag)
      .type(file.type);
    if (request.headers['if-none-match'] === file.etag) {
      await reply.code(304).send();
      return;
    }
    if (file.text) await this.sendText(file.etag, file.text, request, reply);
    else await sendPart(file, request, reply);
  }

  private async sendText(etag: string, text: Buffer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const { body, encoding } = await this.compressor.encode(etag, text, wanted);
    void reply.code(200).header('vary', 'accept-encoding');
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.send(body);
  }
}

async function sendPart(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const range = byteRange(request.headers.range, file.bytes);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    await reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
    return;
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range;
  void reply.code(range === 'whole' ? 200 : 206).header('content-length', String(end - start + 1));
  if (range !== 'whole') void reply.header('content-range', `bytes ${start}-${end}/${file.bytes}`);
  await reply.send(request.method === 'HEAD' || file.bytes === 0 ? '' : createReadStream(file.path, { start, end }));
}

function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent((request.raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** A person going to an address, not a script or image that is missing. */
function isNavigation(path: string, request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  if (/\.[a-z0-9]{2,5}$/i.test(path) && path !== INDEX) return false;
  return (request.headers.accept ?? '').includes('text/html') || path === '/';
}
