import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MailFolder } from './mail-folder';

const ASSETS = join(__dirname, '../../assets/mailbox');
const FONT_DAYS = 30;

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail may style itself and be followed to its links, nothing else: no script, no form, no remote image. */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

const files = {
  '/': ['inbox.html', 'text/html; charset=utf-8'],
  '/inbox.css': ['inbox.css', 'text/css; charset=utf-8'],
  '/inbox.js': ['inbox.js', 'text/javascript; charset=utf-8'],
  '/mark.svg': ['mark.svg', 'image/svg+xml'],
} as const;

const fonts = {
  '/inter.woff2': '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  '/besley.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
} as const;

export async function mailboxPage(server: FastifyInstance, { folder }: { folder: MailFolder }): Promise<void> {
  for (const [path, [file, type]] of Object.entries(files)) {
    const content = await readFile(join(ASSETS, file));
    server.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' })
        .send(content),
    );
  }
  for (const [path, file] of Object.entries(fonts)) {
    const content = await readFile(require.resolve(file));
    server.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': `max-age=${FONT_DAYS * 86_400}` }).send(content),
    );
  }
  server.get<{ Params: { id: string } }>('/messages/:id/html', async ({ params }, reply) => {
    const mail = folder.find(params.id);
    if (mail === undefined || mail.html === '') return reply.code(404).send({ error: 'no such message' });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
        'cache-control': 'no-store',
      })
      .send(`<!doctype html><base target="_blank">${mail.html}`);
  });
}
