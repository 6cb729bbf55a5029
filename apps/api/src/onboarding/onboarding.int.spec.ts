import { randomUUID } from 'node:crypto';
import { onboardingPaths } from '@keelson/contracts/onboarding';
import type { FreshDatabase } from '@keelson/test-database';
import type { DomainEvent } from '@keelson/domain';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { actsOfStep, ledgerOf } from '../testing/acts-of-steps';
import { wholeForm } from '../testing/whole-form';
import { productDatabase } from '../testing/product-database';

describe('the onboarding over the wire', () => {
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

  const customer = () => api.sessions.introduce({ kind: 'customer' });
  type Customer = ReturnType<typeof customer>;

  const post = (who: Customer, url: string, payload?: object, key: string = randomUUID()) =>
    api.inject({
      method: 'POST',
      url,
      headers: { authorization: who.authorization, 'idempotency-key': key },
      ...(payload ? { payload } : {}),
    });
  const step = (who: Customer, name: string, act: 'open' | 'complete', key?: string) =>
    post(who, `/api/v1/onboarding/steps/${name}/${act}`, undefined, key);
  const saveAnswers = (who: Customer, changes: object = {}) =>
    post(who, onboardingPaths.saveGenericAnswers.path, { ...wholeForm(who.id), ...changes });
  const data = (answer: { json: () => unknown }) => (answer.json() as { data: Record<string, unknown> }).data;
  const history = async (who: Customer): Promise<DomainEvent[]> => [
    ...(await api.app.get(DeciderRunner).read<DomainEvent>(`onboarding-${who.id}`)),
  ];

  const LATER = [
    'benefits',
    'earlyLaunch',
    'detailedFinanceBusinessArea',
    'myFinanceSummary',
    'customerAchieveGoals',
    'kpi',
    'whatIfCalculator',
    'eLearning',
  ];

  const acts = (who: Customer, name: string) =>
    actsOfStep(
      (method, url, payload) =>
        api.inject({ method, url, headers: { authorization: who.authorization }, ...(payload && { payload }) }),
      who.id,
      name,
    );

  /** Does what each step takes and completes it, up to this one. */
  async function walkTo(name: string): Promise<Customer> {
    const who = await atFinanceSystem();
    await ledgerOf(database, who.id);
    for (const each of LATER.slice(0, LATER.indexOf(name))) {
      await acts(who, each);
      await step(who, each, 'complete');
    }
    return who;
  }

  async function atFinanceSystem(): Promise<Customer> {
    const who = customer();
    await step(who, 'thankYou', 'open');
    await step(who, 'thankYou', 'complete');
    await saveAnswers(who);
    return who;
  }

  it('[ONB-04, ONB-05] moves on from step to step as specified', async () => {
    const who = customer();
    expect(data(await step(who, 'thankYou', 'open'))).toMatchObject({ thankYouScreenFlag: 'inprogress' });
    expect(data(await step(who, 'thankYou', 'complete'))).toMatchObject({
      thankYouScreenFlag: 'completed',
      genericScreenFlag: 'inprogress',
    });
    expect(data(await saveAnswers(who))).toMatchObject({
      genericScreenFlag: 'completed',
      financeSystemScreenFlag: 'inprogress',
      mangnifybBenifitsFlag: 'pending',
    });
    expect(data(await step(who, 'benefits', 'complete'))).toMatchObject({
      genericScreenFlag: 'completed',
      financeSystemScreenFlag: 'completed',
      mangnifybBenifitsFlag: 'completed',
      earlyLaunchScreenFlag: 'inprogress',
    });
  });

  it.each([
    ['ONB-06', 'detailedFinanceBusinessArea', 'detailedFinanceBusinessAreaScreenFlag', 'myFinanceSummaryScreenFlag'],
    ['ONB-07~', 'myFinanceSummary', 'myFinanceSummaryScreenFlag', 'customerAchieveGoalsScreenFlag'],
    ['ONB-08~', 'customerAchieveGoals', 'customerAchieveGoalsScreenFlag', 'kpiScreenflag'],
    ['ONB-09', 'kpi', 'kpiScreenflag', 'whatifcalculatorScreenflag'],
    ['ONB-10~', 'whatIfCalculator', 'whatifcalculatorScreenflag', 'elearningScreenFlag'],
  ])('[%s] %s done completes its flag and starts the next', async (_id, name, flag, next) => {
    const who = await walkTo(name);
    await acts(who, name);
    expect(data(await step(who, name, 'complete'))).toMatchObject({ [flag]: 'completed', [next]: 'inprogress' });
  });

  it('[ONB-11~, AUTHZ-06~] ends with the learning journey, which completes the dashboard', async () => {
    const who = await walkTo('eLearning');
    await acts(who, 'eLearning');
    expect((await step(who, 'dashboard', 'complete')).statusCode).toBe(409);
    expect(data(await step(who, 'eLearning', 'complete'))).toMatchObject({
      elearningScreenFlag: 'completed',
      dashboardFlag: 'completed',
    });
  });

  it('[AUTHZ-06~] keeps what it refuses in the history, with the code, and no more than ten an hour', async () => {
    const who = customer();
    const refused = await step(who, 'kpi', 'complete');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'STEP_LOCKED', responseCode: 409 });
    for (let again = 0; again < 12; again += 1) await step(who, 'kpi', 'complete');
    const kept = (await history(who)).filter(({ type }) => type === 'onboarding.step-refused.v1');
    expect(kept).toHaveLength(10);
    expect(kept[0]?.data).toMatchObject({ step: 'kpi', attempted: 'complete', code: 'STEP_LOCKED' });
  });

  it('[AUTHZ-06~] twenty completions at once make one event', async () => {
    const who = await atFinanceSystem();
    const answers = await Promise.all(Array.from({ length: 20 }, () => step(who, 'benefits', 'complete')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const completions = (await history(who)).filter(
      ({ type, data: facts }) =>
        type === 'onboarding.step-completed.v1' && (facts as { step: string }).step === 'benefits',
    );
    expect(completions).toHaveLength(1);
  });

  it('repeats a command under its key without a second event', async () => {
    const who = customer();
    const key = randomUUID();
    const first = await step(who, 'thankYou', 'open', key);
    const second = await step(who, 'thankYou', 'open', key);
    expect(second.json()).toMatchObject({ data: data(first) });
    expect(await history(who)).toHaveLength(2);
  });

  it('[ONB-13~] refuses answers that are not whole, unfit or without the terms, and says which', async () => {
    const who = customer();
    await step(who, 'thankYou', 'open');
    await step(who, 'thankYou', 'complete');
    const form = wholeForm(who.id);
    const missing = await saveAnswers(who, { questions: form.questions.slice(1) });
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({
      statusMessage: 'All fields are mandatory!',
      code: 'ANSWERS_INCOMPLETE',
      errors: [{ path: 'body.questions.GEN_Q01', message: 'Required !!' }],
    });
    expect((await saveAnswers(who, { termsAndConditions: false })).json()).toMatchObject({
      code: 'TERMS_NOT_ACCEPTED',
      errors: [{ path: 'body.termsAndConditions', message: 'Required !!' }],
    });
    expect((await saveAnswers(who, { username: customer().id })).statusCode).toBe(404);
    const scored = form.questions.map((question) => ({ ...question, scoring: 5 }));
    expect((await saveAnswers(who, { questions: scored })).statusCode).toBe(400);
  });

  it('[ONB-13~] saves the answers sealed, with scoring 0', async () => {
    const who = await atFinanceSystem();
    const saved = (await history(who)).find(({ type }) => type === 'onboarding.generic-answers-saved.v1');
    expect(saved?.data).toMatchObject({ questions: 14, scoring: 0, termsAccepted: true });
    const rows = await database.admin(
      `SELECT data::text AS data FROM event_store.events WHERE type = 'onboarding.generic-answers-saved.v1'`,
    );
    expect(JSON.stringify(rows)).not.toContain('Fitted kitchens');
  });

  it('[ONB-01] answers the flags record with the times of each step', async () => {
    const who = customer();
    const empty = await api.inject({
      url: onboardingPaths.progress.path,
      headers: { authorization: who.authorization },
    });
    expect(data(empty)).toMatchObject({
      username: who.id,
      emailVerificationScreenFlag: 'completed',
      thankYouScreenFlag: 'pending',
      dashboardFlag: 'pending',
      next: 'thankYou',
    });
    expect((data(empty)['steps'] as unknown[]).length).toBe(12);
  });

  it('[ONB-01~] takes the flags record, keeps the four further names and lets nobody skip', async () => {
    const who = await atFinanceSystem();
    const record = (changes: object) =>
      post(who, onboardingPaths.recordProgress.path, { username: who.id, ...changes });
    expect(data(await record({ progressScreen: 'inprogress', mangnifybBenifitsFlag: 'completed' }))).toMatchObject({
      progressScreen: 'inprogress',
      mangnifybBenifitsFlag: 'completed',
      earlyLaunchScreenFlag: 'inprogress',
    });
    expect(data(await record({ thankYouScreenFlag: 'pending' }))).toMatchObject({ thankYouScreenFlag: 'completed' });
    expect((await record({ dashboardFlag: 'completed' })).json()).toMatchObject({ code: 'STEP_LOCKED' });
    expect((await record({ dashboardFlag: 'finished' })).statusCode).toBe(400);
  });

  it('[ONB-12~] keeps where the customer left off', async () => {
    const who = await atFinanceSystem();
    const left = await post(who, onboardingPaths.saveAndLogOut.path, { step: 'benefits', finishes: true });
    expect(data(left)).toMatchObject({ mangnifybBenifitsFlag: 'completed' });
    expect((await history(who)).at(-1)).toMatchObject({
      type: 'onboarding.saved-and-logged-out.v1',
      data: { step: 'benefits' },
    });
  });

  it.each(['partner', 'admin', 'superAdmin'] as const)('has no journey for a %s', async (kind) => {
    const who = api.sessions.introduce({ kind });
    expect((await step(who, 'thankYou', 'open')).statusCode).toBe(403);
  });
});
