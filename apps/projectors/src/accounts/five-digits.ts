import { randomInt } from 'node:crypto';

/** A passcode or PIN: every one of the 100,000 is equally likely. */
export const fiveDigits = (): string => String(randomInt(100_000)).padStart(5, '0');
