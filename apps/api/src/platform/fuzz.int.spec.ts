import type { FreshDatabase } from '@keelson/test-database';
import { malformedRequest } from '../testing/fuzz/malformed-requests';
import { oddRequest } from '../testing/fuzz/odd-requests';
import { relationsFollow } from '../testing/customer-of';
import { Chance } from '../testing/fuzz/random';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { stateBesideDenials } from '../testing/state-of';
import { productDatabase } from '../testing/product-database';
import { runSeed, sizeOf } from '@keelson/test-database/run';
import { PERMISSIONS } from '@keelson/vocabulary';

const REQUESTS = sizeOf('FUZZ_REQUESTS');
const SEED = runSeed();
/** What is true of people who have a session and no account, and of an API without payments, and the routes that say so. */
const NOT_THERE: Readonly<Record<string, RegExp>> = {
  PROFILE_NOT_READY: /^session\.me$/,
  ACCOUNT_NOT_READY: /^partners\./,
  PAYMENTS_NOT_SET_UP: /^billing\./,
};
const isNotThere = (routeId: string, status: number, body: string): boolean =>
  status === 503 && NOT_THERE[(JSON.parse(body) as { code?: string }).code ?? '']?.test(routeId) === true;
/** A bound for machines that do much besides; usually each takes three. */
const MILLISECONDS_EACH = 100;

describe('malformed requests', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let people: Record<string, string>[];

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
    await relationsFollow(database);
    people = [
      api.sessions.introduce({ kind: 'customer', steppedUp: 'all' }),
      api.sessions.introduce({ kind: 'partner', steppedUp: 'all' }),
      api.sessions.introduce({
        kind: 'admin',
        permissions: PERMISSIONS,
        steppedUp: 'all',
      }),
      api.sessions.introduce({ kind: 'superAdmin', steppedUp: 'all' }),
    ].map(({ id: _, ...headers }) => headers);
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  it(
    `[IO-01] ${REQUESTS} of them, made from the contracts, give no 5xx, append nothing but denials and change no row`,
    async () => {
      const chance = new Chance(SEED);
      const contracts = api.inventory.contracts.filter(({ schemas }) => !schemas.eventStream);
      const before = await stateBesideDenials(database);
      const statuses = new Map<number, number>();
      const wrong: string[] = [];

      for (let index = 0; index < REQUESTS; index += 1) {
        const { what, ...request } = malformedRequest(chance.pick(contracts), chance, [{}, ...people]);
        const answer = await api.inject(request);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (answer.statusCode >= 500)
          wrong.push(`${answer.statusCode} ${what} ${JSON.stringify(request).slice(0, 400)}`);
        if (!String(answer.headers['content-security-policy']).startsWith("default-src 'none'"))
          wrong.push(`no policy: ${what}`);
        if (answer.headers['content-type']?.toString().startsWith('application/json') && request.method !== 'HEAD') {
          const envelope = answer.json<{ responseCode?: number }>();
          if (answer.statusCode >= 400 && envelope.responseCode !== answer.statusCode)
            wrong.push(`no envelope: ${what}`);
        }
      }

      expect(wrong).toEqual([]);
      expect(api.capture.entries().filter(({ fault }) => fault !== undefined)).toEqual([]);
      expect(await stateBesideDenials(database)).toEqual(before);
      const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(`malformed requests: ${REQUESTS} with seed ${SEED}; ${told.join(', ')}\n`);
    },
    30_000 + REQUESTS * MILLISECONDS_EACH,
  );

  it(
    `[IO-01~] ${Math.ceil(REQUESTS / 5)} that a route may take, with odd values in them, give no 5xx`,
    async () => {
      const chance = new Chance(SEED + 1);
      const wrong: string[] = [];
      const contracts = api.inventory.contracts.filter(({ schemas }) => !schemas.eventStream);
      for (let index = 0; index < REQUESTS / 5; index += 1) {
        const contract = chance.pick(contracts);
        const request = oddRequest(contract, chance, chance.pick([{}, ...people]));
        const { statusCode, body } = await api.inject(request);
        if (statusCode >= 500 && !isNotThere(contract.route.id, statusCode, body))
          wrong.push(`${statusCode} ${JSON.stringify(request)}`);
      }
      expect(wrong).toEqual([]);
      expect(api.capture.entries().filter(({ fault }) => fault !== undefined)).toEqual([]);
    },
    30_000 + REQUESTS * MILLISECONDS_EACH,
  );
});
