import { type ContentPage, contentPageOf } from '@keelson/contracts/content';
import { accepted, type Clock, refused, type Result, systemClock } from '@keelson/kernel';
import { Breakers } from '../breakers';
import { guardedFetch } from '../guarded-fetch';
import type { ContentFailure, ContentItem, ContentSource } from './content-source';
import { mediaAt } from './media-address';
import { entriesOf, pagesOf, parsed, refusalOf } from './strapi-answer';
import { LARGEST_PAGE, strapiQuery } from './strapi-query';

export interface StrapiSettings {
  /** Without a trailing `/api`. */
  readonly url: string;
  /** Read token of the Strapi server. */
  readonly token: string;
  /** Where browsers reach the uploads of the server. Its own address without. */
  readonly mediaUrl?: string;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
  /** Told of every answer that could not be used; the text holds no secret. */
  readonly onTrouble?: (page: string, reason: string) => void;
}

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1_000_000;
/** A list is fetched whole or not at all: a part of the questions would pass for all of them. */
const MOST_ENTRIES = 1_000;
const NONE = { code: 'PAGE_NOT_FOUND' } as const;
const AWAY = { code: 'CONTENT_UNAVAILABLE' } as const;

/** Pages from a Strapi server of version 4 or 5: the page `sign-in` is the content type behind `/api/sign-in`. */
export function strapiContent(settings: StrapiSettings): ContentSource {
  const ask = asking(settings);
  const media = mediaAt(settings.mediaUrl ?? settings.url);

  async function entries(name: string, page: ContentPage): Promise<readonly ContentItem[]> {
    const found: ContentItem[] = [];
    let pieces = 1;
    for (let piece = 1; piece <= pieces; piece += 1) {
      const answer = await ask(`${name}?${strapiQuery(page, piece)}`);
      if (answer === undefined) return [];
      const here = entriesOf(answer, page, media);
      if (!here) throw new Error('the answer has no entries');
      found.push(...here);
      if (page.listOf !== undefined) pieces = pagesOf(answer);
      if (pieces * (page.atATime ?? LARGEST_PAGE) > MOST_ENTRIES)
        throw new Error(`there are more than ${MOST_ENTRIES} entries`);
    }
    return found;
  }

  return {
    async page(name): Promise<Result<readonly ContentItem[], ContentFailure>> {
      try {
        const found = await entries(name, contentPageOf(name));
        return found.length === 0 ? refused(NONE) : accepted(found);
      } catch (error) {
        settings.onTrouble?.(name, error instanceof Error ? error.message : 'unknown');
        return refused(AWAY);
      }
    },
  };
}

/** Asks Strapi for JSON; `undefined` where it has nothing. */
function asking({ url, token, timeoutMs = TIMEOUT_MS, clock = systemClock, breakers }: StrapiSettings) {
  const breaker = (breakers ?? new Breakers(clock)).of('content');
  const base = url.replace(/\/+$/, '');
  const headers = {
    accept: 'application/json',
    'strapi-response-format': 'v4',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  return async (path: string): Promise<unknown> => {
    const limits = { timeoutMs, mostBytes: MOST_BYTES };
    const { status, ok, text } = await guardedFetch(breaker, `${base}/api/${path}`, { headers }, limits);
    if (status === 404) return undefined;
    const answer = parsed(text);
    if (ok && answer !== undefined) return answer;
    const reason = refusalOf(answer);
    throw new Error(reason === undefined ? `status ${status}` : `status ${status}: ${reason}`);
  };
}
