import type { Scope } from '@keelson/contracts/access';
import { accessRuleOf } from '@keelson/contracts/routes';
import type { Envelope, RouteContract } from '@keelson/contracts/wire';
import { sql } from 'kysely';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { addressOfOwners, PopulatedApi, NOBODYS_IDS, OWNERS_IDS } from './populated-api';
import { Chance } from './fuzz/random';
import { sampleOf, schemaOf } from './fuzz/sample-of';
import { stateBesideDenials } from './state-of';
import { newAccountId, type TestIdentity } from './test-sessions';

/** Bodies need not vary here: what is asked is whose the ids are. */
const SEED = 542910525;

/** What each of them may reach of what the owner has, by the scope that the matrix gives their role. */
const PEOPLE: Readonly<Record<string, { readonly identity: TestIdentity; readonly reaches: readonly Scope[] }>> = {
  owner: { identity: { kind: 'customer', accountId: PopulatedApi.owner }, reaches: ['own', 'all'] },
  'another customer': { identity: { kind: 'customer' }, reaches: ['all'] },
  'their partner': { identity: { kind: 'partner', accountId: PopulatedApi.partner }, reaches: ['partners', 'all'] },
  'another partner': { identity: { kind: 'partner' }, reaches: ['all'] },
  'an admin without permissions': { identity: { kind: 'admin' }, reaches: ['own', 'all'] },
  'a super admin': { identity: { kind: 'superAdmin' }, reaches: ['own', 'all'] },
};

type Reader = Pick<Caller, 'accountId' | 'scope'>;

/** Who is nothing to the owner, as the database is told. */
const STRANGERS: Readonly<Record<string, Reader>> = {
  'another customer': { accountId: newAccountId(), scope: 'own' },
  'another partner': { accountId: newAccountId(), scope: 'partners' },
  'their partner, asking for what is their own': { accountId: PopulatedApi.partner, scope: 'own' },
};

let populated: PopulatedApi;
const headers: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  populated = await PopulatedApi.open();
  for (const [name, { identity }] of Object.entries(PEOPLE)) headers[name] = await populated.settle(identity);
});
afterAll(() => populated.close());

const withIds = (): readonly RouteContract[] =>
  populated.contracts.filter(({ route }) => Object.keys(OWNERS_IDS).some((name) => route.path.includes(`:${name}`)));

/**
 * Who may do something of the kind is told that it is not there; who may do nothing of the kind hears just that. A
 * made-up body may break a rule that its schema cannot tell.
 */
const turnedAway = ({ responseCode, errors = [] }: Envelope<unknown>, scope: Scope | undefined): boolean =>
  responseCode === (scope === undefined ? 403 : 404) ||
  (errors.length > 0 && errors.every(({ path }) => path.startsWith('body')));

/** Nothing but what names the very request. */
const told = ({ correlationId: _, meta: __, ...rest }: Envelope<unknown>, ids: Readonly<Record<string, string>>) =>
  Object.values(ids).reduce((text, id) => text.replaceAll(id, 'ID'), JSON.stringify(rest));

/** Every table that the role of the API's queries may read at all. */
async function tablesOfReader(): Promise<readonly string[]> {
  const { rows } = await populated.api.services.databases.reader.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'read_model' AND c.relkind = 'r' AND has_table_privilege(c.oid, 'SELECT')`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of the owner in a table, where the query has no condition of its own. */
async function ownersRows(table: string, caller: Reader): Promise<number> {
  const { value } = await populated.api.app
    .get(ReadModelReader)
    .read(caller, { projections: ['customer-table'] }, (database) =>
      sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(`read_model.${table}`)} t`.execute(database),
    );
  return value.rows.filter(({ text }) => text.includes(PopulatedApi.owner)).length;
}

describe('what belongs to one customer', () => {
  it('[AUTHZ-02] is there for whom it belongs to and who looks after them, and for everybody else as if it were not; without any condition the database itself gives nobody else a row', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const contract of withIds()) {
      const { id, method } = contract.route;
      const { schemas } = contract;
      const body = schemas.body && (sampleOf(schemaOf(schemas.body), new Chance(SEED)) as object);
      const call = async (name: string, url: string): Promise<Envelope<unknown>> => {
        const answer = await populated.api.inject({
          method,
          url,
          headers: headers[name] ?? {},
          ...(body && { payload: body }),
        });
        return answer.headers['content-type']?.toString().startsWith('application/json') === true
          ? answer.json<Envelope<unknown>>()
          : ({ responseCode: answer.statusCode } as Envelope<unknown>);
      };
      for (const [name, { identity, reaches }] of Object.entries(PEOPLE)) {
        const scope = accessRuleOf(id)?.allow[identity.kind];
        const theirs = addressOfOwners(contract);
        cells += 1;
        if (scope !== undefined && reaches.includes(scope)) {
          // An unknown parameter stops a command after it was asked whose this is.
          const address = method === 'GET' ? theirs : `${theirs}${theirs.includes('?') ? '&' : '?'}cell=1`;
          const { responseCode } = await call(name, address);
          if (responseCode === 404) wrong.push(`${id} of ${name}: 404`);
          continue;
        }
        const [found, nothing] = [await call(name, theirs), await call(name, addressOfOwners(contract, NOBODYS_IDS))];
        if (!turnedAway(found, scope) || told(found, OWNERS_IDS) !== told(nothing, NOBODYS_IDS))
          wrong.push(`${id} of ${name}: ${told(found, OWNERS_IDS)}, of nothing ${told(nothing, NOBODYS_IDS)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(300);
    let filled = 0;
    for (const table of await tablesOfReader()) {
      if ((await ownersRows(table, { accountId: newAccountId(), scope: 'all' })) === 0) continue;
      filled += 1;
      for (const [name, caller] of Object.entries(STRANGERS))
        if ((await ownersRows(table, caller)) > 0) wrong.push(`${table} of ${name}`);
    }
    expect(wrong).toEqual([]);
    expect(filled).toBeGreaterThan(20);
    process.stdout.write(`own and foreign ids: ${cells} cells, ${withIds().length} routes, ${filled} tables\n`);
  });

  it('is not changed by anybody else', async () => {
    const before = await stateBesideDenials(populated.database);
    for (const contract of withIds().filter(({ route }) => route.method !== 'GET')) {
      const { id, method } = contract.route;
      for (const [name, { identity, reaches }] of Object.entries(PEOPLE)) {
        const scope = accessRuleOf(id)?.allow[identity.kind];
        if (scope !== undefined && reaches.includes(scope)) continue;
        const payload =
          contract.schemas.body && (sampleOf(schemaOf(contract.schemas.body), new Chance(SEED)) as object);
        await populated.api.inject({
          method,
          url: addressOfOwners(contract),
          headers: headers[name] ?? {},
          ...(payload && { payload }),
        });
      }
    }
    expect(await stateBesideDenials(populated.database)).toEqual(before);
  });
});
