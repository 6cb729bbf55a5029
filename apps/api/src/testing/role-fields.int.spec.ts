import { accessRuleOf } from '@keelson/contracts/routes';
import type { FreshDatabase } from '@keelson/test-database';
import { FIELDS_BY_ROLE } from './fields-by-role';
import { addressOfOwners, PopulatedApi } from './populated-api';
import { Chance } from './fuzz/random';
import { sampleOf, schemaOf } from './fuzz/sample-of';
import type { RoleFields } from './role-fields';
import type { TestApi } from './start-test-api';
import { stateOf } from './state-of';
import type { TestIdentity } from './test-sessions';
import { runSeed } from '@keelson/test-database/run';

const ROLES: Readonly<Record<string, TestIdentity | undefined>> = {
  stranger: undefined,
  customer: { kind: 'customer', accountId: PopulatedApi.owner },
  partner: { kind: 'partner', accountId: PopulatedApi.partner },
  admin: { kind: 'admin' },
  adminOfCustomers: { kind: 'admin', permissions: ['customers.manage'] },
  adminOfReplay: { kind: 'admin', permissions: ['journeys.replay'] },
  adminOfPayments: { kind: 'admin', permissions: ['payments.reconcile'] },
  superAdmin: { kind: 'superAdmin' },
};
/** What nobody may write, wherever it is put. */
const PROMOTIONS = [
  'role',
  'roles',
  'kind',
  'isAdmin',
  'isSuperAdmin',
  'partnerId',
  'price',
  'paid',
  'emailVerified',
  'permissions',
  'accountId',
  'id',
];

let populated: PopulatedApi;
let database: FreshDatabase;
let api: TestApi;
const headers: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  populated = await PopulatedApi.open();
  ({ database, api } = populated);
  for (const [role, identity] of Object.entries(ROLES))
    headers[role] = identity ? await populated.settle(identity) : {};
});
afterAll(() => populated.close());

/** Names of all fields in it, those of lists by their first entry. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${path}[]`] : fieldsOf(value[0], `${path}[]`);
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, path === '' ? name : `${path}.${name}`));
}

/** The roles that the matrix lets through to the route, and so to the parsing of its body. */
const mayCall = (routeId: string): readonly string[] =>
  Object.entries(ROLES).flatMap(([role, identity]) => {
    const rule = accessRuleOf(routeId);
    const permitted =
      !rule?.permission ||
      identity?.kind !== 'admin' ||
      [rule.permission].flat().some((permission) => identity.permissions?.includes(permission));
    return rule?.allow[identity?.kind ?? 'anonymous'] && permitted ? [role] : [];
  });

describe('fields', () => {
  it('[AUTHZ-03] that leave the server are those of the role', async () => {
    const seen: Record<string, RoleFields> = {};
    for (const contract of populated.contracts.filter(({ route }) => route.method === 'GET')) {
      const readers: string[] = [];
      const fields = new Set<string>();
      for (const role of Object.keys(ROLES)) {
        const answer = await api.inject({
          method: 'GET',
          url: addressOfOwners(contract),
          headers: headers[role] ?? {},
        });
        expect(answer.body).not.toContain('canary');
        const isDocument = answer.statusCode === 200 && contract.schemas.rawAnswer !== undefined;
        const { data } = isDocument ? { data: '(a document)' } : answer.json<{ data: unknown }>();
        if (answer.statusCode !== 200) {
          expect([contract.route.id, role, data]).toEqual([contract.route.id, role, null]);
          expect([contract.route.id, role, answer.statusCode]).toEqual([
            contract.route.id,
            role,
            role === 'stranger' ? 401 : 403,
          ]);
          continue;
        }
        readers.push(role);
        fields.add([...new Set(fieldsOf(data))].sort().join('\n'));
      }
      seen[contract.route.id] = { readers: readers.join(' '), fields: [...fields].join('\n|\n').split('\n') };
    }
    expect(seen).toEqual(FIELDS_BY_ROLE);
  });

  it('[AUTHZ-03] that a body does not name are refused with 400 for every caller, and change nothing', async () => {
    const chance = new Chance(runSeed());
    const before = await stateOf(database);
    const routes = populated.contracts.filter(({ schemas }) => schemas.body);
    const named = new Set<string>();
    let sent = 0;
    for (const contract of routes) {
      const { id, method } = contract.route;
      const schema = schemaOf(contract.schemas.body as never);
      const foreign = PROMOTIONS.filter((key) => !Object.hasOwn(schema.properties ?? {}, key));
      for (const role of mayCall(id)) {
        for (const key of foreign) {
          const payload = { ...(sampleOf(schema, chance) as object), [key]: true };
          const answer = await api.inject({
            method,
            url: addressOfOwners(contract),
            headers: headers[role] ?? {},
            payload,
          });
          expect([id, role, key, answer.statusCode]).toEqual([id, role, key, 400]);
          if (answer.json<{ errors?: { path: string }[] }>().errors?.some(({ path }) => path === `body.${key}`)) {
            named.add(id);
          }
          sent += 1;
        }
      }
    }
    expect(named).toEqual(new Set(routes.map(({ route }) => route.id)));
    expect(sent).toBeGreaterThan(300);
    expect(await stateOf(database)).toEqual(before);
  });
});
