import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { Vault } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { connectionState, recordConnection } from './connection-log';

export const END_CONNECTIONS_QUEUE = 'connections-end';

/** Without access nobody may read the books: the job comes when access has ended, and for what connects after that. */
export const endConnectionsJob: JobHandler<
  { readonly accountId: string },
  Deciding & { readonly vault: Pick<Vault, 'providerTokens'> }
> = {
  queue: END_CONNECTIONS_QUEUE,
  outlivesAccount: true,
  async handle({ accountId }, context) {
    const { kind } = (await context.runner.load(deletionDecider, deletionStream(accountId))).state;
    const { connection } = await connectionState(accountId, context);
    if (!connection || (kind !== 'access-ended' && kind !== 'erased')) return;
    const { connectionId } = connection;
    await context.vault.providerTokens.beginRevoking(connectionId);
    const command = { name: 'Disconnect', connectionId, reason: 'deletion' } as const;
    await recordConnection(context, END_CONNECTIONS_QUEUE, accountId, command, context.jobId);
  },
};
