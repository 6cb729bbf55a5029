import type { Envelope, RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { PERMISSIONS } from '@keelson/vocabulary';
import { NOBODYS_IDS } from './populated-api';
import { relationsFollow } from './customer-of';
import { Chance } from './fuzz/random';
import { sampleOf, schemaOf } from './fuzz/sample-of';
import { productDatabase } from './product-database';
import { startTestApi, type TestApi } from './start-test-api';

/** Bodies need not vary here: what is asked is whether the id is looked at. */
const SEED = 542910525;
/** Ids as they are made, of nothing. */
const NOBODYS: Readonly<Record<string, string>> = {
  ...NOBODYS_IDS,
  passkeyId: '00000000-0000-4000-8000-000000000000',
  sessionId: '00000000-0000-4000-8000-000000000000',
};

/** What stands beside an id in an address. */
const BESIDE: Readonly<Record<string, string>> = {
  format: 'csv',
  ref: '7',
  section: 'cash-flow',
  figure: 'grossmarginTurnOver',
  tool: 'cashRelease',
  permission: 'customers.manage',
};
const QUERIES: Readonly<Record<string, string>> = {
  'billing.migrate': '?subscribedToPayment=1',
  'deletion.process': '?deleteUserflag=1',
  'figures.balances': '?by=month',
  'figures.cashFlow': '?by=month',
  'ledger.previewPlacement': '?category=turnover',
};
/** Where a rule says more of a body than its schema. */
const BODIES: Readonly<Record<string, object>> = {
  'accounts.changeCompany': {
    ...{ businessOrCompanyName: 'Nobody Ltd', companyRegistration: '01234567' },
    ...{ sector: 3, companyType: 'privateLimitedCompany' },
  },
  'accounts.changeCustomer': { name: 'Nobody', phoneNumber: '01632960001' },
  'accounts.staffReset': { newPassword: 'Harbour7', password: 'Harbour7', userName: 'nobody@example.com' },
  'partners.changeCompany': { businessOrCompanyName: 'Nobody', webAddress: '' },
  'partners.changeDetails': { firstName: 'No', lastName: 'Body', phoneNumber: '01632960001' },
  'partners.changeOfCustomer': { accessCode: '40718263' },
  'reconciliation.approveAdjustment': { seen: '0123456789abcdef' },
  'reconciliation.askCustomer': { seen: '0123456789abcdef' },
  'reconciliation.assign': { assignee: null },
  'reconciliation.closeMonth': { seen: '0123456789abcdef' },
  'reconciliation.bankMatch': { lineId: 'bnk_0123456789abcdef012345', reason: 'Nobody paid' },
  'reconciliation.bankUnmatch': { lineId: 'bnk_0123456789abcdef012345', reason: 'Nobody paid' },
  'reconciliation.comment': { text: 'Nobody was asked' },
  'reconciliation.match': { reason: 'Nobody paid', seen: '0123456789abcdef' },
  'reconciliation.proposeAdjustment': { reason: 'Nobody paid', seen: '0123456789abcdef' },
  'reconciliation.refuseAdjustment': { reason: 'Nobody paid' },
  'reconciliation.unmatch': { reason: 'Nobody paid' },
};
const NO_ROUTE = 'There is nothing at this address';

describe('ids of nothing', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
    await relationsFollow(database);
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const names = (path: string): readonly string[] => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const withIds = () =>
    api.inventory.contracts.filter(({ route }) => names(route.path).some((name) => name in NOBODYS));

  const answersOf = ({ route, schemas }: RouteContract): Promise<readonly Envelope<unknown>[]> => {
    const values: Readonly<Record<string, string>> = { ...BESIDE, ...NOBODYS };
    const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => values[name] ?? `no ${name} in this test`);
    const body = BODIES[route.id] ?? (schemas.body && sampleOf(schemaOf(schemas.body), new Chance(SEED)));
    return Promise.all(
      (['customer', 'partner', 'admin', 'superAdmin'] as const).map(async (kind) => {
        const { id: _, ...shown } = api.sessions.introduce({ kind, permissions: PERMISSIONS, steppedUp: 'all' });
        const answer = await api.inject({
          method: route.method,
          url: `${path}${QUERIES[route.id] ?? ''}`,
          headers: { ...shown, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        });
        return answer.json<Envelope<unknown>>();
      }),
    );
  };

  /** A made-up body may break a rule that its schema cannot tell. */
  const ofTheBody = ({ errors = [] }: Envelope<unknown>): boolean =>
    errors.length > 0 && errors.every(({ path }) => path.startsWith('body'));

  it('are found by nobody on any route, and told from no address at all', async () => {
    expect(withIds().length).toBeGreaterThan(45);
    for (const contract of withIds()) {
      const answers = (await answersOf(contract)).filter((answer) => !ofTheBody(answer));
      const statuses = [...new Set(answers.map(({ responseCode }) => responseCode))].sort();
      expect([
        contract.route.id,
        statuses.filter((status) => status !== 403),
        answers.flatMap(({ errors = [] }) => errors),
      ]).toEqual([contract.route.id, [404], []]);
      expect(answers.map(({ responseMessage }) => responseMessage)).not.toContain(NO_ROUTE);
    }
  });
});
