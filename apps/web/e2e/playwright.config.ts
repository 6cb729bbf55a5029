import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './harness/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.spec.ts',
  outputDir: '../../../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/browser.json' }]],
  globalSetup: './harness/start-product.ts',
  // On two cores three at once: a page that waits for an answer leaves its core to another.
  workers: Number(process.env['KEELSON_BROWSER_WORKERS'] ?? 3),
  fullyParallel: true,
  projects: [
    // First, because its tests are the longest. One worker, so that they share one copy.
    { name: 'outages', testDir: './outages', workers: 1, use: { ownCopy: true } },
    { name: 'product', testIgnore: 'outages/**' },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // What is waited for is there within seconds; beside other work a machine takes many times as long.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1366, height: 860 },
    screenshot: 'only-on-failure',
    // Recording every page costs a third of the time: KEELSON_BROWSER_TRACE=1 for a fault that is not understood.
    trace: process.env['KEELSON_BROWSER_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(process.env['KEELSON_CHROMIUM'] === undefined ? {} : { executablePath: process.env['KEELSON_CHROMIUM'] }),
      // Chromium's own sandbox refuses to run for root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
});
