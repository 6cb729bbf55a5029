import { expect, test } from './harness/test';

const NONCE = /'nonce-([\w-]+)'/;

// What the browser says when the policy stops what this test tries.
test.use({ allowedFaults: /Content Security Policy|Trusted ?Type|TrustedHTML|TrustedScript|Refused to/i });

test('[WEB-01] the policy stops foreign scripts, eval and markup from strings, and hears of it', async ({
  page,
  running,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const part of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toContain('unsafe-');
  expect(/trusted-types ([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/)).toEqual(['keelson']);
  const nonce = NONCE.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  const again = await page.request.get('/', { headers: { accept: 'text/html' } });
  expect(NONCE.exec(again.headers()['content-security-policy'] ?? '')?.[1]).not.toBe(nonce);

  const outcome = await page.evaluate(async () => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const violated: string[] = [];
    Object.assign(globalThis, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.push(effectiveDirective));
    const script = document.createElement('script');
    script.append("document.documentElement.dataset.attack = 'ran'");
    document.body.append(script);
    const page = globalThis as unknown as {
      eval: (code: string) => unknown;
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    // What the test itself runs may use eval; what the page runs by its own timer may not.
    const attempts = await new Promise<Record<string, string>>((done) => {
      setTimeout(() =>
        done({
          evaluation: attempt(() => page.eval('1 + 1')),
          markup: attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="1">')),
          otherPolicy: attempt(() => page.trustedTypes.createPolicy('other', {})),
        }),
      );
    });
    const inline = document.documentElement.dataset['attack'] === 'ran' ? 'ran' : 'stopped';
    return { ...attempts, inline };
  });
  expect(outcome).toMatchObject({
    evaluation: 'EvalError',
    markup: 'TypeError',
    otherPolicy: 'TypeError',
    inline: 'stopped',
  });
  // The page hears of what was stopped in tasks of their own.
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { violated: string[] }).violated))
    .toEqual(expect.arrayContaining(['require-trusted-types-for', 'trusted-types']));

  const report = /report-uri ([^;\s]+)/.exec(policy)?.[1] ?? '';
  const heard = await page.request.post(report, {
    headers: { 'content-type': 'application/csp-report', origin: running.product },
    data: JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } }),
  });
  expect(heard.status()).toBeLessThan(300);
});
