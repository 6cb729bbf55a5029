import type { ContentFailure, ContentItem, ContentSource } from '@keelson/integrations/cms';
import type { Clock, Result } from '@keelson/kernel';

type Page = Result<readonly ContentItem[], ContentFailure>;

export interface ContentCacheLimits {
  /** How long a page is answered from memory. */
  readonly freshForMs: number;
  /** How long a page stands in while the service does not answer. */
  readonly standInForMs: number;
  readonly pages: number;
}

interface Kept {
  readonly page: Page;
  readonly at: number;
}

const DEFAULT_LIMITS: ContentCacheLimits = { freshForMs: 5 * 60_000, standInForMs: 24 * 60 * 60_000, pages: 200 };

/** Pages from memory; one request to the service per page at a time, and the last good answer while it is away. */
export class CachedContent {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<Page>>();
  private generation = 0;

  constructor(
    private readonly source: ContentSource,
    private readonly clock: Clock,
    private readonly limits: ContentCacheLimits = DEFAULT_LIMITS,
  ) {}

  async page(name: string): Promise<Page> {
    const kept = this.kept.get(name);
    if (kept && this.age(kept) < this.limits.freshForMs) return kept.page;
    const page = await this.fetchOnce(name);
    if (page.ok || page.failure.code === 'PAGE_NOT_FOUND') return page;
    return kept && kept.page.ok && this.age(kept) < this.limits.standInForMs ? kept.page : page;
  }

  /** @returns how many pages were forgotten. */
  clear(): number {
    const forgotten = this.kept.size;
    this.kept.clear();
    this.underWay.clear();
    this.generation += 1;
    return forgotten;
  }

  private fetchOnce(name: string): Promise<Page> {
    const running = this.underWay.get(name);
    if (running) return running;
    const { generation } = this;
    const fetching = this.source
      .page(name)
      .then((page) => {
        if (generation === this.generation) this.keep(name, page);
        return page;
      })
      .finally(() => {
        if (this.underWay.get(name) === fetching) this.underWay.delete(name);
      });
    this.underWay.set(name, fetching);
    return fetching;
  }

  private keep(name: string, page: Page): void {
    if (!page.ok && page.failure.code === 'CONTENT_UNAVAILABLE') return;
    this.kept.delete(name);
    this.kept.set(name, { page, at: this.clock().getTime() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.limits.pages && oldest !== undefined) this.kept.delete(oldest);
  }

  private age(kept: Kept): number {
    return this.clock().getTime() - kept.at;
  }
}
