import type { ContentPageName } from '@keelson/contracts/content';
import type { ContentFailure, ContentItem, ContentSource } from '@keelson/integrations/cms';
import type { Clock, Result } from '@keelson/kernel';

type Page = Result<readonly ContentItem[], ContentFailure>;

export interface ContentCacheLimits {
  /** How long a page is answered from memory. */
  readonly freshForMs: number;
  /** How long a page stands in while the service does not answer. */
  readonly standInForMs: number;
}

interface Kept {
  readonly page: Page;
  readonly at: number;
  /** How often all copies had been told to be old when it was asked for. */
  readonly generation: number;
}

const DEFAULT_LIMITS: ContentCacheLimits = { freshForMs: 5 * 60_000, standInForMs: 24 * 60 * 60_000 };

/** Pages from memory; one request to the service per page at a time, and the last good answer while it is away. */
export class CachedContent {
  private readonly kept = new Map<ContentPageName, Kept>();
  private readonly underWay = new Map<ContentPageName, Promise<Page>>();
  private generation = 0;

  constructor(
    private readonly source: ContentSource,
    private readonly clock: Clock,
    private readonly limits: ContentCacheLimits = DEFAULT_LIMITS,
  ) {}

  async page(name: ContentPageName): Promise<Page> {
    const kept = this.kept.get(name);
    const isFresh = kept?.generation === this.generation && this.age(kept) < this.limits.freshForMs;
    if (kept && isFresh) return kept.page;
    const page = await this.fetchOnce(name);
    if (page.ok || page.failure.code === 'PAGE_NOT_FOUND') return page;
    return kept && kept.page.ok && this.age(kept) < this.limits.standInForMs ? kept.page : page;
  }

  /**
   * The next visitor of each page is given what the service has now. The copies stay, should the service be away.
   * @returns how many pages will be fetched anew.
   */
  refresh(): number {
    this.underWay.clear();
    this.generation += 1;
    return this.kept.size;
  }

  private fetchOnce(name: ContentPageName): Promise<Page> {
    const running = this.underWay.get(name);
    if (running) return running;
    const { generation } = this;
    const fetching = this.source
      .page(name)
      .then((page) => {
        this.keep(name, page, generation);
        return page;
      })
      .finally(() => {
        if (this.underWay.get(name) === fetching) this.underWay.delete(name);
      });
    this.underWay.set(name, fetching);
    return fetching;
  }

  /** Also one that was asked for before the copies were told to be old: it is newer than the copy that would stand in. */
  private keep(name: ContentPageName, page: Page, generation: number): void {
    if (!page.ok && page.failure.code === 'CONTENT_UNAVAILABLE') return;
    if ((this.kept.get(name)?.generation ?? 0) > generation) return;
    this.kept.set(name, { page, at: this.clock().getTime(), generation });
  }

  private age(kept: Kept): number {
    return this.clock().getTime() - kept.at;
  }
}
