import { randomUUID } from 'node:crypto';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { StaffRoom } from '../people/staff-room';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility';
import { Mailbox } from './mailbox';
import { startCopy } from './own-copy';
import { type Product, productAt, runningProduct } from './product';
import { watchPage } from './watch-page';

interface Options {
  /** Faults that a test brings about on purpose, such as a server that it makes fail. */
  allowedFaults: RegExp | undefined;
}

interface Fixtures extends Options {
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

export interface WorkerOptions {
  /** The tests have a copy of the product to themselves, because they stop or kill parts of it. */
  ownCopy: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  /** The running copy: its addresses and its demo accounts. */
  running: Product;
  mailbox: Mailbox;
  /** Members of staff, signed in without a page. */
  staff: StaffRoom;
}

const watchContext = (context: BrowserContext, product: string, faults: string[]): void => {
  context.on('page', (page) => watchPage(page, product, faults));
};

/** Playwright's test with the product's fixtures. Any fault on the console or the network fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownCopy: [false, { option: true, scope: 'worker' }],
  running: [
    async ({ ownCopy }, use) => {
      if (!ownCopy) {
        await use(runningProduct());
        return;
      }
      const { addresses, end } = await startCopy(['--no-demo', '--built']);
      await use(productAt(addresses));
      await end();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  mailbox: [async ({ running }, use) => use(new Mailbox(running.mailbox)), { scope: 'worker' }],
  staff: [async ({ running, mailbox }, use) => use(new StaffRoom(running, mailbox)), { scope: 'worker' }],
  allowedFaults: [undefined, { option: true }],
  baseURL: async ({ running }, use) => use(running.product),
  freshEmail: async ({}, use) => use(`owner-${randomUUID().slice(0, 8)}@example.com`),
  accessible: async ({ page }, use) => use(() => expectAccessible(page)),
  accessibleInBothThemes: async ({ page }, use) => use(() => expectAccessibleInBothThemes(page)),
  secondPage: async ({ browser, running, faults }, use) => {
    const context = await browser.newContext({ baseURL: running.product });
    watchContext(context, running.product, faults);
    await use(await context.newPage());
    await context.close();
  },
  faults: async ({}, use) => use([]),
  watched: [
    async ({ context, running, faults, allowedFaults }, use) => {
      watchContext(context, running.product, faults);
      await use(undefined);
      const unexpected = faults.filter((fault) => allowedFaults?.test(fault) !== true);
      if (unexpected.length > 0) throw new Error(`The page reported faults:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect, type Page } from '@playwright/test';
