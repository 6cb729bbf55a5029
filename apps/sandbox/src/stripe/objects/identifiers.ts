import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that nobody can guess. */
export const secretLetters = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** An identifier as the provider makes them: prefix, underscore, letters. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${secretLetters(length)}`;
