import type { Server } from 'node:http';
import { accessRuleOf } from '@keelson/contracts/routes';
import { acme } from '@keelson/calculators/testing';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault } from '@keelson/vault';
import { grantConsent, oneCompanyAtIntuit } from './connected-company';
import { FIELDS_BY_ROLE } from './fields-by-role';
import { Chance } from './fuzz/random';
import { sampleOf, schemaOf } from './fuzz/sample-of';
import { GOAL, recordCustomer } from './recorded-customer';
import type { RoleFields } from './role-fields';
import { startTestApi, type TestApi, testMasterKeys } from './start-test-api';
import { stateOf } from './state-of';
import { newAccountId, type TestIdentity } from './test-sessions';
import { productDatabase } from './product-database';
import { runSeed } from '@keelson/test-database/run';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const OWN = newAccountId();
const CHECKOUT = '01932b7e-7d1c-7aaa-8000-0000000000c1';
const PARTNER = newAccountId();
const PAYMENT = 'pi_1';
const ENQUIRY = 'enq_01932b7e-7d1c-5aaa-8000-000000000001';
const CONNECTION = 'con_01932b7e-7d1c-4aaa-8000-0000000000d1';
const ROLES: Readonly<Record<string, TestIdentity | undefined>> = {
  stranger: undefined,
  customer: { kind: 'customer', accountId: OWN },
  partner: { kind: 'partner', accountId: PARTNER },
  admin: { kind: 'admin' },
  adminOfCustomers: { kind: 'admin', permissions: ['customers.manage'] },
  adminOfReplay: { kind: 'admin', permissions: ['journeys.replay'] },
  adminOfPayments: { kind: 'admin', permissions: ['payments.reconcile'] },
  superAdmin: { kind: 'superAdmin' },
};
const BOOKS = JSON.stringify({
  ...acme,
  accounts: [
    ...acme.accounts,
    { ref: 99, id: 'x', code: '999', name: 'Odd', type: 'ODD', subType: null, systemAccount: null },
  ],
  days: acme.days.map((day, index) => ({ ...day, date: `2026-11-0${index + 1}` })),
  bankDays: acme.bankDays.map((day) => ({ ...day, date: '2026-11-01' })),
});
const PROJECTIONS = [
  'account-profile',
  'billing-standing',
  'generic-answers',
  'onboarding-progress',
  'customer-table',
  'account-history',
  'actor-names',
  'journey-standings',
  'journey-step-times',
  'channel-partners',
  'enquiries',
  'payments',
  'connections',
  'ledgers',
  'peer-figures',
  'watched-sections',
  'goals',
];
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

let database: FreshDatabase;
let api: TestApi;
let intuit: Server;
const headers: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  database = await productDatabase();
  const company = await oneCompanyAtIntuit();
  intuit = company.server;
  const accounting = { quickbooks: company.settings };
  api = await startTestApi({ database, clock: () => NOW, configuration: { accounting } });
  for (const name of PROJECTIONS) {
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
      [name],
    );
  }
  await database.admin(`
    INSERT INTO read_model.parked_streams VALUES ('customer-table', 'account-${OWN}', 2, 'Error', 5, null, '2026-11-01');
    INSERT INTO read_model.enquiries VALUES ('${ENQUIRY}', 'contact', 'Delete Account', 'Ann', 'Ann Ltd', 'ann@example.com',
      null, 'Please', null, 'new', '2026-11-01', '2026-11-01', 0,
      '[{"kind": "closed", "at": "2026-11-01T09:00:00.000Z", "by": "nobody", "text": null}]', 'ann');
    INSERT INTO read_model.payments VALUES ('${PAYMENT}', '${OWN}', 'Ann', 'ann@example.com', 'Ann Ltd', 'EmbraceMonthly',
      '2026-11-01', 'in_1', 'KEEL-1', null, 4700, 940, 5640, 'gbp', 'succeeded', 'Active', null, 1, 0, null, ' ann');
    INSERT INTO operations.processes (id, kind, host, pid, subscriptions, providers) VALUES
      ('w', 'projectors', 'one', 7, '["customer-table"]', '[{"name": "xero", "awaySince": null, "nextTry": null}]');
    INSERT INTO read_model.operator_requests VALUES
      ('r', 'verification', null, null, '${OWN}', '2026-11-01', 'done', '2026-11-01', null, 1, 1, true)`);
  for (const [role, identity] of Object.entries(ROLES)) headers[role] = identity ? await settled(identity) : {};
  const record = { accountId: OWN, at: NOW, checkoutId: CHECKOUT, paymentId: PAYMENT };
  await recordCustomer(api.services, record);
  await grantConsent(api.services, OWN, CONNECTION, NOW);
});
afterAll(async () => {
  await api.close();
  intuit.close();
  await database.drop();
});

/** Somebody of this kind, with a row in everything that may be read about an account. */
async function settled(identity: TestIdentity): Promise<Record<string, string>> {
  const { id, ...shown } = api.sessions.introduce({ ...identity, steppedUp: 'all' });
  const { app: pool, keys: keysPool } = api.services.databases;
  const vault = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
  const { kind } = identity;
  const credential = { accountId: id, kind, permissions: [], passwordHash: 'canary-hash', emailVerified: true };
  await vault.enrol(`${id}@example.com`, credential, NOW);
  await vault.sessions.start({ accountId: id, kind, userAgent: 'Browser' }, NOW);
  const step = { status: 'pending', openedAt: null, startedAt: null, completedAt: null };
  const answers = [{ questionCode: 'q', choices: [{ answerCode: 'a', answer: 'b', serialNumber: 1 }] }];
  for (const [sql, ...given] of [
    [`account_profiles VALUES ($1, '${kind}', 'Ann', 'Ann Ltd', 'ann@example.com', 1, '2026-11-16')`],
    [`generic_answers VALUES ($1, $2, '2026-11-01')`, JSON.stringify(answers)],
    [
      `onboarding_progress VALUES ($1, $2, 'thankYou', 0, '{}', null, null, 0, '2026-11-01', 'x', '2026-11-01', 1)`,
      JSON.stringify({ thankYou: step }),
    ],
    [
      `customers VALUES ($1, 'Ann', 'Ann Ltd', '01234567', 'soletrader', 1, '01632960001', 'ann@example.com', 1, 0, 0,
      false, '2026-11-12', '2026-09-29', null, null, null, 'generic', '["dashboard"]', '2026-11-01', 'ann',
      CASE WHEN $1 = '${OWN}' THEN '${PARTNER}' ELSE 'partner_keelson' END)`,
    ],
    [
      `journey_standings VALUES ($1, '{}', 'kpi', 'inProgress', '2026-11-01', '2026-11-01', null, 'step-refused', 'kpi',
      '2026-11-01', 1, 1, 1, 'kpi', 'STEP_LOCKED', '2026-11-01', 1)`,
    ],
    [
      `ledgers VALUES ($1, '${PARTNER}', $2, 'finished', 'i', '2026-11-01', null, '2026-11-01', null, 'Ann Ltd')`,
      BOOKS,
    ],
    [`journey_step_times (account_id) VALUES ($1)`],
    [`goals VALUES ($1, '${PARTNER}', $2)`, JSON.stringify([GOAL])],
    [`peer_figures VALUES ($1, 1, null, null, false)`],
    [
      `connections VALUES ($1, '${PARTNER}', '${CONNECTION}', 'quickbooks', '9130', 'Ann Ltd', '2026-11-01', null, null,
      'i', '2026-11-01', true)`,
    ],
    [
      `channel_partners VALUES ($1, 'Ann', 'Field', 'Ann Ltd', 'ann@example.com', '01632960001', null, '40718263',
      '2026-11-01', '2026-11-01')`,
    ],
    [
      `account_history VALUES ((SELECT count(*) + 1 FROM read_model.account_history), $1, 'e', 't', 'Signed in', null,
      'access', 'good', '2026-11-01', 'customer', $1, null, 'Browser', '192.0.2.7',
      '[{"field": "f", "before": "b", "after": "a", "personal": true}]', '', '', 'c', 'c', 'c')`,
    ],
  ] as const) {
    await database.admin(`INSERT INTO read_model.${sql}`, [id, ...given]);
  }
  return shown;
}

/** Names of all fields in it, those of lists by their first entry. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${path}[]`] : fieldsOf(value[0], `${path}[]`);
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, path === '' ? name : `${path}.${name}`));
}

const contracts = (): readonly RouteContract[] =>
  api.inventory.contracts.filter(({ route, schemas }) => !route.id.startsWith('platform.') && !schemas.eventStream);
const urlOf = ({ route }: RouteContract): string =>
  route.path
    .replace(':page', 'home')
    .replace(/:accountId/g, OWN)
    .replace(':checkoutId', CHECKOUT)
    .replace(/coupon$/, 'coupon?couponCode=WELCOME10')
    .replace(/:enquiryId/g, ENQUIRY)
    .replace(':paymentId', PAYMENT)
    .replace(':ref', '1')
    .replace(':connectionId', CONNECTION)
    .replace(':figure', 'sales')
    .replace(/preview$/, 'preview?category=payroll')
    .replace(/(cash-flow|balances)$/, '$1?by=day')
    .replace(/:[A-Za-z]+/g, 'x');

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
    for (const contract of contracts().filter(({ route }) => route.method === 'GET')) {
      const readers: string[] = [];
      const fields = new Set<string>();
      for (const role of Object.keys(ROLES)) {
        const answer = await api.inject({ method: 'GET', url: urlOf(contract), headers: headers[role] ?? {} });
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
    const routes = contracts().filter(({ schemas }) => schemas.body);
    const named = new Set<string>();
    let sent = 0;
    for (const contract of routes) {
      const { id, method } = contract.route;
      const schema = schemaOf(contract.schemas.body as never);
      const foreign = PROMOTIONS.filter((key) => !Object.hasOwn(schema.properties ?? {}, key));
      for (const role of mayCall(id)) {
        for (const key of foreign) {
          const payload = { ...(sampleOf(schema, chance) as object), [key]: true };
          const answer = await api.inject({ method, url: urlOf(contract), headers: headers[role] ?? {}, payload });
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
