import { setTimeout as wait } from 'node:timers/promises';
import type { ProductClient } from './product-client';
import { PATIENCE_MS } from './patience';

const PAUSE_MS = 500;

/**
 * Waits until the books of an account have come in.
 * @returns false where a busy machine takes longer: the product is there all the same, and another start goes on from here
 */
export async function importEnded(client: ProductClient, account: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { importStatus } = await client.get<{ importStatus: string }>(`${account}/import-status`);
    if (importStatus === 'finished') return true;
    if (Date.now() > deadline) return false;
    await wait(PAUSE_MS);
  }
}
