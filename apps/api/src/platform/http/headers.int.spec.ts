import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FreshDatabase } from '@keelson/test-database';
import type { InjectOptions } from 'fastify';
import { ContentModule } from '../../content/content.module';
import { rawAnswer } from '../../testing/raw-answer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { productDatabase } from '../../testing/product-database';

const SCRIPT = `export const text = '${'keelson '.repeat(500)}';`;

function builtWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><script type="module" nonce="__CSP_NONCE__" src="/assets/app-Ab12Cd34.js"></script>',
  );
  writeFileSync(join(root, 'assets/app-Ab12Cd34.js'), SCRIPT);
  writeFileSync(join(root, 'assets/app-Ab12Cd34.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(root, 'assets/app-Ab12Cd34.js.map'), '{}');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'intro.mp4'), Buffer.alloc(5_000, 7));
  return root;
}

const EVERY_KIND: readonly (InjectOptions & { readonly url: string })[] = [
  { url: '/' },
  { url: '/auth/signIn', headers: { accept: 'text/html' } },
  { url: '/auth/signUp', headers: { accept: 'text/html' } },
  { url: '/successSignup', headers: { accept: 'text/html' } },
  { url: '/assets/app-Ab12Cd34.js' },
  { url: '/assets/missing-Ab12Cd34.js' },
  { url: '/intro.mp4', headers: { range: 'bytes=0-9' } },
  { url: '/intro.mp4', headers: { range: 'bytes=9000-' } },
  { url: '/api/health/live' },
  { url: '/api/health/ready' },
  { url: '/api/v1/content/error' },
  { url: '/api/v1/content/no-such-page' },
  { url: '/api/v1/content/BAD' },
  { url: '/api/v1/nothing' },
  { method: 'POST', url: '/api/v1/content/cache/clear' },
  { method: 'POST', url: '/api/v1/content/cache/clear', headers: { origin: 'https://evil.example' } },
  {
    method: 'POST',
    url: '/api/v1/platform/csp-reports',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  },
  {
    method: 'POST',
    url: '/api/v1/platform/csp-reports',
    headers: { 'content-type': 'application/json' },
    payload: `"${'x'.repeat(200_000)}"`,
  },
  { method: 'PUT', url: '/api/health/live' },
  { method: 'OPTIONS', url: '/api/v1/content/error' },
  { method: 'HEAD', url: '/api/v1/content/error' },
  { url: '/%' },
  { url: `/${'x'.repeat(3000)}` },
  { url: '/api/docs' },
  { url: '/api/docs/openapi.json' },
  { url: '/api/docs/assets/swagger-ui.css' },
];

describe.each([
  ['http://localhost:3000', 'embedded'],
  ['https://keelson.example', 'production'],
] as const)('headers of %s', (publicUrl, mode) => {
  let database: FreshDatabase;
  let api: TestApi;
  const webRoot = builtWebApp();

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      modules: [ContentModule],
      webRoot,
      configuration: { publicUrl, mode },
    });
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(webRoot, { recursive: true });
  });

  it('[WEB-03, WEB-01~, WEB-02~] stand on every answer, errors and files included', async () => {
    for (const request of EVERY_KIND) {
      const { headers } = await api.inject(request);
      const what = `${request.method ?? 'GET'} ${request.url.slice(0, 60)}`;
      expect([what, headers['x-content-type-options']]).toEqual([what, 'nosniff']);
      expect([what, headers['referrer-policy']]).toEqual([what, 'same-origin']);
      expect([what, headers['cross-origin-opener-policy']]).toEqual([what, 'same-origin']);
      expect([what, headers['cross-origin-resource-policy']]).toEqual([what, 'same-origin']);
      expect([what, headers['x-correlation-id']]).toEqual([what, expect.stringMatching(/^[\w.-]{8,64}$/)]);
      expect([what, headers['strict-transport-security']]).toEqual([
        what,
        publicUrl.startsWith('https') ? 'max-age=63072000; includeSubDomains' : undefined,
      ]);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'nonce-[\w-]{24}')?;/);
      expect(policy).not.toMatch(/unsafe-|\*/);
      for (const part of [
        // The provider's payment page is on the provider's site: no page of ours lets its scripts or frames in.
        "frame-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types keelson',
        'report-uri /api/v1/platform/csp-reports',
      ]) {
        expect(policy).toContain(part);
      }
      if (request.url.startsWith('/api/') && !request.url.includes('/assets/'))
        expect([what, headers['cache-control']]).toEqual([what, 'no-store']);
    }
  });

  it('[WEB-03~] stand on answers to bytes that are not HTTP', async () => {
    const address = await api.listen();
    for (const bytes of [
      'nonsense\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const answer = await rawAnswer(address, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/);
      expect(answer).toMatch(/x-content-type-options: nosniff/);
      expect(answer).toMatch(/"responseCode":4\d\d/);
    }
  });

  it('[WEB-01~] gives every page a nonce of its own and stamps it into the page', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const { body, headers } = await api.inject({ url: '/', headers: { accept: 'text/html' } });
      const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(body).toContain(`nonce="${nonce}"`);
      expect(body).not.toContain('__CSP_NONCE__');
      expect(headers['cache-control']).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
  });

  it('[WEB-04~] hides source maps, build files, versions and the documentation from the public', async () => {
    for (const url of [
      '/assets/app-Ab12Cd34.js.map',
      '/assets/app-Ab12Cd34.js.br',
      '/.vite/manifest.json',
      '/metrics',
      '/api/metrics',
      '/.env',
      '/package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect([url, (await api.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    for (const request of EVERY_KIND) {
      const { headers } = await api.inject(request);
      expect(headers['server']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
    const staff = api.sessions.introduce({ kind: 'admin' });
    const customer = api.sessions.introduce({ kind: 'customer' });
    const open = mode === 'embedded';
    for (const url of ['/api/docs', '/api/docs/openapi.json', '/api/docs/assets/docs.js']) {
      expect((await api.inject({ url })).statusCode).toBe(open ? 200 : 401);
      expect((await api.inject({ url, headers: { cookie: customer.cookie } })).statusCode).toBe(open ? 200 : 403);
      expect((await api.inject({ url, headers: { cookie: staff.cookie } })).statusCode).toBe(200);
    }
  });

  it('serves hashed files for ever, compressed, and parts of videos', async () => {
    const script = await api.inject({ url: '/assets/app-Ab12Cd34.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(script.rawPayload.length).toBeLessThan(500);
    expect(brotliDecompressSync(script.rawPayload).toString()).toBe(SCRIPT);
    const plain = await api.inject({ url: '/assets/app-Ab12Cd34.js' });
    expect([plain.headers['content-encoding'], plain.headers['vary'], plain.body]).toEqual([
      undefined,
      'accept-encoding',
      SCRIPT,
    ]);
    const again = await api.inject({
      url: '/assets/app-Ab12Cd34.js',
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': String(script.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    const part = await api.inject({ url: '/intro.mp4', headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
      206,
      10,
      'bytes 10-19/5000',
    ]);
    const beyond = await api.inject({ url: '/intro.mp4', headers: { range: 'bytes=9000-' } });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json<{ code: string }>().code]).toEqual([
      416,
      'bytes */5000',
      'RANGE_NOT_SATISFIABLE',
    ]);
  });

  it('compresses answers of the API for browsers that accept it', async () => {
    const [plain, compressed] = [
      await api.inject({ url: '/api/v1/content/home' }),
      await api.inject({ url: '/api/v1/content/home', headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    ];
    expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toMatchObject({
      data: plain.json<{ data: object }>().data,
    });
  });

  it('gives the entry page to people who navigate and to nothing else', async () => {
    expect((await api.inject({ url: '/onboardingProgressInfo', headers: { accept: 'text/html' } })).statusCode).toBe(
      200,
    );
    expect((await api.inject({ url: '/onboardingProgressInfo', headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect(
      (await api.inject({ url: '/x', headers: { accept: 'text/html', 'sec-fetch-mode': 'no-cors' } })).statusCode,
    ).toBe(404);
    expect((await api.inject({ method: 'POST', url: '/x', headers: { accept: 'text/html' } })).statusCode).toBe(404);
    expect((await api.inject({ url: '/api/x', headers: { accept: 'text/html' } })).statusCode).toBe(404);
  });
});
