import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_PAGES } from '@keelson/contracts/platform';
import { BillingBench } from '../testing/billing-bench';

/** Pages behind the login from which somebody goes to pay, or on which videos of the learning content are shown. */
const SIGNED_IN = [
  '/dashboard',
  '/dashboard/plan',
  '/dashboard/learning',
  '/dashboard/learning/a',
  '/onboardingProgressInfo',
];

describe('the page for paying', () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
  let bench: BillingBench;
  beforeAll(async () => {
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__" src="/a.js"></script>');
    bench = await BillingBench.open({ webRoot });
  });
  afterAll(async () => {
    await bench.close();
    rmSync(webRoot, { recursive: true });
  });

  /** What a policy allows, by the kind of what is loaded. */
  const allowed = (policy: unknown): ReadonlyMap<string, readonly string[]> =>
    new Map(
      String(policy)
        .split('; ')
        .map((part) => part.split(' '))
        .map(([kind = '', ...sources]) => [kind, sources]),
    );
  const ownAlone = (sources: readonly string[] | undefined): boolean =>
    sources !== undefined && sources.every((source) => /^('none'|'self'|'nonce-[\w-]+')$/.test(source));

  it("[WEB-02] is the provider's own and alone runs its scripts: no page of ours lets a script or a frame of anybody in", async () => {
    const customer = await bench.customer();
    const { data } = await customer.checkout({ price: 'EmbraceMonthly' });
    const payment = new URL(String(data['url']));
    expect(payment.origin).toBe(bench.sandbox.address);
    const page = await fetch(payment);
    expect(page.status).toBe(200);
    const scripts = [...(await page.text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map((source) => new URL(source, payment).origin)).toEqual(scripts.map(() => payment.origin));
    expect(ownAlone(allowed(page.headers.get('content-security-policy')).get('script-src'))).toBe(true);

    const pages = [...PUBLIC_PAGES.map(({ path }) => path), ...SIGNED_IN];
    expect(pages).toEqual(expect.arrayContaining(['/auth/signUp', '/successSignup']));
    const answers = await Promise.all(
      pages.map((url) => bench.api.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } })),
    );
    for (const [index, { statusCode, headers }] of answers.entries()) {
      expect([pages[index], statusCode]).toEqual([pages[index], 200]);
      const policy = allowed(headers['content-security-policy']);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      // Videos are played by the page itself, from the product or the content service: none needs a frame.
      for (const kind of ['frame-src', 'object-src', 'frame-ancestors']) expect(policy.get(kind)).toEqual(["'none'"]);
      expect(policy.has('child-src')).toBe(false);
      for (const kind of ['script-src', 'connect-src', 'form-action', 'media-src'])
        expect([pages[index], kind, ownAlone(policy.get(kind))]).toEqual([pages[index], kind, true]);
      expect(String(headers['permissions-policy'])).toContain('payment=()');
      expect(JSON.stringify(headers)).not.toContain(payment.host);
    }
  });
});
