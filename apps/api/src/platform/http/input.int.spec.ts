import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { HOSTILE_TEXTS } from '../../testing/fuzz/hostile-values';
import { Chance } from '../../testing/fuzz/random';
import { sampleOf, schemaOf } from '../../testing/fuzz/sample-of';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { stateBesideDenials } from '../../testing/state-of';
import { productDatabase } from '../../testing/product-database';
import { PERMISSIONS } from '@keelson/vocabulary';
import { runSeed, sizeOf } from '@keelson/test-database/run';

const QUOTES = ["'", "''", '"', '`', '\\', "\\'", '%27', '$$', '--', '/*'];
const TAILS = [
  ' OR 1=1',
  '; DROP TABLE event_store.events',
  ' UNION SELECT 1',
  ') --',
  '||pg_sleep(5)',
  ' AND 1=(SELECT 1)',
  '; COPY x FROM PROGRAM',
  ' RETURNING *',
  "='",
  ',1',
  ' ORDER BY 99',
  '::int',
  ' LIMIT 0',
  '\u0000',
  '%',
  '_',
  ' IS NULL',
  '; SET ROLE postgres',
  '{}',
  '1',
];

const INJECTIONS = QUOTES.flatMap((quote) => TAILS.map((tail) => `x${quote}${tail}`));
/** As many as this run tries in a parameter: another choice for each, and in each run. */
const EACH = Math.min(sizeOf('INJECTIONS'), INJECTIONS.length);
function someInjections(chance: Chance): readonly string[] {
  const left = [...INJECTIONS];
  return Array.from({ length: EACH }, () => left.splice(chance.number(left.length), 1)).flat();
}

/**
 * A channel out of two; in the vault a column out of two, the condition of a private method that is called with literals,
 * and a table and its column out of the list of what is swept.
 */
const KNOWN_LITERALS = ['${changes}', '${channel}', '${column}', '${condition}', '${since}', '${table}', '${where}'];
const PROMOTIONS = [
  'role',
  'isAdmin',
  'isSuperAdmin',
  'partnerId',
  'price',
  'paid',
  'emailVerified',
  'permissions',
  'accountId',
];

const FOLDERS_WITH_STATEMENTS = [
  ...['apps/api/src', 'apps/projectors/src', 'libs/event-store/src', 'libs/read-models/src', 'libs/vault/src'],
];
/** The order is one of two, as its type and its contract say; a payment's state is told by columns, the text is a migration. */
const KNOWN_RAW = ['sql.raw(PAYMENT_STATE_SQL)', 'sql.raw(order)', 'sql.raw(question.order)', 'sql.raw(text)'];
/** Parameters of addresses by which rows are put in order or picked. */
const NAMES_THAT_CHOOSE = new Set(['sort', 'order', 'status']);

/** Injections that are sent side by side: each waits mostly for the database. */
const AT_ONCE = 8;

describe('input', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let people: Record<string, string>[];
  /** Somebody of every kind, with every permission that there is. */
  let everybody: Record<string, string>[];

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
    people = (['customer', 'superAdmin'] as const).map((kind) => {
      const { id: _, ...headers } = api.sessions.introduce({ kind, steppedUp: 'all' });
      return headers;
    });
    everybody = [
      ...people,
      ...(['partner', 'admin'] as const).map((kind) => {
        const { id: _, ...headers } = api.sessions.introduce({ kind, permissions: PERMISSIONS, steppedUp: 'all' });
        return headers;
      }),
    ];
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const post = (contract: RouteContract, payload: string, headers: Record<string, string>) =>
    api.inject({
      method: contract.route.method,
      url: contract.route.path.replace(/:[A-Za-z]+/g, 'x'),
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
  const withBody = () =>
    api.inventory.contracts.filter(({ schemas, route }) => schemas.body && route.id !== 'platform.cspReport');

  it(`[IO-02~] ${EACH} of 200 injections in each parameter of each query change nothing and break nothing`, async () => {
    expect(INJECTIONS).toHaveLength(200);
    const chance = new Chance(runSeed());
    const before = await stateBesideDenials(database);
    for (const { route, schemas } of api.inventory.contracts.filter(({ route: { method } }) => method === 'GET')) {
      const names = Object.keys(schemas.query ? (schemaOf(schemas.query).properties ?? {}) : {});
      const addresses = [
        ...(route.path.includes(':')
          ? someInjections(chance).map((text) => route.path.replace(/:[A-Za-z]+/g, encodeURIComponent(text)))
          : []),
        ...names.flatMap((name) =>
          someInjections(chance).map(
            (text) => `${route.path.replace(/:[A-Za-z]+/g, 'x')}?${name}=${encodeURIComponent(text)}`,
          ),
        ),
      ];
      for (let next = 0; next < addresses.length; next += AT_ONCE) {
        const few = addresses.slice(next, next + AT_ONCE);
        const answers = await Promise.all(few.map((url) => api.inject({ url, headers: people[1] ?? {} })));
        expect(few.filter((_, index) => (answers[index]?.statusCode ?? 500) >= 500)).toEqual([]);
      }
    }
    const after = await stateBesideDenials(database);
    // Public searches count who asks.
    expect({ ...after, 'vault.throttles': before['vault.throttles'] }).toEqual(before);
  }, 300_000);

  it('[IO-02] a statement takes values as parameters alone, and what sorts or filters is one of a list', () => {
    const statement = /(?:query|execute)(?:<[^(]*>)?\(\s*`([^`]*)`/g;
    const root = join(__dirname, '../../../../..');
    const sources = FOLDERS_WITH_STATEMENTS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|testing\/|conformance\//.test(file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    );
    const glued = sources.flatMap((text) =>
      [...text.matchAll(statement)].flatMap(([, sql = '']) => sql.match(/\$\{(?![A-Z_]+\})[^}]*\}/g) ?? []),
    );
    expect(sources.length).toBeGreaterThan(200);
    expect([...new Set(glued)].sort()).toEqual(KNOWN_LITERALS);
    const raw = sources.flatMap((text) => text.match(/sql\.raw\([^)]*\)/g) ?? []);
    expect([...new Set(raw)].sort()).toEqual(KNOWN_RAW);

    const open: string[] = [];
    const lists = new Set<string>();
    for (const { route, schemas } of api.inventory.contracts) {
      const query = schemas.query && schemaOf(schemas.query);
      if (!query) continue;
      const closed = 'additionalProperties' in query && query.additionalProperties === false;
      if (!closed) open.push(`${route.id}: any name`);
      for (const [name, { enum: values }] of Object.entries(query.properties ?? {})) {
        if (!NAMES_THAT_CHOOSE.has(name)) continue;
        lists.add(name);
        if (!Array.isArray(values)) open.push(`${route.id}: any ${name}`);
      }
    }
    expect(open).toEqual([]);
    expect([...lists].sort()).toEqual([...NAMES_THAT_CHOOSE].sort());
  });

  it('[AUTHZ-03~] a key that a body does not name is refused on every route, for every caller', async () => {
    const chance = new Chance(runSeed());
    const before = await stateBesideDenials(database);
    for (const contract of withBody()) {
      const body = contract.schemas.body && sampleOf(schemaOf(contract.schemas.body), chance);
      for (const key of PROMOTIONS.filter((each) => !(each in Object(body)))) {
        for (const headers of [{}, ...people]) {
          const answer = await post(contract, JSON.stringify({ ...(body as object), [key]: true }), headers);
          expect([contract.route.id, key, [400, 401, 403].includes(answer.statusCode)]).toEqual([
            contract.route.id,
            key,
            true,
          ]);
        }
      }
    }
    expect(await stateBesideDenials(database)).toEqual(before);
  });

  it('[IO-03] prototype keys, keys given twice and parameters given twice are refused on every route', async () => {
    // Callers without the right to a route are refused; every route has callers with the right.
    const asked = (statuses: readonly number[]) => [...new Set(statuses.filter((each) => each !== 403))];
    for (const contract of withBody()) {
      for (const text of [
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        '{"a":1,"a":2}',
        '{"a":1,"\\u0061":2}',
      ]) {
        const statuses = await Promise.all(everybody.map(async (one) => (await post(contract, text, one)).statusCode));
        expect([contract.route.id, text, asked(statuses)]).toEqual([contract.route.id, text, [400]]);
      }
    }
    for (const { route } of api.inventory.contracts.filter(
      ({ route: { id } }) => !id.startsWith('platform.live') && !id.startsWith('platform.ready'),
    )) {
      const url = `${route.path.replace(/:[A-Za-z]+/g, 'x')}?a=1&a=2`;
      const answers = everybody.map((headers) => api.inject({ method: route.method, url, headers }));
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
      expect([url, asked(statuses)]).toEqual([url, [400]]);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('[IO-01~] bodies, lists, texts, depth, addresses and headers have their limits', async () => {
    const register = api.inventory.contracts.find(({ route }) => route.id === 'accounts.register');
    if (!register) throw new Error('no registration');
    const refused = async (text: string) => (await post(register, text, {})).statusCode;
    expect(await refused(JSON.stringify({ name: 'x'.repeat(200_000) }))).toBe(413);
    expect(await refused(JSON.stringify({ name: 'x'.repeat(30_000) }))).toBe(400);
    expect(await refused(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`)).toBe(400);
    expect(await refused(JSON.stringify({ supportNeeds: Array.from({ length: 2_000 }, () => 'finance') }))).toBe(400);
    expect((await api.inject({ url: `/api/v1/content/${'x'.repeat(500)}` })).statusCode).toBe(404);
    expect(
      (await api.inject({ url: '/api/v1/content/home', headers: { 'idempotency-key': 'x'.repeat(201) } })).statusCode,
    ).toBe(400);
  });

  it('[IO-01~] names every wrong field in one answer', async () => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/session/sign-in',
      payload: { username: 7, extra: HOSTILE_TEXTS[3] },
    });
    const { errors, code } = answer.json<{ code: string; errors: { path: string }[] }>();
    expect([answer.statusCode, code]).toEqual([400, 'MALFORMED']);
    expect(errors.map(({ path }) => path).sort()).toEqual(['body.extra', 'body.password', 'body.username']);
  });
});
