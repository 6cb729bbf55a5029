import type { ImportingConnection } from '@keelson/read-models/connections';
import { NEVER_IMPORTED } from '@keelson/domain/ledger';
import type { StandingOfBooks } from '../../books/known-books';
import { booksStanding, systemOf } from './books-standing';

const connected: ImportingConnection = {
  ...{ account_id: 'acc_1', connection_id: 'c1', provider: 'quickbooks', organisation_id: 'o' },
  ...{ organisation_name: 'Acme', connected_at: null, reconnect: null, expires_at: null, import_id: null },
  ...{ import_requested_at: null, repeats: true, import_status: null, begun_import_id: null },
  ...{ import_message: null, last_imported_at: null },
};
const gone: ImportingConnection = { ...connected, connection_id: null, provider: null };
const books: StandingOfBooks = { imports: NEVER_IMPORTED, source: 'xero', isEmpty: false, transfersUnread: false };

describe('how the books stand', () => {
  it('is told by the connection first: gone, or consent missing, whatever the imports say', () => {
    for (const importStatus of ['none', 'started', 'error', 'finished'] as const) {
      const of = (source: StandingOfBooks['source'], connection: ImportingConnection | undefined) =>
        booksStanding({ connection, books: { ...books, source }, importStatus });
      expect([of(null, undefined), of('manual', gone), of('xero', gone)]).toEqual([
        'notConnected',
        'typed',
        'disconnected',
      ]);
      expect(of('xero', { ...connected, reconnect: 'expired' as never })).toBe('consentNeeded');
    }
  });

  it('is told by the import then, and a finished one that brought no figure left the books empty', () => {
    const of = (importStatus: Parameters<typeof booksStanding>[0]['importStatus'], isEmpty = false) =>
      booksStanding({ connection: connected, books: { ...books, isEmpty }, importStatus });
    expect((['none', 'pending', 'started', 'error', 'finished'] as const).map((each) => of(each))).toEqual([
      ...['notImported', 'importPending', 'importing', 'importFailed', 'imported'],
    ]);
    expect(of('finished', true)).toBe('empty');
  });

  it('names the system at hand, or the one that figures came from', () => {
    expect([systemOf(connected, books), systemOf(gone, books), systemOf(gone, { ...books, source: 'manual' })]).toEqual(
      ['quickbooks', 'xero', null],
    );
  });
});
