import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { READS } from './testing/finance-routes';
import { importOf, KeptBooks } from './testing/kept-books';

const IMPORTED = new Date('2026-11-02T03:00:00.000Z');
const NOW = new Date('2026-11-21T09:00:00.000Z');
const own = newAccountId();
const partner = newAccountId();

describe("who reads a customer's books", () => {
  let database: FreshDatabase;
  let api: TestApi;
  let books: KeptBooks;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
    books = await KeptBooks.open(database, api.services, partner);
    await books.record(own, IMPORTED, importOf('i1', IMPORTED));
    await database.admin(`INSERT INTO read_model.connections (account_id, repeats) VALUES ('${own}', false)`);
  });
  afterAll(async () => {
    await books.close();
    await api.close();
    await database.drop();
  });

  const read = async (
    path: string,
    { authorization }: { readonly authorization: string },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<number> => {
    const url = `/api/v1/accounts/${own}/${path}`;
    return (await api.inject({ method: 'GET', url, headers: { ...headers, authorization } })).statusCode;
  };

  const readings = async (readerId: string) => {
    const { rows } = await database.admin(
      `SELECT type, data->>'subject' AS subject, metadata->>'subjectId' AS about FROM event_store.events
       WHERE stream_id LIKE $1 ORDER BY position`,
      [`audit-${readerId}-%`],
    );
    return rows as { type: string; subject: string; about: string }[];
  };
  const reading = (what: string) => ({ type: `audit.${what}.v1`, subject: own, about: own });
  const FIGURES = READS.filter((path) => path !== 'finance-connections');

  it.each([
    ...FIGURES.map((path) => [path, ['figures-read']] as const),
    ['trial-balance', ['trial-balance-read']] as const,
    ['trial-balance/report', ['trial-balance-exported', 'trial-balance-exported']] as const,
    ['import-status', []] as const,
  ])('[AUD-01~] records in the account that staff read %s, one visit once and every export', async (path, recorded) => {
    const reader = api.sessions.introduce({ kind: 'superAdmin' });
    for (const _ of [1, 2]) expect(await read(path, reader)).toBe(200);
    expect(await readings(reader.id)).toEqual(recorded.map(reading));
  });

  it('[AUD-01~] records every export, whatever the headers of a change say', async () => {
    const reader = api.sessions.introduce({ kind: 'superAdmin' });
    const headers = { 'idempotency-key': 'the-same', 'if-match': '"7"' };
    for (const _ of [1, 2]) expect(await read('trial-balance/report', reader, headers)).toBe(200);
    expect(await readings(reader.id)).toEqual(Array(2).fill(reading('trial-balance-exported')));
  });

  it("[AUD-01~] keeps the reader's address and browser under the reader's own key", async () => {
    const reader = api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
    await read('trial-balance', reader);
    const { rows } = await database.admin(
      `SELECT metadata->>'networkOf' AS owner, metadata->>'ip' AS ip FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${reader.id}-%`],
    );
    expect(rows).toEqual([{ owner: reader.id, ip: expect.stringMatching(/^s1\./) as string }]);
  });

  it('[AUD-01~] records a reading that is answered by 304, and answers nobody so who may not read', async () => {
    const url = `/api/v1/accounts/${own}/vat-multiplier`;
    const ask = ({ authorization }: { readonly authorization: string }, headers: Record<string, string> = {}) =>
      api.inject({ url, headers: { authorization, ...headers } });
    const { etag } = (await ask(api.sessions.introduce({ kind: 'customer', accountId: own }))).headers;
    const known = { 'if-none-match': String(etag) };
    const reader = api.sessions.introduce({ kind: 'superAdmin' });
    expect((await ask(reader, known)).statusCode).toBe(304);
    expect(await readings(reader.id)).toEqual([reading('figures-read')]);
    expect((await ask(api.sessions.introduce({ kind: 'customer' }), known)).statusCode).toBe(404);
    expect((await api.inject({ url, headers: known })).statusCode).toBe(401);
  });

  it('[AUD-01~] records the visit of a partner once for all figures, and nothing of those turned away or the owner', async () => {
    const reader = api.sessions.introduce({ kind: 'partner', accountId: partner });
    const stranger = api.sessions.introduce({ kind: 'partner' });
    const owner = api.sessions.introduce({ kind: 'customer', accountId: own });
    for (const path of FIGURES) {
      await read(path, reader);
      await read(path, stranger);
      await read(path, owner);
    }
    expect(await readings(partner)).toEqual([reading('figures-read')]);
    expect([await readings(stranger.id), await readings(own)]).toEqual([[], []]);
  });
});
