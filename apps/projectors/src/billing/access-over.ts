import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { Deciding } from '../runtime/worker-runner';

/** Whether nobody comes in under this account any more: it is being erased, or was. */
export async function isAccessOver(accountId: string, runner: Deciding['runner']): Promise<boolean> {
  const { kind } = (await runner.load(deletionDecider, deletionStream(accountId))).state;
  return kind === 'access-ended' || kind === 'erased';
}
