import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_PAGES, SIGNED_IN_AREAS } from '@keelson/contracts/platform';
import type { FreshDatabase } from '@keelson/test-database';
import { ContentModule } from '../../content/content.module';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { productDatabase } from '../../testing/product-database';

const PAGE = { accept: 'text/html' };

describe('search engines', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let webRoot: string;

  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'web-'));
    writeFileSync(
      join(webRoot, 'index.html'),
      '<head><!-- head of the page --><title>Keelson</title><!-- end of the head of the page --></head><script src="/a.js"></script>',
    );
    database = await productDatabase();
    api = await startTestApi({
      database,
      modules: [ContentModule],
      webRoot,
      configuration: {
        publicUrl: 'https://books.example',
        launcher: { url: 'https://launcher.example', key: 'key', hosts: ['launcher.example', 'app.example'] },
      },
    });
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(webRoot, { recursive: true });
  });

  it('are shown the public pages and kept from everything behind the login', async () => {
    const { headers, body } = await api.inject({ url: '/robots.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\nAllow: \/api\/v1\/content\/\nDisallow: \/api\/\n/);
    for (const area of SIGNED_IN_AREAS) expect(body).toContain(`\nDisallow: ${area}\n`);
    expect(body).toContain('\nSitemap: https://books.example/sitemap.xml\n');
  });

  it('find every listed page in the site map, under the public address', async () => {
    const { headers, body } = await api.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(
      PUBLIC_PAGES.filter(({ listed }) => listed).map(({ path }) => `https://books.example${path}`),
    );
    for (const address of found)
      expect((await api.inject({ url: new URL(address ?? '').pathname, headers: PAGE })).statusCode).toBe(200);
  });

  it('get the head of the page they ask for, and 404 where there is none', async () => {
    const about = await api.inject({ url: '/aboutUs', headers: PAGE });
    expect(about.body).toContain('<title>About Us - Keelson</title>');
    expect(about.body).not.toContain('<title>Keelson</title>');
    expect(about.body).toContain('<script nonce="');
    const missing = await api.inject({ url: '/no/such/page', headers: PAGE });
    expect([missing.statusCode, missing.body.includes('<title>Page not found - Keelson</title>')]).toEqual([404, true]);
    expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(['/', '/dashboard'])('leave the hosts that a launch may lead to in the head of %s', async (url) => {
    const { body } = await api.inject({ url, headers: PAGE });
    expect(body).toContain('<meta name="keelson-launch-hosts" content="launcher.example app.example" />');
  });
});
