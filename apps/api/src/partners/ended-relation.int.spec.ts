import type { FreshDatabase } from '@keelson/test-database';
import { customerOf } from '../testing/customer-of';
import { productDatabase } from '../testing/product-database';
import { recorded } from '../testing/recorded';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { PartnerRoutes, rowsOfCustomer } from './testing/partner-routes';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const LIST = '/api/v1/partners/customers';
const [nell, omar] = [newAccountId(), newAccountId()];
const [ann, bob, dan] = [newAccountId(), newAccountId(), newAccountId()];
const LAGGING = [
  'customer-table',
  'channel-partners',
  'ledgers',
  'connections',
  'goals',
  'peer-figures',
  'watched-sections',
  'what-if-inputs',
  'saved-calculations',
  'scenarios',
];
const RELATIONS = ['partner-relations'];
/** Beyond all that is appended here. */
const AHEAD = 1_000_000;
describe.each(['others lag', 'others are parked', 'the relation is parked', 'no projector runs'])(
  'a relation that ended while %s',
  (trouble) => {
    let database: FreshDatabase;
    let api: TestApi;
    let routes: PartnerRoutes;

    beforeAll(async () => {
      database = await productDatabase();
      api = await startTestApi({ database, clock: () => NOW });
      routes = new PartnerRoutes(api);
      for (const id of [ann, bob, dan]) await rowsOfCustomer(database, id, NOW);
      await reached(LAGGING, 0);
      await reached(RELATIONS, AHEAD);
      await customerOf(database, ann, nell);
      await customerOf(database, bob, nell);
      await customerOf(database, dan, omar);
    });
    afterAll(async () => {
      await api.close();
      await database.drop();
    });

    const reached = (projections: readonly string[], position: number) =>
      database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position)
         SELECT name, 'projection', 1, $2 FROM unnest($1::text[]) AS name
         ON CONFLICT (projection) DO UPDATE SET position = excluded.position`,
        [projections, position],
      );
    const parked = (projections: readonly string[], accountId: string) =>
      database.admin(
        `INSERT INTO read_model.parked_streams
           (projection, stream_id, from_version, reason, attempts, partition_key, from_position)
         SELECT name, 'account-' || $2, 1, 'Error', 5, $2, 1 FROM unnest($1::text[]) AS name`,
        [projections, accountId],
      );
    /** Another partner's code was entered: recorded, and projected as far as the trouble lets it. */
    const moves = async (accountId: string, partnerId: string) => {
      await recorded(api, `account-${accountId}`, accountId, {
        ...{ type: 'accounts.partner-assigned.v1', data: { partnerId, byCode: true } },
      });
      switch (trouble) {
        case 'others lag':
          return customerOf(database, accountId, partnerId);
        case 'others are parked':
          await parked(LAGGING, accountId);
          await reached(LAGGING, AHEAD);
          return customerOf(database, accountId, partnerId);
        case 'the relation is parked':
          return void (await parked(RELATIONS, accountId));
        case 'no projector runs':
          return void (await reached(RELATIONS, (await api.services.store.head()) - 1));
      }
    };

    const cells = (partner: typeof nell, customer: string) =>
      routes.cells({ kind: 'partner', accountId: partner }, customer);
    const everywhere = (status: number) => routes.everywhere(status);
    const list = (partner: typeof nell) => {
      const { authorization } = api.sessions.introduce({ kind: 'partner', accountId: partner });
      return api.inject({ url: LIST, headers: { authorization } });
    };
    const listed = async (partner: typeof nell): Promise<readonly string[]> => {
      const { data } = (await list(partner)).json<{
        data: { rows: { id: string }[]; matching: number; totals: { customers: number } };
      }>();
      expect([data.matching, data.totals.customers]).toEqual([data.rows.length, data.rows.length]);
      return data.rows.map(({ id }) => id);
    };

    it('[AUTHZ-02~] is open to the partner and to nobody else before', async () => {
      expect(routes.all.length).toBeGreaterThan(20);
      const before = { own: await cells(nell, ann), foreign: await cells(omar, ann) };
      expect(before).toEqual({ own: everywhere(200), foreign: everywhere(404) });
      expect((await listed(nell)).toSorted()).toEqual([ann, bob].toSorted());
    });

    it('[AUTHZ-02~] is over for the former partner on every route and list', async () => {
      await moves(ann, omar);
      const after = {
        former: await cells(nell, ann),
        kept: await cells(nell, bob),
        foreign: await cells(nell, dan),
        next: await cells(omar, ann),
      };
      process.stdout.write(`partners' routes while ${trouble}: ${6 * routes.all.length} cells\n`);
      if (trouble === 'no projector runs') {
        const closed = everywhere(503);
        expect(after).toEqual({ former: closed, kept: closed, foreign: closed, next: closed });
        const { statusCode, headers, body } = await list(nell);
        expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
        expect(body).not.toContain('rows');
        return;
      }
      const next = trouble === 'the relation is parked' ? 404 : 200;
      expect(after).toEqual({
        former: everywhere(404),
        kept: everywhere(200),
        foreign: everywhere(404),
        next: everywhere(next),
      });
      expect(await listed(nell)).toEqual([bob]);
      expect((await listed(omar)).toSorted()).toEqual((next === 200 ? [ann, dan] : [dan]).toSorted());
    });
  },
);
