import { type CalculationSaved, calculationsStream } from '@keelson/domain/planning';
import type { PlanningTool } from '@keelson/vocabulary';
import { ACME_CASH_RELEASE } from './acme-cash-release';
import { ACME_DETAIL } from './acme-detail';
import { ACME_PLAN } from './acme-plan';
import { PopulatedApi } from './populated-api';
import type { TestIdentity } from './test-sessions';

const { owner, partner } = PopulatedApi;

/** The columns of finance §6, and who may do less: a customer without a paid plan, and those who look after nobody here. */
const PEOPLE = {
  customer: { kind: 'customer', accountId: owner },
  partner: { kind: 'partner', accountId: partner },
  superAdmin: { kind: 'superAdmin' },
  unpaid: { kind: 'customer', accountId: owner, standing: 'basic' },
  anotherCustomer: { kind: 'customer' },
  anotherPartner: { kind: 'partner' },
  admin: { kind: 'admin', permissions: ['customers.manage'] },
} as const satisfies Readonly<Record<string, TestIdentity>>;
type Person = keyof typeof PEOPLE;

type Answers = Readonly<Record<Person, number>>;

const READ: Answers = {
  ...{ customer: 200, partner: 200, superAdmin: 200, unpaid: 403 },
  ...{ anotherCustomer: 404, anotherPartner: 404, admin: 403 },
};
/** Without a paid plan too (decision 4.72). */
const READ_BY_ALL_OWNERS: Answers = { ...READ, unpaid: 200 };
const WORK: Answers = { ...READ, superAdmin: 403 };
/** What only the owner does or sees. */
const OWNERS: Answers = { ...READ, partner: 403, superAdmin: 403, anotherPartner: 403 };
const SUPER_ADMINS: Answers = {
  ...{ customer: 403, partner: 403, superAdmin: 200, unpaid: 403 },
  ...{ anotherCustomer: 403, anotherPartner: 403, admin: 403 },
};

let populated: PopulatedApi;
const headers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  populated = await PopulatedApi.open();
  for (const [name, identity] of Object.entries(PEOPLE)) {
    // The owner has but one row of everything.
    const isSettled = name === 'unpaid';
    const { authorization } = isSettled ? populated.api.sessions.introduce(identity) : { authorization: '' };
    headers.set(name, isSettled ? { authorization } : await populated.settle(identity));
  }
});
afterAll(() => populated.close());

type Call = readonly [method: 'GET' | 'POST', path: string, sent?: object];

const ask = async (as: string, [method, path, sent]: Call) => {
  const answer = await populated.api.inject({
    ...{ method, url: `/api/v1/${path}`, headers: headers.get(as) ?? {} },
    ...(sent && { payload: sent }),
  });
  return answer;
};
const statuses = async (call: Call): Promise<Answers> => {
  const found: Record<string, number> = {};
  for (const person of Object.keys(PEOPLE)) found[person] = (await ask(person, call)).statusCode;
  return found as Answers;
};
const of = (path: string): string => `accounts/${owner}/${path}`;
/** The list of what the channel partner saved. */
const ofPartner = (path: string): string => `accounts/${owner}cp/${path}`;
const savedBy = async () => {
  const { store, codec } = populated.api.services;
  const events = await codec.decode<CalculationSaved>(await store.readStream(calculationsStream(owner)));
  return events.map(({ data, metadata }) => [data.tool, data.savedBy, metadata.actor.kind, metadata.subjectId]);
};

interface Headcounts {
  readonly thisYear: readonly { readonly date: string; readonly employeeCount: number | null }[];
}

describe('the capability table of finance §6, over the running API', () => {
  it.each<readonly [string, Call, Answers]>([
    ['the dashboard of the own or the chosen company', ['GET', of('dashboard')], READ_BY_ALL_OWNERS],
    ['its My Financials and its balance sheet', ['GET', of('financials')], READ],
    ['its employee numbers', ['GET', of('employee-counts')], READ_BY_ALL_OWNERS],
    ['its goals', ['GET', of('goals')], READ_BY_ALL_OWNERS],
    ['its scenarios', ['GET', of('scenarios')], READ],
    ['the planner', ['GET', of('what-if-planner')], READ],
    ['cash release', ['GET', of('cash-release')], READ],
    ['the detailed P&L', ['GET', of('detailed-profit-and-loss')], READ],
    ['the plans that the customer saved', ['GET', of('saved-calculations/planner')], READ],
    ['the plans that the channel partner saved', ['GET', ofPartner('saved-calculations/planner')], READ],
    ['the cut-down planner', ['GET', of('what-if-planner/cut-down')], { ...OWNERS, unpaid: 200 }],
    ['the chapter to continue with', ['GET', of('learning-progress')], OWNERS],
    ['all tasks', ['GET', of('tasks')], OWNERS],
    [
      'the steps of the onboarding, which the walkthrough and the banner go by',
      ['GET', 'onboarding/progress'],
      // Everybody has steps of their own, and nobody has another's.
      { ...OWNERS, unpaid: 200, anotherCustomer: 200 },
    ],
    ['the table of administrators', ['GET', 'staff'], SUPER_ADMINS],
  ])('[ROLE-02~] says who reads %s', async (_, call, expected) => {
    expect(await statuses(call)).toEqual(expected);
  });

  it.each<readonly [string, Call]>([
    ['the planner', ['POST', of('what-if-planner/calculation'), ACME_PLAN]],
    ['cash release', ['POST', of('cash-release/calculation'), ACME_CASH_RELEASE]],
    ['the detailed P&L', ['POST', of('detailed-profit-and-loss/calculation'), ACME_DETAIL]],
  ])('[ROLE-02~] lets owner and partner calculate by %s, and a super admin not', async (_, call) => {
    expect(await statuses(call)).toEqual(WORK);
  });

  it.each<readonly [PlanningTool, string, object]>([
    ['planner', 'what-if-planner', ACME_PLAN],
    // Those three are what the owner saved before.
    ['cashRelease', 'cash-release', { ...ACME_CASH_RELEASE, targetDebtorDays: 41 }],
    ['detailedProfitAndLoss', 'detailed-profit-and-loss', ACME_DETAIL],
  ])(
    '[ROLE-02~] keeps what is saved by %s as the customer’s or as the partner’s, whatever the address says',
    async (tool, path, sent) => {
      const before = await savedBy();
      for (const flag of ['', '?isChannelPartner=true', '?isChannelPartner=false']) {
        const name = { name: `Saved${flag}` };
        // Cash release asks for a change between two saves.
        const changed = tool === 'cashRelease' ? { targetDebtorDays: 50 + flag.length } : {};
        expect(await statuses(['POST', of(`${path}${flag}`), { ...sent, ...name, ...changed }])).toEqual(WORK);
      }
      const each = [
        [tool, 'owner', 'customer', owner],
        [tool, 'partner', 'partner', owner],
      ];
      expect((await savedBy()).slice(before.length)).toEqual([...each, ...each, ...each]);
    },
  );

  it('[ROLE-02~] lets the owner alone change employee numbers, and the partner save them as they stand', async () => {
    const kept = (await ask('customer', ['GET', of('employee-counts')])).json<{ data: Headcounts }>().data;
    const [first, ...rest] = kept.thisYear;
    const changed = { ...kept, thisYear: [{ ...first, employeeCount: 99.5 }, ...rest] };
    expect(await statuses(['POST', of('employee-counts'), kept])).toEqual({ ...WORK, unpaid: 200 });
    const asOwner = { ...OWNERS, unpaid: 200, anotherPartner: 404 };
    expect(await statuses(['POST', of('employee-counts'), changed])).toEqual(asOwner);
  });

  it('[ROLE-02~] lets the owner alone set goals', async () => {
    const goals = (['Holiday', 'New Car', 'New Boat'] as const).map((goal) => ({
      ...{ goal, date: '2027-06-30', cost: 5_000, overallCost: 0 },
    }));
    expect(await statuses(['POST', of('goals'), { goals }])).toEqual({ ...OWNERS, unpaid: 200 });
  });
});
