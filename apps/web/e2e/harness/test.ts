import { randomUUID } from 'node:crypto';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility';
import { Mailbox } from './mailbox';
import { type Product, runningProduct } from './product';
import { watchPage } from './watch-page';

interface Options {
  /** Faults that a test brings about on purpose, such as a server that it makes fail. */
  allowedFaults: RegExp | undefined;
}

interface Fixtures extends Options {
  /** The running copy: its addresses and its demo accounts. */
  running: Product;
  mailbox: Mailbox;
  /** An e-mail address nobody has used. */
  freshEmail: string;
  /** Fails when axe finds a fault on the page as it stands. */
  accessible: () => Promise<void>;
  /** The same, by day and by night. */
  accessibleInBothThemes: () => Promise<void>;
  /** A page of somebody else, in a browser of their own. */
  secondPage: Page;
  faults: string[];
  watched: undefined;
}

const watchContext = (context: BrowserContext, faults: string[]): void => {
  context.on('page', (page) => watchPage(page, faults));
};

/** Playwright's test with the product's fixtures. Any fault on the console or the network fails the test. */
export const test = base.extend<Fixtures>({
  allowedFaults: [undefined, { option: true }],
  running: async ({}, use) => use(runningProduct()),
  baseURL: async ({ running }, use) => use(running.product),
  mailbox: async ({ running }, use) => use(new Mailbox(running.mailbox)),
  freshEmail: async ({}, use) => use(`owner-${randomUUID().slice(0, 8)}@example.com`),
  accessible: async ({ page }, use) => use(() => expectAccessible(page)),
  accessibleInBothThemes: async ({ page }, use) => use(() => expectAccessibleInBothThemes(page)),
  secondPage: async ({ browser, running, faults }, use) => {
    const context = await browser.newContext({ baseURL: running.product });
    watchContext(context, faults);
    await use(await context.newPage());
    await context.close();
  },
  faults: async ({}, use) => use([]),
  watched: [
    async ({ context, faults, allowedFaults }, use) => {
      watchContext(context, faults);
      await use(undefined);
      const unexpected = faults.filter((fault) => allowedFaults?.test(fault) !== true);
      if (unexpected.length > 0) throw new Error(`The page reported faults:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from '@playwright/test';
