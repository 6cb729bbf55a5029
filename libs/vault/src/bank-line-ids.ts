import type { KeyedHash } from './keys/keyed-hash';

interface NamedLine {
  readonly date: string;
  readonly text: string;
  readonly amountPence: number;
  /** Of lines of one statement that say the same this is the second, third and so on. */
  readonly occurrence: number;
}

const CHARACTERS = 22;

/** Ids of the lines of bank statements: the same for the same line, and without the key nobody can try texts out. */
export class BankLineIds {
  constructor(private readonly hash: KeyedHash) {}

  idOf({ date, text, amountPence, occurrence }: NamedLine): string {
    const name = JSON.stringify([date, text, amountPence, occurrence]);
    return `bnk_${this.hash(name).toString('base64url').slice(0, CHARACTERS)}`;
  }
}
