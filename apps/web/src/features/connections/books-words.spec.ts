import { booksWords } from './books-words';
import type { FinanceConnection } from './connections.api';

const NOW = Date.parse('2026-11-02T15:00:00Z');
const connection: FinanceConnection = {
  connectionId: 'con_1',
  provider: 'xero',
  tenantId: 't',
  tenantName: 'Acme',
  connectedAt: '2026-10-01T09:00:00.000Z',
  importStatus: 'finished',
  importEnded: '2026-11-02T09:05:00.000Z',
  message: null,
  reconnectNeeded: false,
  consentEnds: null,
};

const told = (change: Partial<FinanceConnection>) => booksWords({ ...connection, ...change }, NOW);

describe('how the header tells the state of the books', () => {
  it('says when they were imported last, with the day where that was not today', () => {
    expect(told({})).toEqual({
      tone: 'positive',
      text: 'Xero, synced 09:05',
      title: 'Xero, Acme, last import 2 Nov 2026, 09:05',
    });
    expect(told({ importEnded: '2026-11-01T09:05:00.000Z' }).text).toBe('Xero, synced 1 Nov 2026, 09:05');
  });

  it('says that they are not connected, or were never imported', () => {
    expect(booksWords(undefined, NOW)).toMatchObject({ tone: 'none', text: 'Books not connected' });
    expect(told({ importStatus: 'none', importEnded: null })).toMatchObject({
      tone: 'none',
      text: 'Xero, not imported yet',
    });
  });

  it('says that an import runs, waits or failed, and that consent is needed', () => {
    expect(told({ importStatus: 'started' })).toMatchObject({ tone: 'working', text: 'Xero, importing…' });
    expect(told({ importStatus: 'pending' })).toMatchObject({ tone: 'working', text: 'Xero, import pending' });
    expect(told({ importStatus: 'error', message: 'Xero did not answer' })).toEqual({
      tone: 'negative',
      text: 'Xero, import failed',
      title: 'Xero, Acme, last import 2 Nov 2026, 09:05: Xero did not answer',
    });
    expect(told({ reconnectNeeded: true })).toMatchObject({ tone: 'negative', text: 'Xero, consent needed' });
  });
});
