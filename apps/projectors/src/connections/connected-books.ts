import type { Connection } from '@keelson/domain/connections';
import {
  type AccountingSystem,
  type AccountingSystems,
  type BooksReader,
  ReconnectRequired,
} from '@keelson/integrations/accounting';
import type { BooksSource, ConnectedBooks } from '../runtime/books-source';
import type { Deciding } from '../runtime/worker-runner';
import { connectionAtHand, recordConnection } from './connection-log';
import type { KeepingConsents } from './consents-kept';

const READER = 'connected-books';

type Parts = Deciding & KeepingConsents;

/**
 * The books behind connections, for imports. Tokens are refreshed on the way; a consent that is over is
 * recorded once, and the reader goes on to say so.
 */
export function connectedBooks(systems: AccountingSystems, parts: Parts): BooksSource {
  return async (accountId, connectionId): Promise<ConnectedBooks | null> => {
    const connection = await connectionAtHand(accountId, connectionId, parts);
    const system = connection && systems[connection.provider];
    if (!connection || !system) return null;
    return { provider: connection.provider, reader: readerOf(accountId, connection, system, parts) };
  };
}

function readerOf(accountId: string, connection: Connection, system: AccountingSystem, parts: Parts): BooksReader {
  const { connectionId, organisationId } = connection;
  const reader = system.reader(organisationId, {
    current: (refusedToken) => freshToken(connectionId, system, parts, refusedToken),
  });
  const noting = async <Value>(answer: Promise<Value>): Promise<Value> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ReconnectRequired) await noteRefused(accountId, connectionId, parts);
      throw error;
    }
  };
  return {
    organisation: () => noting(reader.organisation()),
    accounts: () => noting(reader.accounts()),
    month: (month) => noting(reader.month(month)),
    asAt: (day) => noting(reader.asAt(day)),
    tellsTransfers: () => noting(reader.tellsTransfers()),
    bankDays: (first, last) => noting(reader.bankDays(first, last)),
  };
}

/** An access token that counts, refreshed where that is due. @throws ReconnectRequired, and what a refresh throws */
export async function freshToken(
  connectionId: string,
  system: AccountingSystem,
  { vault, clock }: KeepingConsents,
  refusedToken?: string,
): Promise<string> {
  const fresh = await vault.providerTokens.fresh(connectionId, {
    refresh: (refreshToken) => system.refresh(refreshToken),
    now: clock,
    refusedToken,
  });
  if (fresh.kind === 'token') return fresh.accessToken;
  throw new ReconnectRequired('consent is needed again');
}

/** The provider is asked no more under this consent, and its owner is told once. */
export async function noteRefused(accountId: string, connectionId: string, parts: Parts): Promise<void> {
  const reason = await parts.vault.providerTokens.refuse(connectionId);
  if (!(await connectionAtHand(accountId, connectionId, parts))) return;
  await recordConnection(parts, READER, accountId, { name: 'NoteReconnectNeeded', connectionId, reason });
}
