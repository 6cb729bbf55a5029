import { createHash } from 'node:crypto';

const hexOf = (words: readonly string[]): string => createHash('sha256').update(words.join('\n')).digest('hex');

/** A UUID that is the same every time for the same words. */
export function uuidOf(...words: readonly string[]): string {
  const hex = hexOf(words);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}

/** A number of 16 digits, as Intuit’s realms have, the same every time for the same words. */
export const realmOf = (...words: readonly string[]): string =>
  `9341${String(BigInt(`0x${hexOf(words).slice(0, 12)}`))
    .padStart(15, '0')
    .slice(-12)}`;
