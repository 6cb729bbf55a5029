import { expect, type Page } from '@playwright/test';

/** What the owner's browser had in front of them when they did something. */
export interface Seen {
  /** Place of the act's last event among those of the onboarding; absent for a refusal. */
  readonly version?: number;
  /** The flags that the answer held. */
  readonly flags?: Readonly<Record<string, string>>;
  /** The code of a refusal. */
  readonly refused?: string;
  readonly path: string;
  readonly heading: string;
}

/**
 * Writes down what the browser had in front of it at every act of the onboarding: the page from which it was sent, as
 * soon as that page has its heading. When the answer comes the owner may be somewhere else.
 */
export async function keepJournal(page: Page): Promise<readonly Seen[]> {
  const journal: Seen[] = [];
  await page.exposeFunction('noteSeen', (seen: Seen) => void journal.push(seen));
  await page.addInitScript(() => {
    const original = window.fetch;
    const { noteSeen } = window as unknown as { noteSeen: (seen: unknown) => Promise<void> };
    const address = (): string => location.pathname + location.search;
    const heading = (): string => document.querySelector('#main h1')?.textContent ?? '';
    /** The first heading that stands under an address; none where the page was left before. */
    const headingOf = (path: string): Promise<string> =>
      new Promise((found) => {
        const look = (): boolean => {
          if (address() === path && heading() === '') return false;
          found(address() === path ? heading() : '');
          return true;
        };
        if (look()) return;
        const observer = new MutationObserver(() => look() && observer.disconnect());
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      });
    window.fetch = async (input, init) => {
      const { url, method } = input instanceof Request ? input : new Request(input, init);
      const isAct = method !== 'GET' && new URL(url).pathname.startsWith('/api/v1/onboarding/');
      const path = address();
      const shown = isAct ? headingOf(path) : undefined;
      const answer = await original(input, init);
      if (shown !== undefined) {
        const { data, meta, code } = (await answer.clone().json()) as {
          data?: Record<string, string>;
          meta?: { version?: number };
          code?: string;
        };
        await noteSeen({
          ...(answer.ok ? { version: meta?.version, flags: data } : { refused: code }),
          path,
          heading: await shown,
        });
      }
      return answer;
    };
  });
  return journal;
}

/** What the page shows now, once it stands: address and heading are there and stay. */
export async function seenNow(page: Page): Promise<Seen> {
  const read = () =>
    page.evaluate(() => ({
      path: location.pathname,
      heading: document.querySelector('#main h1')?.textContent.trim() ?? '',
    }));
  let seen: Seen = { path: '', heading: '' };
  const stands = async () => {
    const before = seen;
    seen = await read();
    return seen.heading !== '' && seen.heading === before.heading && seen.path === before.path;
  };
  await expect.poll(stands, { intervals: [250] }).toBe(true);
  return seen;
}
