import type { KeyedHash } from './keys/keyed-hash';

/** Enough to tell addresses apart in a log, and shared by so many that none is proved by it. */
const DIGITS = 8;

/** Stand-ins for addresses in the log, the same for the same address: without the key nobody can try addresses out. */
export class Pseudonyms {
  constructor(private readonly hash: KeyedHash) {}

  /** @param email canonical. */
  ofEmail(email: string): string {
    return this.hash(`email\n${email}`).toString('hex').slice(0, DIGITS);
  }
}
