import { type Month } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { importOf, KeptBooks } from './testing/kept-books';

const IMPORTED = new Date('2026-11-02T03:00:00.000Z');
const LATER = new Date('2026-11-03T03:00:00.000Z');
const NOW = new Date('2026-11-21T09:00:00.000Z');
const own = newAccountId();
const partner = newAccountId();

describe('books that the process holds', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let books: KeptBooks;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
    books = await KeptBooks.open(database, api.services, partner);
    await books.record(own, IMPORTED, importOf('i1', IMPORTED));
  });
  afterAll(async () => {
    await books.close();
    await api.close();
    await database.drop();
  });

  const dashboard = async ({ authorization }: { readonly authorization: string }) => {
    const url = `/api/v1/accounts/${own}/dashboard`;
    const answer = await api.inject({ url, headers: { authorization } });
    return { status: answer.statusCode, data: answer.json<{ readonly data: unknown }>().data };
  };

  it('[AUTHZ-02~] open nothing to whom the database does not show the row, however often the owner has read them', async () => {
    const owner = api.sessions.introduce({ kind: 'customer', accountId: own });
    const shown = await dashboard(owner);
    expect(shown.status).toBe(200);
    for (const stranger of [api.sessions.introduce({ kind: 'customer' }), api.sessions.introduce({ kind: 'partner' })])
      expect((await dashboard(stranger)).status).toBe(404);
    const known = api.sessions.introduce({ kind: 'partner', accountId: partner });
    expect(await dashboard(known)).toEqual(shown);
    await database.admin('DELETE FROM read_model.partner_relations');
    expect((await dashboard(known)).status).toBe(404);
  });

  it('are those of the row as it is now: a change, a rebuild and an erasure count at once', async () => {
    const owner = api.sessions.introduce({ kind: 'customer', accountId: own });
    const before = await dashboard(owner);
    await books.record(own, LATER, importOf('i2', LATER, { ['2026-10' as Month]: 500_00 }));
    const changed = await dashboard(owner);
    expect(changed.data).not.toEqual(before.data);
    expect(await dashboard(owner)).toEqual(changed);

    // Another table with other books under the same version, as a rebuild by a newer projection leaves it.
    await database.admin('UPDATE read_model.ledgers SET books = NULL');
    expect((await dashboard(owner)).data).not.toEqual(changed.data);
    await database.admin('DELETE FROM read_model.ledgers');
    expect((await dashboard(owner)).status).toBe(404);
  });
});
