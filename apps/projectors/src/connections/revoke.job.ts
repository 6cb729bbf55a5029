import type { AccountingSystems } from '@keelson/integrations/accounting';
import { ConnectionKeyDestroyed } from '@keelson/vault';
import type { AccountingProvider } from '@keelson/vocabulary';
import type { JobHandler } from '../runtime/job';
import type { Services } from '../runtime/services';

export const REVOKE_QUEUE = 'connection-revoke';

/** Takes a consent back at the provider, however long the provider is away, and forgets the tokens. */
export const revokeJob: JobHandler<{ readonly connectionId: string }> = {
  queue: REVOKE_QUEUE,
  retry: { limit: 20, delaySeconds: 5, deadlineSeconds: 60 },
  outlivesAccount: true,
  handle: ({ connectionId }, { vault, accounting = {}, clock }) => takeBack(connectionId, vault, accounting, clock()),
};

/**
 * Only the one organisation: one that another connection still reads loses nothing but our copy of these tokens. Tokens
 * of a consent that has ended by itself go without asking: a provider that never answers would keep them here.
 */
export async function takeBack(
  connectionId: string,
  { providerTokens }: Services['vault'],
  systems: AccountingSystems,
  now: Date,
): Promise<void> {
  await providerTokens.beginRevoking(connectionId);
  const shared = await providerTokens.organisationShared(connectionId);
  const tokens = shared ? undefined : await providerTokens.revoking(connectionId).catch(forgotten);
  const system = tokens && systems[tokens.provider as AccountingProvider];
  const ended = tokens?.endsAt != null && tokens.endsAt <= now;
  if (tokens && system && !ended) {
    await system.revoke({ ...tokens, keep: (renewed) => providerTokens.renewRevoking(connectionId, renewed) });
  }
  await providerTokens.remove(connectionId);
}

function forgotten(error: unknown): undefined {
  if (!(error instanceof ConnectionKeyDestroyed)) throw error;
}
