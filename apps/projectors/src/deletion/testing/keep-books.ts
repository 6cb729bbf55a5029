import { connectionsStream } from '@keelson/domain/connections';
import { ledgerStream } from '@keelson/domain/ledger';
import type { CodedEvent } from '@keelson/event-store/codec';
import type { Vault } from '@keelson/vault';

interface Shelf {
  readonly vault: Vault;
  append(accountId: string, streamId: string, events: readonly CodedEvent[]): Promise<string>;
}

export const connectionOf = (accountId: string): string => `con_${accountId.slice('acc_'.length)}`;

/** Somebody with a connected system and its books, while an import is under way and another consent is asked for. */
export async function keepBooks(
  { vault, append }: Shelf,
  accountId: string,
  canary: () => string,
  now: Date,
): Promise<void> {
  const connectionId = connectionOf(accountId);
  const later = new Date(now.getTime() + 86_400_000);
  const expiries = { accessExpiresAt: later, refreshExpiresAt: later, hardExpiresAt: null };
  const tokens = { accessToken: canary(), refreshToken: canary(), ...expiries };
  await vault.providerTokens.add(connectionId, { provider: 'xero', accountId }, tokens, now);
  await vault.providerTokens.choose(connectionId, connectionId);
  await vault.consents.open({ provider: 'quickbooks', accountId, sessionId: canary() }, now);
  await vault.imports.begin(accountId, canary(), 36, now);
  await vault.drafts.save({ accountId, form: 'goals', text: canary() }, now);
  const company = { organisationId: connectionId, organisationName: canary() };
  await append(accountId, connectionsStream(accountId), [
    { type: 'connections.system-connected.v1', data: { connectionId, provider: 'xero', ...company } },
  ]);
  const account = { ref: 1, id: canary(), code: '200', name: canary(), type: 'REVENUE', subType: null };
  await append(accountId, ledgerStream(accountId), [
    { type: 'ledger.opened.v1', data: { source: 'xero', ...company, yearEndMonth: 3, vatRegistered: true } },
    { type: 'ledger.accounts-recorded.v1', data: { importId: 'i', accounts: [{ ...account, systemAccount: null }] } },
  ]);
}
