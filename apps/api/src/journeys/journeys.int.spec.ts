import { randomUUID } from 'node:crypto';
import type { journeyReplayContract } from '@keelson/contracts/journeys';
import type { AnswerOf } from '@keelson/contracts/wire';
import type { AccountEvent } from '@keelson/domain/accounts';
import type { BillingEvent } from '@keelson/domain/billing';
import type { OnboardingEvent } from '@keelson/domain/onboarding';
import type { PlanningEvent } from '@keelson/domain/planning';
import type { QuestionnaireEvent } from '@keelson/domain/questionnaires';
import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from '../testing/eventually';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId, type TestIdentity } from '../testing/test-sessions';
import { JourneysModule } from './journeys.module';
import { productDatabase } from '../testing/product-database';

type Replay = AnswerOf<typeof journeyReplayContract>;

const now = new Date('2026-11-02T09:00:00.000Z');
const registered: AccountEvent = {
  type: 'accounts.customer-registered.v1',
  data: {
    accountId: 'acc',
    name: 'Olive Sawyer',
    companyName: 'Acme Joinery',
    companyRegistrationNumber: null,
    sector: 1,
    companyType: 'soletrader',
    phone: '02079460123',
    phoneDigits: '02079460123',
    email: 'olive@acme.example',
    supportNeeds: [],
    trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' },
  },
};
const signedIn: AccountEvent = { type: 'accounts.signed-in.v1', data: { method: 'password', failuresBefore: 0 } };
const answered: OnboardingEvent = {
  type: 'onboarding.generic-answers-saved.v1',
  data: {
    answers: [{ questionCode: 'Q1', choices: [{ answerCode: 'A1', answer: 'Kitchens', serialNumber: 1 }] }],
    questions: 1,
    scoring: 0,
    termsAccepted: true,
  },
};
const finished: OnboardingEvent = {
  type: 'onboarding.step-completed.v1',
  data: { step: 'eLearning', alsoCompleted: ['dashboard'], started: null },
};

type Stream = 'account' | 'onboarding' | 'billing' | 'questionnaires' | 'planning';
type Fact = AccountEvent | OnboardingEvent | BillingEvent | QuestionnaireEvent | PlanningEvent;

describe('the replay of a journey', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now, modules: [JourneysModule] });
  });

  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  async function write(id: string, stream: Stream, ...facts: Fact[]) {
    const { store, codec } = api.services;
    const events = await codec.encode(facts, {
      commandId: randomUUID(),
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: randomUUID(),
      actor: { kind: 'customer', id },
      subjectId: id,
      partitionKey: id,
    });
    const known = await store.readStream(`${stream}-${id}`);
    await store.append({ streamId: `${stream}-${id}`, expectedVersion: known.at(-1)?.version ?? 0, events });
  }

  const support = (): TestIdentity => ({ kind: 'admin', permissions: ['journeys.replay'] });
  const replay = async (id: string, identity = support()) => {
    const { authorization, id: reader } = api.sessions.introduce(identity);
    const url = `/api/v1/journeys/${id}/replay`;
    const answer = await api.inject({ method: 'GET', url, headers: { authorization } });
    const { data, code } = answer.json<{ data: Replay; code?: string }>();
    return { status: answer.statusCode, data, code, reader, authorization, url };
  };
  const readings = async (reader: string) => {
    const { rows } = await database.admin(
      `SELECT type, metadata->>'subjectId' AS subject FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${reader}-%`],
    );
    return rows as unknown[];
  };

  it.each([
    ['an admin with the right', support(), 200],
    ['a super admin', { kind: 'superAdmin' }, 200],
    ['an admin who manages customers', { kind: 'admin', permissions: ['customers.manage'] }, 403],
    ['a partner', { kind: 'partner' }, 403],
    ['a customer', { kind: 'customer' }, 403],
  ] satisfies [string, TestIdentity, number][])('[AUTHZ-05~] answers %s with %s %s', async (_who, identity, status) => {
    const id = newAccountId();
    await write(id, 'account', registered);
    expect((await replay(id, identity)).status).toBe(status);
  });

  it('[AUD-01~] writes the reading into the history of the account, once a visit, before it is shown', async () => {
    const id = newAccountId();
    await write(id, 'account', registered);
    const { reader, authorization, url } = await replay(id);
    await api.inject({ method: 'GET', url, headers: { authorization } });
    expect(await readings(reader)).toEqual([{ type: 'audit.journey-replayed.v1', subject: id }]);
    await database.admin('REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store FROM keelson_app');
    expect((await replay(id)).status).toBeGreaterThanOrEqual(500);
    await database.admin('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store TO keelson_app');
  });

  it('knows no customer where nobody registered as one, and records nothing', async () => {
    const staff = newAccountId();
    await write(staff, 'account', signedIn);
    for (const id of [newAccountId(), staff]) {
      const { status, code, reader } = await replay(id);
      expect([status, code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
      expect(await readings(reader)).toEqual([]);
    }
  });

  it('[EVENT-07~] keeps the order of the log across both streams and ends with the journey', async () => {
    const id = newAccountId();
    await write(id, 'account', registered, signedIn);
    await write(id, 'onboarding', { type: 'onboarding.journey-started.v1', data: {} });
    await write(id, 'account', signedIn);
    await write(id, 'onboarding', finished);
    await write(id, 'account', signedIn);
    const { data } = await replay(id);
    expect(data.moments.every(({ premium }) => !premium)).toBe(true);
    expect(data.moments.map(({ act }) => act.kind)).toEqual([
      'registered',
      'signed-in',
      'journey-started',
      'signed-in',
      'step-completed',
    ]);
    expect(data.moments.at(-1)?.flags).toMatchObject({ elearningScreenFlag: 'completed', dashboardFlag: 'completed' });
  });

  const submitted = (moduleId: string, chapterId: string): QuestionnaireEvent => ({
    type: 'questionnaires.chapter-submitted.v1',
    data: {
      ...{ moduleId, moduleNumber: 2, moduleName: 'Finance', chapterId, chapterNumber: 9, chapterName: 'Gone by now' },
      ...{ weightage: 1, contentVersion: 'v1' },
      answers: [
        { questionCode: 'Q', question: 'Are we paid?', answerCode: 'A', answer: 'Hardly', score: 3, highest: 7_919 },
      ],
    },
  });

  it('[EVENT-07~] tells what was done elsewhere for a step, without an answer, a score or a figure', async () => {
    const id = newAccountId();
    await write(id, 'account', registered);
    await write(id, 'questionnaires', submitted('M2_Finance', 'M2_Gone'), submitted('M5_People', 'M5_C1'));
    const year = { months: 7, sales: 7_919_00, costOfSales: 7_919_00, payroll: 0, overheads: 0 };
    await write(id, 'planning', { type: 'planning.inputs-saved.v1', data: { thisYear: year, lastYear: year } });
    const { data } = await replay(id);
    expect(data.moments.map(({ act, chapters, screen }) => [act.kind, chapters, screen.step])).toEqual([
      ['registered', [], null],
      ['chapter-submitted', ['M2_Gone'], 'detailedFinanceBusinessArea'],
      ['inputs-saved', ['M2_Gone'], 'whatIfCalculator'],
    ]);
    expect(data.chapters).toHaveLength(6);
    expect(data.chapters.at(-1)).toMatchObject({ chapterId: 'M2_Gone', chapterName: 'Gone by now' });
    expect(JSON.stringify(data)).not.toMatch(/Hardly|Are we paid|7919/);
  });

  const inDays = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();
  const skipped = (trialEndsAt: string): BillingEvent => ({
    type: 'billing.payment-skipped.v1',
    data: { trialEndsAt },
  });
  const moved: BillingEvent = { type: 'billing.migrated-to-subscriber.v1', data: {} };
  const subscribed: BillingEvent = {
    type: 'billing.subscription-started.v1',
    data: {
      subscriptionId: 'sub_1',
      plan: 'EmbraceMonthly',
      status: 'active',
      startedAt: inDays(0),
      periodStart: inDays(0),
      periodEnd: inDays(31),
      cancelAtPeriodEnd: false,
      invoice: 'paid',
    },
  };

  it('[EVENT-07~] shows at each sign-in what it waited for then, whatever was paid later', async () => {
    const id = newAccountId();
    await write(id, 'account', { ...registered, data: { ...registered.data, trial: { kind: 1, endsAt: inDays(5) } } });
    for (const fact of [undefined, skipped(inDays(-1)), moved, subscribed] as const) {
      if (fact) await write(id, 'billing', fact);
      await write(id, 'account', signedIn);
    }
    const { data } = await replay(id);
    const told = data.moments.slice(1).map(({ act, screen }) => [act.kind === 'signed-in' && act.held, screen.page]);
    expect(told).toEqual([
      [null, 'progress'],
      ['trial-ended', 'trial-ended'],
      ['subscriber-moved', 'subscriber-moved'],
      [null, 'progress'],
    ]);
  });

  it('[EVENT-07~] shows who signed up with a plan that the sign-in asked to pay or skip', async () => {
    const id = newAccountId();
    const { trial: _, ...person } = registered.data;
    const address = { streetAddress: '1 Mill Lane', address2: 'Old Town', city: 'Leeds', postCode: 'LS1 1AA' };
    const signUp = { ...person, firstName: 'Olive', lastName: 'Sawyer', address, webAddress: '' };
    const plan = { partnerId: null, plan: 'EmbraceMonthly' };
    await write(id, 'account', {
      type: 'accounts.company-signed-up.v1',
      data: { ...signUp, ...plan },
    } as unknown as AccountEvent);
    await write(id, 'account', signedIn);
    expect((await replay(id)).data.moments.at(-1)).toMatchObject({
      act: { held: 'pay-or-skip' },
      screen: { page: 'pay-or-skip', step: null },
      premium: true,
    });
  });

  it('shows the journey of an erased person without the person', async () => {
    const id = newAccountId();
    await write(id, 'account', registered);
    await write(id, 'onboarding', answered);
    await api.services.subjectKeys.destroy(id);
    const erased = async (): Promise<boolean> => (await replay(id)).data.account.erased;
    await eventually('the name reads erased', erased);
    const { data } = await replay(id);
    expect(data.account).toMatchObject({ name: 'erased', companyName: 'erased', erased: true });
    expect(data.answers).toMatchObject([{ number: 2, generic_details: [] }]);
  });

  it('shows the first 2,000 events of a longer journey and says so', async () => {
    const id = newAccountId();
    await write(id, 'account', registered, ...Array.from({ length: 1_999 }, () => signedIn));
    expect((await replay(id)).data).toMatchObject({ complete: true });
    await write(id, 'onboarding', answered);
    const { data } = await replay(id);
    expect(data.complete).toBe(false);
    expect(data.moments).toHaveLength(2_000);
  });

  it('says so too where most of a long stream tells nothing, and shows nothing beyond what it read of it', async () => {
    const id = newAccountId();
    const untold: AccountEvent = { type: 'accounts.partner-removed.v1', data: {} };
    await write(id, 'account', registered, ...Array.from({ length: 1_500 }, () => untold));
    await write(id, 'account', ...Array.from({ length: 500 }, () => signedIn));
    await write(id, 'onboarding', answered, finished);
    const { data } = await replay(id);
    expect(data.complete).toBe(false);
    expect(data.moments).toHaveLength(501);
    expect(data.answers).toEqual([]);
  });

  it('is whole however long the account lives on after its end', async () => {
    const id = newAccountId();
    await write(id, 'account', registered);
    await write(id, 'onboarding', answered, finished);
    await write(id, 'account', ...Array.from({ length: 2_001 }, () => signedIn));
    const { data } = await replay(id);
    expect(data).toMatchObject({ complete: true });
    expect(data.moments).toHaveLength(3);
  });
});
