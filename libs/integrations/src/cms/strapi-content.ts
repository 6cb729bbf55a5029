import { accepted, type Clock, refused, type Result, systemClock } from '@keelson/kernel';
import { Breakers } from '../breakers';
import { guardedFetch } from '../guarded-fetch';
import type { ContentFailure, ContentItem, ContentSource } from './content-source';
import { entriesOf } from './strapi-answer';

export interface StrapiSettings {
  /** Without a trailing `/api`. */
  readonly url: string;
  /** Read token of the Strapi server. */
  readonly token: string;
  readonly timeoutMs?: number;
  readonly clock?: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
  /** Told of every answer that could not be used; the text holds no secret. */
  readonly onTrouble?: (page: string, reason: string) => void;
}

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1_000_000;
const NONE = { code: 'PAGE_NOT_FOUND' } as const;
const AWAY = { code: 'CONTENT_UNAVAILABLE' } as const;

/** Pages from a Strapi server of version 4 or 5: the page `sign-in` is the content type behind `/api/sign-in`. */
export function strapiContent(settings: StrapiSettings): ContentSource {
  const {
    url,
    token,
    timeoutMs = TIMEOUT_MS,
    clock = systemClock,
    breakers = new Breakers(clock),
    onTrouble,
  } = settings;
  const breaker = breakers.of('content');
  const base = url.replace(/\/+$/, '');
  return {
    async page(name): Promise<Result<readonly ContentItem[], ContentFailure>> {
      try {
        const response = await guardedFetch(
          breaker,
          `${base}/api/${encodeURIComponent(name)}?populate=*`,
          {
            headers: {
              accept: 'application/json',
              'strapi-response-format': 'v4',
              ...(token !== '' && { authorization: `Bearer ${token}` }),
            },
          },
          { timeoutMs, mostBytes: MOST_BYTES },
        );
        if (response.status === 404) return refused(NONE);
        if (!response.ok) throw new Error(`status ${response.status}`);
        const entries = entriesOf(JSON.parse(response.text));
        if (!entries) throw new Error('the answer has no entries');
        return entries.length === 0 ? refused(NONE) : accepted(entries);
      } catch (error) {
        onTrouble?.(name, error instanceof Error ? error.message : 'unknown');
        return refused(AWAY);
      }
    },
  };
}
