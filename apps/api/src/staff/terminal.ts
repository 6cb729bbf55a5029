import { canonicalEmail, isEmail, nameReason } from '@keelson/contracts/validation';

/** What an operator typed cannot be done; the message says why and how it goes. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

/** Runs a command of the terminal: a complaint is said in one line, a fault with its stack. */
export function atTheTerminal(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const plain = error instanceof Complaint || (error instanceof Error && error.name === 'ConfigurationError');
    console.error(plain ? error.message : error);
    process.exitCode = 1;
  });
}

export function emailOf(text: string | undefined, option = '--email'): string {
  if (text === undefined || !isEmail(text)) throw new Complaint(`${option} needs an email address`);
  return canonicalEmail(text);
}

export function nameOf(text: string | undefined): string {
  if (text === undefined || nameReason(text)) throw new Complaint('--name needs a name of at most 50 characters');
  return text.trim();
}
