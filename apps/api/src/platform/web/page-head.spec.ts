import { PUBLIC_PAGES } from '@keelson/contracts/platform';
import fc from 'fast-check';
import { launchHostsTag, pageHead } from './page-head';

const PUBLIC_URL = 'https://keelson.example';

describe('the head of a page', () => {
  it('gives every listed page a title, a description and an address of its own', () => {
    const listed = PUBLIC_PAGES.filter((page) => page.listed);
    const heads = listed.map(({ path }) => pageHead(path, PUBLIC_URL));
    const parts = (pattern: RegExp) => heads.map(({ head }) => pattern.exec(head)?.[1] ?? '');
    for (const pattern of [
      /<title>(.+)<\/title>/,
      /name="description" content="([^"]{50,200})"/,
      /rel="canonical" href="([^"]+)"/,
    ]) {
      const found = parts(pattern);
      expect(found).not.toContain('');
      expect(new Set(found).size).toBe(listed.length);
    }
    expect(heads.every(({ status, head }) => status === 200 && !head.includes('noindex'))).toBe(true);
  });

  it.each([
    ['/aboutUs', 'https://keelson.example/aboutUs'],
    ['/aboutus/', 'https://keelson.example/aboutUs'],
    ['/customerstories', 'https://keelson.example/customerStories'],
    ['/home', 'https://keelson.example/'],
  ])('[SITE-07~] knows %s by its one address', (path, address) => {
    const { status, head } = pageHead(path, PUBLIC_URL);
    expect(status).toBe(200);
    expect(head).toContain(`<link rel="canonical" href="${address}" />`);
    expect(head).toContain(`<meta property="og:url" content="${address}" />`);
  });

  it.each([
    '/dashboard',
    '/dashboard/newDashboardAdmin/UserManagement',
    '/onboardingProgressInfo/generic',
    '/auth/signIn',
    '/auth',
    '/confirmation-screen/xero',
    '/paymentResponsePage',
  ])('keeps %s out of search engines', (path) => {
    const { status, head } = pageHead(path, PUBLIC_URL);
    expect([status, head.includes('content="noindex"'), head.includes('canonical')]).toEqual([200, true, false]);
  });

  it.each(['/no/such/page', '/aboutUs/more', '/dashboards', '/terms.html', '//evil.example'])(
    'says that there is nothing at %s',
    (path) => {
      expect(pageHead(path, PUBLIC_URL).status).toBe(404);
    },
  );

  it('never writes a part of the address into the page', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        const { head } = pageHead(`/dashboard/<script>${noise}`, PUBLIC_URL);
        expect(head).not.toContain('<script>');
        expect(pageHead(`/<script>${noise}`, PUBLIC_URL).head).not.toContain('<script>');
      }),
    );
  });
});

it('tells a page the hosts of the integration launcher, and nothing without one', () => {
  expect(launchHostsTag([])).toBe('');
  expect(launchHostsTag(['launcher.example.com', '127.0.0.1:8065']).trim()).toBe(
    '<meta name="keelson-launch-hosts" content="launcher.example.com 127.0.0.1:8065" />',
  );
});
