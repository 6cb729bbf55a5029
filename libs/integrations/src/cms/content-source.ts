import type { ContentPageName } from '@keelson/contracts/content';
import type { Json, Result } from '@keelson/kernel';

/** One entry of a page: what editors wrote, by attribute name. */
export interface ContentItem {
  readonly id: number;
  readonly attributes: Record<string, Json>;
}

export interface ContentFailure {
  readonly code: 'PAGE_NOT_FOUND' | 'CONTENT_UNAVAILABLE';
}

/**
 * Where page texts come from. An adapter never rejects: a page that is not there and a service that does not answer are
 * both failures that the pages know how to show.
 */
export interface ContentSource {
  page(name: ContentPageName): Promise<Result<readonly ContentItem[], ContentFailure>>;
}
