import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { type CalculationSaved, calculationsStream } from '@keelson/domain/planning';
import type { FreshDatabase } from '@keelson/test-database';
import { PLANNING_TOOLS, type PlanningTool } from '@keelson/vocabulary';
import { ACME_CASH_RELEASE } from '../testing/acme-cash-release';
import { ACME_DETAIL } from '../testing/acme-detail';
import { ACME_PLAN } from '../testing/acme-plan';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { PlanningModule } from './planning.module';

const { summaryDetaileAccountObject2: accounts } = ACME_DETAIL;
const CHANGED_DETAIL = {
  ...ACME_DETAIL,
  summaryDetaileAccountObject2: {
    ...accounts,
    overheads: accounts.overheads.map((line) => ({ ...line, changeBy: -12.5 })),
  },
};
const ROUTES: Readonly<Record<PlanningTool, readonly [path: string, sent: object]>> = {
  planner: ['what-if-planner', ACME_PLAN],
  cashRelease: ['cash-release', ACME_CASH_RELEASE],
  detailedProfitAndLoss: ['detailed-profit-and-loss', CHANGED_DETAIL],
};
const ann = newAccountId();
const SAVED_ON = new Date(`${ACME_TODAY}T12:00:00.000Z`);
/** A later day, with books of which four months are left. */
const LATER = new Date('2027-02-01T12:00:00.000Z');
const OTHER_BOOKS = { ...acme, months: acme.months.filter(({ month }) => month < '2026-07') };

describe('saved calculations', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = SAVED_ON;

  const keepBooks = (books: object) =>
    database.admin(
      `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version) VALUES ($1, $2, 'finished', 'Young Ltd', 1)
       ON CONFLICT (account_id) DO UPDATE SET books = excluded.books`,
      [ann, JSON.stringify(books)],
    );
  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [PlanningModule], clock: () => now });
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) SELECT name, 'projection', 1, 1000000
       FROM unnest(ARRAY['ledgers', 'what-if-inputs', 'saved-calculations', 'partner-relations']) AS name`,
    );
    await keepBooks(acme);
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const call = async (method: 'GET' | 'POST', path: string, sent?: object) => {
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: ann });
    const answer = await api.inject({
      ...{ method, url: `/api/v1/accounts/${ann}/${path}`, headers: { authorization } },
      ...(sent && { payload: sent }),
    });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<{ data: Readonly<Record<string, unknown>> }>().data;
  };
  /** The row follows what was recorded; so does what of it is pinned. */
  const project = async (tool: PlanningTool): Promise<CalculationSaved['data']> => {
    const { store, codec } = api.services;
    const events = codec.decode<CalculationSaved>(await store.readStream(calculationsStream(ann)));
    const { data } = (await events).find((event) => event.data.tool === tool)!;
    const { tool: of, savedBy, savedAt, name, ...kept } = data;
    await database.admin('INSERT INTO read_model.saved_calculations VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      ...[`${ann} ${of} ${savedBy} ${savedAt}`, ann, of, savedBy, savedAt, name, JSON.stringify(kept)],
    ]);
    return data;
  };

  it('[BEYOND-11] of each tool pin formula version, inputs and imports, and come to the same again, to the penny, after another import and on another day', async () => {
    for (const tool of PLANNING_TOOLS) {
      const [path, sent] = ROUTES[tool];
      now = SAVED_ON;
      await keepBooks(acme);
      const live = await call('GET', path);
      const { storedDate } = await call('POST', path, sent);
      const pinned = await project(tool);
      expect(pinned).toMatchObject({ tool, formulaVersion: 1 });
      for (const kept of [pinned.inputs, pinned.base]) expect(Object.keys(kept)).not.toEqual([]);
      expect([tool, pinned.importIds.includes('import-2026-10')]).toEqual([tool, true]);

      const opened = () => call('GET', `${path}?created=${encodeURIComponent(String(storedDate))}`);
      const then = await opened();
      expect(then['saved']).toMatchObject({ storedDate, formulaVersion: 1, reopened: 'equal' });
      now = LATER;
      await keepBooks(OTHER_BOOKS);
      expect([tool, await opened()]).toEqual([tool, then]);
      expect((await call('GET', path))['months']).not.toEqual(live['months']);
    }
  });
});
