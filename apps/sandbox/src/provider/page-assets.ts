import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const FOLDER = join(__dirname, '../../assets');

const styles = {
  '/assets/base.css': ['stripe/base.css', 'text/css; charset=utf-8'],
  '/assets/consent.css': ['accounting/consent.css', 'text/css; charset=utf-8'],
  '/assets/mark.svg': ['mailbox/mark.svg', 'image/svg+xml'],
} as const;

const fonts = {
  '/assets/inter.woff2': '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  '/assets/besley.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
} as const;

/** The styles and fonts of the consent page. */
export function pageAssets(server: FastifyInstance): void {
  const serve = (path: string, file: string, type: string): void => {
    server.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(await readFile(file)),
    );
  };
  for (const [path, [file, type]] of Object.entries(styles)) serve(path, join(FOLDER, file), type);
  for (const [path, file] of Object.entries(fonts)) serve(path, require.resolve(file), 'font/woff2');
}
