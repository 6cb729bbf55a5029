import { expect, type Page, type Request } from '@playwright/test';

/** What never ends of itself: the stream of live pages, and videos that load as they play. */
const ENDLESS = new Set(['eventsource', 'media']);
const underWay = new WeakMap<Page, Set<Request>>();

/** Remembers which requests of a page wait for their answer. */
export function noteRequests(page: Page): void {
  const waiting = new Set<Request>();
  underWay.set(page, waiting);
  page.on('request', (request) => {
    if (!ENDLESS.has(request.resourceType())) waiting.add(request);
  });
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
}

/** Waits until every answer is there, no place waits for its content, and what fades or slides has arrived. */
export async function untilStill(page: Page): Promise<void> {
  await expect
    .poll(async () => (await stirring(page)) + (underWay.get(page)?.size ?? 0), {
      intervals: [20, 50, 100],
      message: `${page.url()} comes to rest`,
    })
    .toBe(0);
}

/** The same for a page that is held up on purpose: only what fades or slides is waited for. */
export async function untilNothingMoves(page: Page): Promise<void> {
  await expect.poll(() => stirring(page, 'none'), { intervals: [20, 50, 100] }).toBe(0);
}

/** How much still moves or waits for its content, once the page has drawn what it knows: one question for both. */
const stirring = (page: Page, waiting = '.k-skeleton'): Promise<number> =>
  page.evaluate(async (places) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return moving.length + document.querySelectorAll(places).length;
  }, waiting);
