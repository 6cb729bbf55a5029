import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { routeContracts } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { CardDetailsRefused, type CommandMetadata } from '@keelson/event-store/codec';
import { cardDetailsIn } from '@keelson/kernel/card-trap';
import type { FreshDatabase } from '@keelson/test-database';
import { runSeed } from '@keelson/test-database/run';
import { PERMISSIONS } from '@keelson/vocabulary';
import { parseInput } from '../platform/wire/parse-call';
import { Refusal } from '../platform/wire/refusal';
import { CARD, textsOf, withValue } from './fuzz/card-in-texts';
import { Chance } from './fuzz/random';
import { sampleOf, schemaOf } from './fuzz/sample-of';
import { productDatabase } from './product-database';
import { startTestApi, type TestApi } from './start-test-api';

/** The prefixes of the requirement, and their neighbours that are none. */
const OF_CARDS = ['2221', '2299', '2500', '2699', '2720', '34', '37', '4', '51', '52', '53', '54', '55', '6'];
const OF_NONE = ['1', '2220', '2721', '33', '35', '36', '38', '50', '56', '7', '8', '9', '0'];
const SECURITY_CODES = ['cvv', 'cvc', 'CVV2', 'securityCode', 'security_code', 'cardSecurityCode'];
const DIGITS = /4242[ -]?4242[ -]?4242[ -]?4242/;

const contracts = routeContracts as readonly RouteContract[];
const chance = new Chance(runSeed());
let database: FreshDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await productDatabase();
  api = await startTestApi({ database });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A number of so many digits whose check digit is right. */
function numberOf(prefix: string, length: number): string {
  const body = prefix.padEnd(length - 1, '07');
  const sum = [...body]
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((all, each) => all + (each > 9 ? each - 9 : each), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function isRefused(contract: RouteContract, parts: { readonly query?: unknown; readonly body?: unknown }): boolean {
  try {
    parseInput(contract, { params: {}, query: {}, body: undefined, ...parts });
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Texts of a route's query and body that would take a card, and bodies that would take a security code. */
function openFields(contract: RouteContract): readonly string[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const schema = contract.schemas[part];
    if (!schema) return [];
    const sample = sampleOf(schemaOf(schema), chance);
    const tried = [
      ...textsOf(sample).map((path) => ({ path, given: withValue(sample, path, CARD) })),
      ...SECURITY_CODES.map((key) => ({ path: [key], given: { ...(sample as object), [key]: '123' } })),
    ];
    return tried
      .filter(({ given }) => cardDetailsIn({ [part]: given }).length === 0 || !isRefused(contract, { [part]: given }))
      .map(({ path }) => [contract.route.id, part, ...path].join('.'));
  });
}

/** Sends a card in a text of every body. @returns what was answered otherwise than by a refusal. */
async function answersToCards(): Promise<readonly string[]> {
  const people = (['customer', 'superAdmin'] as const).map((kind) => {
    const { id: _, ...headers } = api.sessions.introduce({ kind, permissions: PERMISSIONS, steppedUp: 'all' });
    return headers;
  });
  const wrong: string[] = [];
  for (const { route, schemas } of contracts) {
    const sample = schemas.body && sampleOf(schemaOf(schemas.body), chance);
    const [path] = textsOf(sample);
    if (!path) continue;
    for (const headers of people) {
      const { statusCode } = await api.inject({
        method: route.method,
        url: route.path.replace(/:[A-Za-z]+/g, 'x'),
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify(withValue(sample, path, CARD)),
      });
      if (![400, 401, 403, 404].includes(statusCode)) wrong.push(`${statusCode} ${route.id} ${path.join('.')}`);
    }
  }
  return wrong;
}

/** Tables of both databases in which a text stands. */
async function tablesWith(text: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  for (const run of [database.admin, database.keysAdmin]) {
    const { rows } = await run.call(
      database,
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const each = (rows as { name: string }[]).map(
      ({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name} AS t WHERE t::text ~ $1)`,
    );
    const held = await run.call(database, each.join(' UNION ALL '), [text.source]);
    found.push(...(held.rows as { name: string }[]).map(({ name }) => name));
  }
  return found;
}

/** What is thrown when an event of the type is to hold this. */
async function refusalOf(type: string, data: object): Promise<unknown> {
  const id = randomUUID();
  const metadata: CommandMetadata = {
    ...{ commandId: id, commandHash: 'none', correlationId: id, causationId: id },
    ...{ actor: { kind: 'system', id: 'test' }, subjectId: `acc_${id}`, partitionKey: id },
  };
  return await api.services.codec.encode([{ type, data }], metadata).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const PROJECTS = join(__dirname, '../../../..');
const LOGGED = {
  fields: {
    ...{ lost: CARD, found: [{ deep: CARD }], [CARD]: 1, at: 4_242_424_242_424_242 },
    ...{ securityCode: 'canary', cvc: 'canary', card: CARD },
  },
  message: CARD,
};

function loggedByApi(): string {
  const { log, text } = api.capture;
  log.warn(LOGGED.fields, LOGGED.message);
  log.error({ err: new Error(CARD, { cause: new Error(CARD) }) }, 'failed');
  return text();
}

const loggedByWorkers = (): string =>
  execFileSync(
    process.execPath,
    [
      join(PROJECTS, 'libs/event-store/src/conformance/processes/run-typescript.cjs'),
      join(PROJECTS, 'apps/projectors/src/runtime/testing/logging.process.ts'),
    ],
    { env: { PATH: process.env['PATH'], LOGGED: JSON.stringify(LOGGED) }, encoding: 'utf8' },
  );

it('[IO-07] the number of a card enters by no field, reaches no event and no row, and stands in no log', async () => {
  for (let length = 13; length <= 19; length += 1) {
    for (const prefix of OF_CARDS) expect(cardDetailsIn(numberOf(prefix, length))).toHaveLength(1);
    for (const prefix of OF_NONE) expect(cardDetailsIn(numberOf(prefix, length))).toEqual([]);
  }
  for (const length of [12, 20]) expect(cardDetailsIn(numberOf('4', length))).toEqual([]);
  expect(cardDetailsIn({ paid: 4_242_424_242_424_242, at: new Date(), since: 4_242_424_242_424_242n })).toEqual([]);

  expect(contracts.flatMap(openFields)).toEqual([]);
  expect(await answersToCards()).toEqual([]);
  for (const type of Object.keys(eventCatalogue.current))
    for (const data of [{ text: CARD }, { deep: [{ text: CARD }] }, { [CARD]: 1 }, { deep: { cvv: '123' } }]) {
      const refusal = await refusalOf(type, data);
      expect(refusal).toBeInstanceOf(CardDetailsRefused);
      expect(String(refusal)).not.toMatch(DIGITS);
    }
  // Outbox and read models are made of events, and of nothing else.
  expect(await tablesWith(DIGITS)).toEqual([]);
  await database.admin(`INSERT INTO read_model.actor_names VALUES ('acc_bait', $1)`, [CARD]);
  expect(await tablesWith(DIGITS)).toEqual(['read_model.actor_names']);

  for (const text of [loggedByApi(), loggedByWorkers()]) {
    expect(text).toContain('[card number]');
    expect(text).toContain('4242424242424242,');
    expect(text).not.toMatch(/4242[ -]4242|"4242424242424242"|canary/);
  }
}, 600_000);
