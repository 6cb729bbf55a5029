import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/test';
import { demoStaff, signInAsStaff, USER_MANAGEMENT } from './people/staff';

const EVENTS = 100_000;
/** More than the API gives at once, so that the test is about drawing and not about loading. */
const PAGE = 4_000;
const FRAMES = 200;
/** How much longer a frame may take with all of them loaded than with the first page. */
const SLOWER = 2;

/** A history of many events. */
async function answerManyEvents(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url());
  const before = Number(searchParams.get('before') ?? EVENTS + 1);
  const size = Math.min(PAGE, before - 1);
  const entries = Array.from({ length: size }, (_, index) => eventAt(before - 1 - index));
  const older = before - size > 1 ? before - size : null;
  const data = { entries, total: EVENTS, actors: [], older };
  await route.fulfill({
    json: { responseCode: 200, responseMessage: 'success', statusMessage: 'success', data, correlationId: 'test' },
  });
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
  from: { browser: 'Firefox on Linux', ip: '203.0.113.7' },
});

/** Scrolls down frame by frame; the usual time between frames in milliseconds. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(async (frames) => {
    const times: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < frames; frame += 1) {
      window.scrollBy(0, 400);
      const now = await new Promise<number>((drawn) => requestAnimationFrame(drawn));
      times.push(now - last);
      last = now;
    }
    return times.sort((a, b) => a - b)[frames / 2] ?? 0;
  }, FRAMES);

test('[EVENT-05~] 100,000 events of one customer scroll to their end', async ({ page, mailbox, running }) => {
  test.setTimeout(120_000);
  await signInAsStaff(page, mailbox, demoStaff(running, 'Admin', 1));
  await page.route(/\/api\/v1\/customers\/acc_[^/]+\/events(\?|$)/, answerManyEvents);
  await page.goto(`${USER_MANAGEMENT}?search=birchwood`);
  await page.getByRole('link', { name: 'View Megan Hughes' }).click();
  await page.getByRole('link', { name: 'Account history' }).click();
  const drawn = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('button', { name: `Event ${EVENTS}`, exact: true })).toBeVisible();

  const early = await scrolled(page);
  const end = page.getByRole('button', { name: 'Event 1', exact: true });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(end).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [10] });
  expect(await drawn.count()).toBeLessThan(80);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const late = await scrolled(page);
  expect(late / early).toBeLessThan(SLOWER);
  expect(await drawn.count()).toBeLessThan(80);
});
