import { randomUUID } from 'node:crypto';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { onboardingPaths } from '@keelson/contracts/onboarding';
import type { OnboardingEvent } from '@keelson/domain/onboarding';
import { DeciderRunner } from '@keelson/event-store/decisions';
import type { FreshDatabase } from '@keelson/test-database';
import { actsOfStep, financeChapters, ledgerOf, saveInputs, submitChapter } from '../testing/acts-of-steps';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { wholeForm } from '../testing/whole-form';
import { OnboardingModule } from './onboarding.module';

const NOW = new Date(`${ACME_TODAY}T12:00:00.000Z`);
const QUESTIONS = 'detailedFinanceBusinessArea';
const BETWEEN = ['benefits', 'earlyLaunch', QUESTIONS, 'myFinanceSummary', 'customerAchieveGoals', 'kpi'];

describe('the steps that are completed by what the owner did elsewhere', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => NOW });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const owner = () => api.sessions.introduce({ kind: 'customer' });
  type Owner = ReturnType<typeof owner>;

  const sendAs =
    ({ authorization }: Owner) =>
    (method: 'POST' | 'PUT', url: string, payload?: object) =>
      api.inject({
        ...{ method, url },
        headers: { authorization, 'idempotency-key': randomUUID() },
        ...(payload && { payload }),
      });
  const complete = (who: Owner, step: string) => sendAs(who)('POST', `/api/v1/onboarding/steps/${step}/complete`);
  const open = (who: Owner, step: string) => sendAs(who)('POST', `/api/v1/onboarding/steps/${step}/open`);
  const record = (who: Owner, flags: object) => sendAs(who)('POST', onboardingPaths.recordProgress.path, flags);
  const leave = (who: Owner, step: string) =>
    sendAs(who)('POST', onboardingPaths.saveAndLogOut.path, { step, finishes: true });
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;
  const flags = (answer: { json: () => unknown }) => (answer.json() as { data: Record<string, string> }).data;
  const completions = async (who: Owner, step: string) => {
    const events = await api.app.get(DeciderRunner).read<OnboardingEvent>(`onboarding-${who.id}`);
    return events.filter(({ type, data }) => type === 'onboarding.step-completed.v1' && data.step === step).length;
  };

  /** A new owner with the step as the current one, by real acts. */
  async function at(step: string): Promise<Owner> {
    const who = owner();
    await ledgerOf(database, who.id);
    await open(who, 'thankYou');
    await complete(who, 'thankYou');
    await sendAs(who)('POST', onboardingPaths.saveGenericAnswers.path, wholeForm(who.id));
    const steps = [...BETWEEN, 'whatIfCalculator', 'eLearning'];
    for (const each of steps.slice(0, steps.indexOf(step))) {
      await actsOfStep(sendAs(who), who.id, each);
      expect((await complete(who, each)).statusCode).toBe(200);
    }
    return who;
  }

  it.each([
    [QUESTIONS, 'detailedFinanceBusinessAreaScreenFlag', 'FINANCE_ANSWERS_REQUIRED'],
    ['whatIfCalculator', 'whatifcalculatorScreenflag', 'INPUTS_REQUIRED'],
    ['eLearning', 'elearningScreenFlag', 'PAGE_UNOPENED'],
  ])('[AUTHZ-06~] %s is refused to a bare request of any kind, and done once the act was', async (step, flag, code) => {
    const who = await at(step);
    const bare = [() => complete(who, step), () => record(who, { [flag]: 'completed' }), () => leave(who, step)];
    for (const send of bare) {
      const answer = await send();
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, code]);
    }
    expect(await completions(who, step)).toBe(0);
    await actsOfStep(sendAs(who), who.id, step);
    for (const send of [...bare, ...bare]) expect(flags(await send())).toMatchObject({ [flag]: 'completed' });
    expect(await completions(who, step)).toBe(1);
  });

  it('takes every chapter of the finance questions, submitted and not only saved', async () => {
    const who = await at(QUESTIONS);
    const [last, ...others] = financeChapters;
    for (const chapter of others) expect((await submitChapter(sendAs(who), who.id, chapter)).statusCode).toBe(200);
    expect(codeOf(await complete(who, QUESTIONS))).toBe('FINANCE_ANSWERS_REQUIRED');
    if (last) await submitChapter(sendAs(who), who.id, last);
    expect((await complete(who, QUESTIONS)).statusCode).toBe(200);
  });

  it('counts nobody else’s acts', async () => {
    const [who, other] = [await at('whatIfCalculator'), await at('whatIfCalculator')];
    expect((await saveInputs(sendAs(other), other.id)).statusCode).toBe(200);
    expect((await saveInputs(sendAs(other), who.id)).statusCode).toBe(404);
    expect(codeOf(await complete(who, 'whatIfCalculator'))).toBe('INPUTS_REQUIRED');
  });

  it('[ONB-10~] the what-if inputs need no saving where the books tell them', async () => {
    const who = await at('whatIfCalculator');
    await database.admin('UPDATE read_model.ledgers SET books = $2 WHERE account_id = $1', [
      who.id,
      JSON.stringify(acme),
    ]);
    expect(flags(await complete(who, 'whatIfCalculator'))).toMatchObject({
      whatifcalculatorScreenflag: 'completed',
      elearningScreenFlag: 'inprogress',
    });
  });

  it('[ONB-11~] a record of the flags ends the journey from the learning page, as the specified call does', async () => {
    const who = await at('eLearning');
    const ended = { elearningScreenFlag: 'completed', dashboardFlag: 'completed' } as const;
    expect(codeOf(await record(who, ended))).toBe('PAGE_UNOPENED');
    await open(who, 'eLearning');
    expect(flags(await record(who, ended))).toMatchObject(ended);
  });

  it('says that it cannot tell while no content service says what is asked, and completes nothing', async () => {
    const who = await at(QUESTIONS);
    await actsOfStep(sendAs(who), who.id, QUESTIONS);
    const without = await startTestApi({
      database,
      modules: [OnboardingModule],
      configuration: { content: { source: 'strapi', url: 'http://127.0.0.1:9', token: 'none' } },
    });
    const { authorization } = without.sessions.introduce({ kind: 'customer', accountId: who.id });
    const answer = await without.inject({
      ...{ method: 'POST', url: `/api/v1/onboarding/steps/${QUESTIONS}/complete` },
      headers: { authorization, 'idempotency-key': randomUUID() },
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'QUESTIONS_UNAVAILABLE']);
    await without.close();
    expect(await completions(who, QUESTIONS)).toBe(0);
    expect((await complete(who, QUESTIONS)).statusCode).toBe(200);
  });
});
