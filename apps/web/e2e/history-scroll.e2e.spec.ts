import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/test';
import { USER_MANAGEMENT } from './people/staff';

const EVENTS = 100_000;
const FRAMES = 100;
/** How often the bar is dragged over the whole length. */
const DRAGS = 30;
/** A frame goes on by 400 px; no row is lower than 40, and each may be drawn once waiting and once with its event. */
const ROWS_A_FRAME = 20;

/** The API's limit for one account: so many requests at once, and so many more in a second. */
const BURST = 200;
const PER_SECOND = 20;
const TOO_MANY = 429;

/** A history of many events behind the limit that the API has. */
class LongHistory {
  asked = 0;
  refused = 0;
  /** Requests to refuse whatever their number. */
  refusing = 0;
  #tokens = BURST;
  #at = Date.now();

  answer = async (route: Route): Promise<void> => {
    const { searchParams } = new URL(route.request().url());
    this.asked += 1;
    if (!this.#admits()) {
      this.refused += 1;
      const failure = { responseCode: TOO_MANY, responseMessage: 'Too many', statusMessage: 'Too many', data: null };
      await route.fulfill({
        status: TOO_MANY,
        headers: { 'retry-after': '1' },
        json: { ...failure, correlationId: 'test' },
      });
      return;
    }
    const before = Number(searchParams.get('before') ?? EVENTS + 1);
    const newest = Math.min(before - 1, EVENTS) - Number(searchParams.get('skip') ?? 0);
    const size = Math.max(0, Math.min(Number(searchParams.get('size')), newest));
    const entries = Array.from({ length: size }, (_, index) => eventAt(newest - index));
    const total = searchParams.has('before') ? null : EVENTS;
    const data = { entries, total, personal: 'shown', actors: [], older: newest - size || null };
    await route.fulfill({
      json: { responseCode: 200, responseMessage: 'success', statusMessage: 'success', data, correlationId: 'test' },
    });
  };

  #admits(): boolean {
    if (this.refusing > 0) {
      this.refusing -= 1;
      return false;
    }
    const now = Date.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

const eventAt = (position: number) => ({
  position,
  eventId: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
  type: 'accounts.signed-in.v1',
  what: `Event ${position}`,
  detail: position % 3 === 0 ? 'After one failed try' : null,
  kind: 'access',
  tone: 'good',
  occurredAt: new Date(Date.UTC(2024, 0, 1) + position * 600_000).toISOString(),
  actor: { kind: 'customer', id: 'acc_9', name: 'Ann' },
  onBehalfOf: null,
  changes: [],
  gathered: null,
  from: { browser: 'Firefox on Linux', ip: '203.0.113.7' },
});

interface Drawn {
  /** Rows that came into the page. */
  readonly added: number;
  /** The most rows that stood in it at any frame. */
  readonly most: number;
}

/** Scrolls down frame by frame and counts what is drawn for it: rows are what a frame of a long list costs. */
const scrolled = (page: Page): Promise<Drawn> =>
  page.evaluate(async (frames) => {
    const main = document.querySelector('main') ?? document.body;
    const counts = { added: 0, most: 0 };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        counts.added += [...addedNodes].filter((node) => node instanceof HTMLLIElement).length;
    });
    observer.observe(main, { childList: true, subtree: true });
    for (let frame = 0; frame < frames; frame += 1) {
      window.scrollBy(0, 400);
      await new Promise((drawn) => requestAnimationFrame(drawn));
      counts.most = Math.max(counts.most, main.querySelectorAll('li').length);
    }
    observer.disconnect();
    return counts;
  }, FRAMES);

/** Drags the bar of the page to and fro over its whole length. */
const dragged = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      const place = frame % 2 === 0 ? frame / frames : 1 - frame / frames;
      window.scrollTo(0, place * document.documentElement.scrollHeight);
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, DRAGS);

test('[EVENT-05~] 100,000 events of one customer scroll to any place, however fast', async ({ page, staff }) => {
  const history = new LongHistory();
  await staff.enter(page.context(), 'admin');
  await page.route(/\/api\/v1\/customers\/acc_[^/]+\/events(\?|$)/, history.answer);
  await page.goto(`${USER_MANAGEMENT}?search=birchwood`);
  await page.getByRole('link', { name: 'View Megan Hughes' }).click();
  await page.getByRole('link', { name: 'Account history' }).click();
  const event = (position: number) => page.getByRole('button', { name: `Event ${position}`, exact: true });
  // What was never drawn is taller or lower than thought, so that the end moves when one comes near.
  const reachEnd = () =>
    expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(event(1)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
  await expect(event(EVENTS)).toBeVisible();

  await test.step('frame by frame, drawing in the depth no more than at the top', async () => {
    const early = await scrolled(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    const late = await scrolled(page);
    for (const { added, most } of [early, late]) {
      expect(added).toBeGreaterThan(FRAMES);
      expect(added).toBeLessThan(FRAMES * ROWS_A_FRAME);
      expect(most).toBeLessThan(80);
    }
  });

  await test.step('to the end at once, and dragged to and fro, without asking for what only passes by', async () => {
    await reachEnd();
    await dragged(page);
    await reachEnd();
    expect(history.refused).toBe(0);
    expect(history.asked).toBeLessThan(BURST);
  });

  await test.step('waiting when there were too many requests after all', async () => {
    history.refusing = 2;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 4));
    await expect(page.getByRole('button', { name: /^Event 75\d{3}$/ }).first()).toBeVisible();
    expect(history.refused).toBeGreaterThan(0);
    expect(history.refused).toBeLessThan(5);
  });

  await test.step('keeping its place while the history is verified', async () => {
    const place = page.getByRole('button', { name: /^Event 75\d{3}$/ }).first();
    const name = await place.textContent();
    // Without a hand that would scroll up to the button.
    await page.getByRole('button', { name: 'Verify' }).dispatchEvent('click');
    await expect(page.getByText(/events are unchanged since they were written/)).toBeAttached();
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeAttached();
  });
});
