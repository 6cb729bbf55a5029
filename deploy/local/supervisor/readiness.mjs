import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the address answers 2xx, minutes on a machine with much other work; gives up when `isRunning` says that nobody will answer any more. */
export async function untilHealthy(url, isRunning, patience = 180_000) {
  const deadline = Date.now() + patience;
  while (isRunning() && Date.now() < deadline) {
    const healthy = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (healthy) return;
    await pause(50);
  }
  throw new Error(`${url} does not answer.`);
}
