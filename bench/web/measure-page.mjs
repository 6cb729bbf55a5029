// One page of a running product under Lighthouse, desktop preset, signed in where the page needs it.
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';

/** On a machine that is busy elsewhere Chromium now and then paints nothing in time; such a run tells nothing. */
const MOST_FAILURES = 3;

/**
 * @param page name, path, the categories that are judged, `as` (email:password) where somebody has to be signed in,
 *   `ready` what to wait for then
 * @param settings url of the product, mailbox for passcodes, runs, chromium
 * @returns medians of the categories, and what each run found, in milliseconds
 */
export async function measurePage({ name, path, as, ready, categories: wanted }, settings) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: settings.chromium,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    if (as) {
      const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
      // It stays open: a session ends with the last tab that has it.
      const page = await context.newPage();
      await signIn(page, as, settings);
      await ready?.(page);
    }
    const runs = [];
    for (let failures = 0; runs.length < settings.runs;) {
      const outcome = await lighthouse(
        new URL(path, settings.url).href,
        { port, disableStorageReset: true, onlyCategories: wanted, logLevel: 'error' },
        desktopConfig,
      );
      const { categories, audits, finalDisplayedUrl, runtimeError } = outcome.lhr;
      if (runtimeError !== undefined) {
        failures += 1;
        if (failures > MOST_FAILURES) throw new Error(`${name}: ${runtimeError.message}`);
        continue;
      }
      if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${name}: landed on ${finalDisplayedUrl}`);
      runs.push({
        ...Object.fromEntries(wanted.map((category) => [category, Math.round(categories[category].score * 100)])),
        lcp: Math.round(audits['largest-contentful-paint'].numericValue),
        tbt: Math.round(audits['total-blocking-time'].numericValue),
        interactive: Math.round(audits.interactive.numericValue),
        cls: audits['cumulative-layout-shift'].numericValue,
        failed: Object.values(audits)
          .filter((audit) => audit.score !== null && audit.score < 0.9)
          .map((audit) => `${audit.id} ${audit.score}`),
      });
    }
    const median = Object.fromEntries(wanted.map((category) => [category, middle(runs.map((run) => run[category]))]));
    return { name, path, median, runs };
  } finally {
    await browser.close();
  }
}

async function signIn(page, credentials, { url: product, mailbox }) {
  const [email, password] = [
    credentials.slice(0, credentials.indexOf(':')),
    credentials.slice(credentials.indexOf(':') + 1),
  ];
  const since = Date.now();
  await page.goto(new URL('/auth/signIn', product).href);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  const passcode = page.getByRole('dialog').getByRole('textbox');
  await Promise.race([passcode.waitFor(), page.waitForURL((url) => !url.pathname.startsWith('/auth'))]);
  if (await passcode.isVisible()) {
    await passcode.fill(await passcodeFor(email, since, mailbox));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  }
}

/** The five digits of the newest mail to the address since the sign-in began; waits at most ten seconds. */
async function passcodeFor(email, since, mailbox) {
  for (const end = Date.now() + 10_000; Date.now() < end; await pause(100)) {
    const answer = await fetch(new URL(`/api/messages?to=${encodeURIComponent(email)}&limit=1`, mailbox));
    const [newest] = (await answer.json()).messages;
    const recent = newest && new Date(newest.receivedAt).getTime() >= since - 1000;
    const mail = recent && (await (await fetch(new URL(`/api/messages/${newest.id}`, mailbox))).json());
    const code = mail && /\b\d{5}\b/.exec(mail.text);
    if (code) return code[0];
  }
  throw new Error(`no passcode mail for ${email}`);
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
