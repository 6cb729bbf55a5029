import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One page of a headless Chromium, spoken to over its debugging pipe, so that no browser library is needed. */
export async function openPage(url, { width, height }) {
  const profile = mkdtempSync(join(tmpdir(), 'video-render-'));
  const browser = spawn(
    process.env.CHROMIUM ?? 'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--remote-debugging-pipe',
      '--allow-file-access-from-files',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--disable-gpu',
      `--window-size=${width},${height}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const waiting = new Map();
  let last = 0;
  let rest = '';
  browser.stdio[4].on('data', (chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop();
    for (const message of messages.map((each) => JSON.parse(each))) {
      const answer = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) answer?.reject(new Error(message.error.message));
      else answer?.resolve(message.result);
    }
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      browser.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  const { targetInfos } = await send('Target.getTargets');
  const target = targetInfos.find(({ type }) => type === 'page');
  const { sessionId } = await send('Target.attachToTarget', { targetId: target.targetId, flatten: true });
  const page = (method, params) => send(method, params, sessionId);
  await page('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await page('Page.navigate', { url });
  return {
    async evaluate(expression) {
      const { result, exceptionDetails } = await page('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async picture() {
      const { data } = await page('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await send('Browser.close').catch(() => undefined);
      await new Promise((resolve) => (browser.exitCode === null ? browser.once('exit', resolve) : resolve()));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
