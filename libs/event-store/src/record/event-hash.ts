import { hash } from 'node:crypto';

/** The predecessor of a stream's first event. */
export const NO_HASH = '0'.repeat(64);

/** The texts that a hash covers, exactly as they are stored. */
export interface HashedTexts {
  readonly eventId: string;
  readonly streamId: string;
  readonly version: number;
  /** ISO 8601 in UTC with milliseconds: the appender's time. */
  readonly occurredAt: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly partitionKey: string;
}

/**
 * SHA-256, hex, over the predecessor's hash and each stored text with its length in bytes before it, so that no two
 * different events give the same bytes. The position is left out: it is known only once the store has given it.
 */
export function eventHash(previousHash: string, texts: HashedTexts): string {
  const covered =
    prefixed(previousHash) +
    prefixed(texts.eventId) +
    prefixed(texts.streamId) +
    prefixed(String(texts.version)) +
    prefixed(texts.occurredAt) +
    prefixed(texts.type) +
    prefixed(texts.data) +
    prefixed(texts.metadata) +
    prefixed(texts.partitionKey);
  return hash('sha256', covered, 'hex');
}

const prefixed = (text: string): string => `${Buffer.byteLength(text, 'utf8')}:${text}`;
