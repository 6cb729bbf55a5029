import type { ContentPageName } from '@keelson/contracts/content';
import type { ContentFailure, ContentItem, ContentSource } from '@keelson/integrations/cms';
import type { Result } from '@keelson/kernel';
import { CachedContent } from './cached-content';

class TestSource implements ContentSource {
  readonly asked: ContentPageName[] = [];
  title = 'first';
  away: ContentFailure | undefined;

  page(name: ContentPageName): Promise<Result<readonly ContentItem[], ContentFailure>> {
    this.asked.push(name);
    return Promise.resolve(
      this.away
        ? { ok: false, failure: this.away }
        : { ok: true, value: [{ id: 1, attributes: { title: this.title } }] },
    );
  }
}

describe('CachedContent', () => {
  let now: number;
  let source: TestSource;
  let content: CachedContent;

  beforeEach(() => {
    now = 0;
    source = new TestSource();
    content = new CachedContent(source, () => new Date(now), { freshForMs: 1_000, standInForMs: 10_000 });
  });

  const title = async (): Promise<unknown> => {
    const page = await content.page('home');
    return page.ok ? page.value[0]?.attributes['title'] : page.failure.code;
  };

  it('asks once for many visitors, and again when the page is old', async () => {
    expect(await Promise.all([title(), title(), title()])).toEqual(['first', 'first', 'first']);
    expect(source.asked).toEqual(['home']);
    source.title = 'second';
    now = 999;
    expect(await title()).toBe('first');
    now = 1_000;
    expect(await title()).toBe('second');
  });

  it('shows the last good page while the service is away, but not for ever', async () => {
    await title();
    source.away = { code: 'CONTENT_UNAVAILABLE' };
    now = 9_999;
    expect(await title()).toBe('first');
    now = 10_000;
    expect(await title()).toBe('CONTENT_UNAVAILABLE');
  });

  it('does not hold on to a page that was taken away', async () => {
    await title();
    source.away = { code: 'PAGE_NOT_FOUND' };
    now = 1_000;
    expect(await title()).toBe('PAGE_NOT_FOUND');
  });

  it('fetches everything anew when told, also what is just being fetched', async () => {
    const before = title();
    expect(content.refresh()).toBe(0);
    source.title = 'second';
    await before;
    expect(await title()).toBe('second');
    expect(content.refresh()).toBe(1);
    source.title = 'third';
    expect(await title()).toBe('third');
    expect(source.asked).toHaveLength(3);
  });

  it('lets no older copy stand in than the page that was being fetched when it was told', async () => {
    await title();
    source.title = 'second';
    now = 1_000;
    const fetching = title();
    content.refresh();
    expect(await fetching).toBe('second');
    source.away = { code: 'CONTENT_UNAVAILABLE' };
    expect(await title()).toBe('second');
  });

  it('keeps the last good pages when it is told while the service is away', async () => {
    await title();
    source.away = { code: 'CONTENT_UNAVAILABLE' };
    content.refresh();
    expect([await title(), await title()]).toEqual(['first', 'first']);
    source.away = undefined;
    source.title = 'second';
    expect(await title()).toBe('second');
    source.away = { code: 'CONTENT_UNAVAILABLE' };
    content.refresh();
    now = 10_000;
    expect(await title()).toBe('CONTENT_UNAVAILABLE');
  });
});
