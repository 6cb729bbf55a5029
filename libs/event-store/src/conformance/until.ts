import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 120_000;

/** Waits for a condition. @throws Error when it does not come true within two minutes. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(5);
  }
}
