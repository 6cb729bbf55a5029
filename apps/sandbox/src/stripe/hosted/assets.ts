import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from './page-frame';

const FOLDER = join(__dirname, '../../../assets');
const FONT_SECONDS = 30 * 86_400;

const files = {
  '/assets/base.css': ['stripe/base.css', 'text/css; charset=utf-8'],
  '/assets/checkout.css': ['stripe/checkout.css', 'text/css; charset=utf-8'],
  '/assets/checkout.js': ['stripe/checkout.js', 'text/javascript; charset=utf-8'],
  '/assets/challenge.js': ['stripe/challenge.js', 'text/javascript; charset=utf-8'],
  '/assets/dashboard.css': ['stripe/dashboard.css', 'text/css; charset=utf-8'],
  '/assets/dashboard.js': ['stripe/dashboard.js', 'text/javascript; charset=utf-8'],
  '/assets/mark.svg': ['mailbox/mark.svg', 'image/svg+xml'],
} as const;

const fonts = {
  '/assets/inter.woff2': '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  '/assets/besley.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
} as const;

/** The dashboard, and the styles, scripts and fonts of every page. */
export async function assets(server: FastifyInstance): Promise<void> {
  for (const [path, [file, type]] of Object.entries(files)) {
    const content = await readFile(join(FOLDER, file));
    server.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(content),
    );
  }
  const dashboard = await readFile(join(FOLDER, 'stripe/dashboard.html'));
  server.get('/', async (_request, reply) => reply.headers(PAGE_HEADERS).send(dashboard));
  for (const [path, file] of Object.entries(fonts)) {
    const content = await readFile(require.resolve(file));
    server.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': `max-age=${FONT_SECONDS}` }).send(content),
    );
  }
}
