import { accepted, refused, type Result } from '@keelson/kernel';
import type { ContentFailure, ContentItem, ContentSource } from './content-source';
import { entriesOf } from './strapi-answer';

export interface StrapiSettings {
  /** Without a trailing `/api`. */
  readonly url: string;
  /** Read token of the Strapi server. */
  readonly token: string;
  readonly timeoutMs?: number;
  /** Told of every answer that could not be used; the text holds no secret. */
  readonly onTrouble?: (page: string, reason: string) => void;
}

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1_000_000;
const NONE = { code: 'PAGE_NOT_FOUND' } as const;
const AWAY = { code: 'CONTENT_UNAVAILABLE' } as const;

/** Pages from a Strapi server of version 4 or 5: the page `sign-in` is the content type behind `/api/sign-in`. */
export function strapiContent(settings: StrapiSettings): ContentSource {
  const { url, token, timeoutMs = TIMEOUT_MS, onTrouble } = settings;
  const base = url.replace(/\/+$/, '');
  return {
    async page(name): Promise<Result<readonly ContentItem[], ContentFailure>> {
      try {
        const response = await fetch(`${base}/api/${encodeURIComponent(name)}?populate=*`, {
          headers: {
            accept: 'application/json',
            'strapi-response-format': 'v4',
            ...(token !== '' && { authorization: `Bearer ${token}` }),
          },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status === 404) return refused(NONE);
        if (!response.ok) throw new Error(`status ${response.status}`);
        const entries = entriesOf(JSON.parse(await textOf(response)));
        if (!entries) throw new Error('the answer has no entries');
        return entries.length === 0 ? refused(NONE) : accepted(entries);
      } catch (error) {
        onTrouble?.(name, error instanceof Error ? error.message : 'unknown');
        return refused(AWAY);
      }
    },
  };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
