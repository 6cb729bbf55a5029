import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeContracts } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import type { LightMyRequestResponse } from 'fastify';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const ROOT = join(__dirname, '../../../../..');
const SCRIPT = "export const text = 'keelson';";

/** A web app with all that a build leaves behind, and with what somebody might copy beside it by mistake. */
function builtWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'web-'));
  for (const folder of ['assets', '.vite', '.git']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__" src="/assets/a.js"></script>');
  writeFileSync(join(root, 'assets/a.js'), SCRIPT);
  for (const file of ['assets/a.js.map', '.vite/manifest.json', '.git/config', '.env'])
    writeFileSync(join(root, file), '{"hidden": "canary-of-the-build"}');
  return root;
}

const HIDDEN = [
  ...['/assets/a.js.map', '/assets/a.js.MAP', '/.vite/manifest.json', '/.git/config', '/.env', '/package.json'],
  ...['/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/index.html.map'],
  ...['/metrics', '/api/metrics', '/api/v1/metrics', '/prometheus', '/status', '/debug', '/debug/pprof', '/trace'],
  ...['/server-status', '/actuator', '/actuator/metrics', '/api/version', '/version', '/info'],
];

/** Every read of the product, with something in place of each id, and a few calls that go wrong in other ways. */
const READS = (routeContracts as readonly RouteContract[])
  .filter(({ route }) => route.method === 'GET')
  .map(({ route }) => ({ url: route.path.replaceAll(/:\w+/g, 'none') }));
const WRONG = [
  { method: 'POST', url: '/api/v1/session/sign-in', headers: { 'content-type': 'application/json' }, payload: '{' },
  { method: 'POST', url: '/api/v1/session/sign-in', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
  { method: 'PUT', url: '/api/health/live' },
  { url: '/api/v1/nothing' },
  { url: '/%' },
  { url: `/${'x'.repeat(3_000)}` },
] as const;

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
/** Names that banners have, also those that no browser need know. */
const BANNER = /fastify|nest(js)?\b|express|node(\.js)?\/|postgres|keelson\/\d/i;
const VERSIONS = [process.version, ...['fastify', '@nestjs/core', 'pg', 'kysely'].map((name) => dependencies[name])];
const DEBUG = /\bat .+:\d+:\d+|node_modules|\.(ts|js):\d+|sourceMappingURL|SELECT .+ FROM|FST_ERR|ECONN/;

describe.each([
  ['http://localhost:3000', 'embedded'],
  ['https://keelson.example', 'production'],
] as const)('what the public sees of %s', (publicUrl, mode) => {
  const webRoot = builtWebApp();
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, webRoot, configuration: { publicUrl, mode } });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(webRoot, { recursive: true });
  });

  const told = ({ headers, body }: LightMyRequestResponse): string => JSON.stringify(headers) + body;

  it('[WEB-04] holds no source maps, debug output, versions or metrics, and the documentation for staff alone unless embedded', async () => {
    const shown: string[] = [];
    for (const url of HIDDEN) {
      const answer = await api.inject({ url, headers: { accept: '*/*' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      shown.push(told(answer));
    }
    for (const request of [...READS, ...WRONG, { url: '/' }, { url: '/assets/a.js' }, { url: '/api/health/ready' }]) {
      if (!request.url.startsWith('/api/docs')) shown.push(told(await api.inject(request)));
    }
    // A fault inside says nothing about the inside.
    api.sessions.away = Object.assign(new Error('relation "secret" at server.ts:7:7'), { detail: 'SELECT a FROM b' });
    const { authorization } = api.sessions.introduce({ kind: 'customer' });
    const failed = await api.inject({ url: '/api/v1/billing/subscription', headers: { authorization } });
    api.sessions.away = undefined;
    expect([failed.statusCode, failed.json<{ code: string }>().code]).toEqual([500, 'INTERNAL']);
    shown.push(told(failed));

    expect(shown.length).toBeGreaterThan(100);
    const unwanted = shown.filter(
      (text) =>
        BANNER.test(text) ||
        DEBUG.test(text) ||
        text.includes('canary-of-the-build') ||
        VERSIONS.some((version) => version !== undefined && text.includes(version)) ||
        /"(server|x-powered-by|via|x-runtime|x-version)":/i.test(text),
    );
    expect(unwanted).toEqual([]);
    expect(readFileSync(join(ROOT, 'apps/web/vite.config.mts'), 'utf8')).toMatch(/^ {4}sourcemap: false,$/m);

    const open = mode === 'embedded';
    for (const [kind, status] of [
      [undefined, open ? 200 : 401],
      ['customer', open ? 200 : 403],
      ['partner', open ? 200 : 403],
      ['admin', 200],
      ['superAdmin', 200],
    ] as const) {
      const headers = kind && { cookie: api.sessions.introduce({ kind }).cookie };
      for (const url of ['/api/docs', '/api/docs/openapi.json', '/api/docs/assets/docs.js']) {
        const answer = await api.inject({ url, ...(headers && { headers }) });
        expect([kind, url, answer.statusCode]).toEqual([kind, url, status]);
        if (status !== 200) expect(told(answer)).not.toMatch(/openapi"|swagger/i);
      }
    }
  });
});
