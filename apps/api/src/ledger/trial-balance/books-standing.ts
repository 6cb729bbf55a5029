import type { StandingOfBooks } from '../../books/known-books';
import type { ImportingConnection } from '@keelson/read-models/connections';
import type { AccountingProvider, BooksStanding, ImportState } from '@keelson/vocabulary';

interface Told {
  readonly connection: ImportingConnection | undefined;
  readonly books: StandingOfBooks;
  readonly importStatus: ImportState;
}

/** Connection and imports in one word. After a disconnection an import that still runs brings nothing that counts. */
export function booksStanding({ connection, books: { source, isEmpty }, importStatus }: Told): BooksStanding {
  if (connection?.connection_id == null) {
    if (source === null) return 'notConnected';
    return source === 'manual' ? 'typed' : 'disconnected';
  }
  if (connection.reconnect !== null) return 'consentNeeded';
  switch (importStatus) {
    case 'none':
      return 'notImported';
    case 'pending':
      return 'importPending';
    case 'started':
      return 'importing';
    case 'error':
      return 'importFailed';
    case 'finished':
      return isEmpty ? 'empty' : 'imported';
  }
}

export const systemOf = (
  connection: ImportingConnection | undefined,
  { source }: StandingOfBooks,
): AccountingProvider | null => connection?.provider ?? (source === 'manual' ? null : source);
