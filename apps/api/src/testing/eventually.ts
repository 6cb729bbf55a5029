import { setTimeout as wait } from 'node:timers/promises';

/** Asks until the answer is yes. @throws Error after `most` milliseconds. */
export async function eventually(what: string, ask: () => boolean | Promise<boolean>, most = 120_000): Promise<void> {
  const deadline = performance.now() + most;
  while (!(await ask())) {
    if (performance.now() > deadline) throw new Error(`not within ${most} ms: ${what}`);
    await wait(10);
  }
}
