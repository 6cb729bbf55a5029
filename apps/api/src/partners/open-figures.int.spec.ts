import type { FreshDatabase } from '@keelson/test-database';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import { customerOf, relationsFollow } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { ORDERS_OF_NOTHING, PartnerRoutes, rowsOfCustomer } from './testing/partner-routes';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const nell = newAccountId();
const asNell = { kind: 'partner', accountId: nell } as const;
/** The last step alone opens the figures, whatever else was done. */
const BUT_THE_LAST = ONBOARDING_STEPS.filter((step) => step !== 'dashboard');
const STANDINGS = [[], ['thankYou'], BUT_THE_LAST].map((steps) => ({ steps, count: steps.length }));

describe('the figures of a customer, for the channel partner', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let routes: PartnerRoutes;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
    routes = new PartnerRoutes(api);
    await relationsFollow(database);
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position)
       SELECT name, 'projection', 1, 1000000
       FROM unnest(ARRAY['customer-table', 'channel-partners', 'ledgers', 'connections', 'goals', 'peer-figures', 'watched-sections', 'what-if-inputs', 'saved-calculations', 'scenarios']) AS name`,
    );
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const customerAt = async (steps: readonly string[]): Promise<string> => {
    const id = newAccountId();
    await rowsOfCustomer(database, id, NOW, steps);
    await customerOf(database, id, nell);
    return id;
  };
  /** The page behind View says why it is closed; every other route answers as if there were no such customer. */
  const closed = () => ({ ...routes.everywhere(404), 'partners.customer': 409 });

  it.each(STANDINGS)('[BACK-07~, AUTHZ-02~] are closed on every route after $count of the steps', async ({ steps }) => {
    const customer = await customerAt(steps);
    expect(await routes.cells(asNell, customer)).toEqual(closed());
    const superAdmin = await routes.cells({ kind: 'superAdmin' }, customer);
    const plans = ['planning.calculateCashRelease', 'planning.saveCashRelease'];
    const detail = ['planning.calculateDetail', 'planning.saveDetail'];
    const works = ['ledger.saveHeadcounts', ...plans, ...detail, 'planning.calculatePlan', 'planning.savePlan'].concat(
      Object.keys(ORDERS_OF_NOTHING),
    );
    const refused = Object.fromEntries(works.map((id) => [id, 403]));
    expect(superAdmin).toEqual({ ...routes.everywhere(200), 'partners.customer': 409, ...refused });
  });

  it('[BACK-07~] open together with View when the onboarding is completed, and not before', async () => {
    const customer = await customerAt(BUT_THE_LAST);
    const view = async () => {
      const { authorization } = api.sessions.introduce(asNell);
      const answer = await api.inject({ url: '/api/v1/partners/customers?size=50', headers: { authorization } });
      const { data } = answer.json<{ data: { rows: { id: string; dashboardCompleted: boolean }[] } }>();
      return data.rows.find(({ id }) => id === customer)?.dashboardCompleted;
    };
    expect([await view(), await routes.cells(asNell, customer)]).toEqual([false, closed()]);
    await database.admin(`UPDATE read_model.customers SET completed_steps = $2 WHERE account_id = $1`, [
      customer,
      JSON.stringify(ONBOARDING_STEPS),
    ]);
    expect([await view(), await routes.cells(asNell, customer)]).toEqual([true, routes.everywhere(200)]);
    expect(routes.all.length).toBeGreaterThan(20);
  });

  it('are closed while the account is being deleted, and open again once that is stopped; the row stays', async () => {
    const customer = await customerAt(ONBOARDING_STEPS);
    const deletedAt = (instant: string | null) =>
      database.admin(`UPDATE read_model.customers SET deletion_at = $2 WHERE account_id = $1`, [customer, instant]);
    await deletedAt('2026-11-28T09:00:00.000Z');
    expect(await routes.cells(asNell, customer)).toEqual({ ...routes.everywhere(404), 'partners.customer': 200 });
    await deletedAt(null);
    expect(await routes.cells(asNell, customer)).toEqual(routes.everywhere(200));
  });
});
