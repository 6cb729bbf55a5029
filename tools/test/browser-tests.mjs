import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, runProgram } from './run-program.mjs';

// The shell first: it draws no window of its own, which takes a third less processor time for the same pages.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HOW_TO =
  'The browser tests were skipped because there is no Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name one with KEELSON_CHROMIUM; KEELSON_REQUIRE_BROWSER=1 makes it compulsory.';

/** Runs the browser tests with the Chromium of this machine; no browser is ever downloaded. */
export async function runBrowserTests(root, patterns) {
  const chromium = findChromium();
  if (chromium === undefined) {
    const required = process.env.KEELSON_REQUIRE_BROWSER === '1';
    return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1, note: HOW_TO };
  }
  const folder = join(root, 'apps/web/e2e');
  if (!isInstalled(folder)) {
    const code = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, note: 'The browser tests could not be installed.' };
  }
  const code = await runProgram(join(folder, 'node_modules/@playwright/test/cli.js'), ['test', ...patterns], {
    cwd: folder,
    environment: { KEELSON_CHROMIUM: chromium, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  return counted(join(root, 'test-results', 'browser.json'), code);
}

function counted(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: stats.skipped };
}

function findChromium() {
  const wanted = process.env.KEELSON_CHROMIUM;
  if (wanted !== undefined) return wanted;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isInstalled(folder) {
  const version = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined);
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(devDependencies).every(
    ([name, wanted]) => version(join(folder, 'node_modules', name, 'package.json')) === wanted,
  );
}
