// The learning hub of a running product in Chromium, signed in as one of its customers.
import { chromium } from 'playwright-core';
import { signIn } from './sign-in.mjs';

const HUB = '/dashboard/newDashboardLearning';
/** A page with nothing of its own but words: what it loads every signed-in page loads. */
const BARE = '/dashboard/info';
const CHIPS = 'nav[aria-label^="Chapters of"] a';
const KILOBYTE = 1000;

/**
 * @param settings url of the product, chromium, how many runs, and how many changes of chapter in each
 * @returns of each run the script of the shell and that of the hub's first view over it, as it comes over the wire, in
 *   kilobytes; and the changes of chapter in milliseconds
 */
export async function measureHub(owner, settings) {
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ baseURL: settings.url });
    // It stays open: a session ends with the last page that has it.
    await signIn(await context.newPage(), owner);
    const runs = [];
    for (let run = 0; run < settings.runs; run += 1) {
      const shell = await scriptsOf(context, BARE, 'main h1');
      const hub = await scriptsOf(context, HUB, CHIPS);
      const over = [...hub].filter(([address]) => !shell.has(address));
      runs.push({
        shellKb: kilobytes([...shell]),
        overShellKb: kilobytes(over),
        ...(await chapterChanges(context, settings.changes)),
      });
    }
    return runs;
  } finally {
    await browser.close();
  }
}

const kilobytes = (scripts) => scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / KILOBYTE;

/** With nothing cached. @returns how many bytes of each script came over the wire, compressed and with their headers */
async function scriptsOf(context, path, ready) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Map();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, [response.url, 0]);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script[1] = encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.close();
  return new Map(scripts.values());
}

/** From the press on a chapter's chip until its lessons are painted, once every chapter was shown. */
async function chapterChanges(context, times) {
  const page = await context.newPage();
  await page.goto(HUB);
  await page.locator(CHIPS).first().waitFor();
  const count = await page.locator(CHIPS).count();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = [];
  let before = 0;
  for (let turn = 0; turn < count + times; turn += 1) {
    if (turn === count) before = await processorSeconds(devtools);
    const ms = await page.evaluate(change, [CHIPS, turn % count]);
    if (turn >= count) taken.push(ms);
  }
  const processorMs = ((await processorSeconds(devtools)) - before) * (1000 / times);
  await page.close();
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1];
  return { changeP50: at(0.5), changeP95: at(0.95), processorMs };
}

/** What the page's main thread has taken of a processor. */
async function processorSeconds(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Runs in the page. The frame after the one that shows the change has painted it. */
async function change([chips, index]) {
  const { document, performance, requestAnimationFrame } = globalThis;
  const chip = () => document.querySelectorAll(chips)[index];
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  const began = performance.now();
  chip().click();
  while (chip()?.getAttribute('aria-current') !== 'true') await frame();
  await frame();
  return performance.now() - began;
}
