import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { shippedContent } from '@keelson/integrations/cms';
import { runSeed } from '@keelson/test-database/run';
import { SHIPPED_FOLDER } from '../content/content-source.provider';
import { AccountsBench, PASSWORD, START } from './accounts-bench';
import { financeChapters, ledgerOf, saveInputs, submitChapter } from './acts-of-steps';
import { Browser, type Reply } from './browser';
import { Chance } from './fuzz/random';
import { startTestApi, type TestApi } from './start-test-api';
import { wholeForm } from './whole-form';

const DAY = 86_400_000;
const CODE = '48151623';
const CHAPTER = 'M2_C1_Getting_Paid';
const QUIZ = 'M2_C1_S1';
const OWNERS = 2;

/** The steps in their order, and what has to have happened before one is completed: told anew from the specification. */
const STEPS: readonly (readonly [step: string, after: readonly string[]])[] = [
  ['thankYou', []],
  ['generic', ['onboarding.generic-answers-saved.v1']],
  ['financeSystem', []],
  ['benefits', []],
  ['earlyLaunch', []],
  [
    'detailedFinanceBusinessArea',
    financeChapters.map(({ chapterId }) => `questionnaires.chapter-submitted.v1 ${chapterId}`),
  ],
  ['myFinanceSummary', []],
  ['customerAchieveGoals', []],
  ['kpi', []],
  ['whatIfCalculator', ['planning.inputs-saved.v1']],
  ['eLearning', ['onboarding.step-opened.v1 eLearning in turn']],
  ['dashboard', []],
];
const CONFIRMED = 'accounts.email-verified.v1';
const DENIED = 'access.denied.v1';
const SKIPPED = 'billing.payment-skipped.v1';
const REGISTRATION = [
  'accounts.company-signed-up.v1',
  'accounts.email-verification-requested.v1',
  'accounts.signed-in.v1',
];
/** Happens at most once, and what before it. */
const ONCE: Readonly<Record<string, readonly string[]>> = {
  [CONFIRMED]: ['accounts.company-signed-up.v1'],
  [SKIPPED]: ['accounts.company-signed-up.v1'],
  'onboarding.generic-answers-saved.v1': ['onboarding.step-completed.v1 thankYou'],
  'quizzes.quiz-submitted.v1': [CONFIRMED],
  'deletion.requested.v1': [SKIPPED],
  'deletion.access-ended.v1': ['deletion.requested.v1'],
};

interface Recorded {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Owner {
  readonly id: string;
  readonly email: string;
  /** The same session in two processes. */
  readonly browsers: readonly [Browser, Browser];
  readonly token: string;
}

type Act = (owner: Owner, browser: Browser) => Promise<Reply | undefined>;

describe('what owners do, in whichever order they ask for it', () => {
  let bench: AccountsBench;
  let other: TestApi;
  let quiz: object;

  beforeAll(async () => {
    bench = await AccountsBench.open();
    other = await startTestApi({ database: bench.database, sessions: 'real', clock: () => bench.now });
    await bench.vault.reserved.claim({ kind: 'access-code', value: CODE, accountId: DEFAULT_PARTNER.id }, START);
    quiz = await quizAnswers();
  });
  afterAll(async () => {
    await other.close();
    await bench.close();
  });

  async function quizAnswers(): Promise<object> {
    interface Entry {
      readonly subChapterId: string;
      readonly quiz_questions: readonly {
        readonly questionCode: string;
        readonly quiz_answers: readonly { readonly answerCode: string }[];
      }[];
    }
    const list = await shippedContent(SHIPPED_FOLDER).page('sub-chapters');
    const entries = (list.ok ? list.value : []).map(({ attributes }) => attributes as unknown as Entry);
    const asked = entries.find(({ subChapterId }) => subChapterId === QUIZ)?.quiz_questions ?? [];
    const questions = asked.map(({ questionCode, quiz_answers: [first] }) => ({
      ...{ questionCode, subChapterCode: QUIZ, subChapterName: 'Owed', serialNumber: 1 },
      ...{ answerCode: first?.answerCode, value: 1 },
    }));
    return { chapterCode: CHAPTER, chapterName: 'x', username: 'x', weightage: 9, questions };
  }

  /** By the paid form: the address is not confirmed, and nothing is paid. */
  async function registered(number: number): Promise<Owner> {
    const email = `owner-${number}@example.com`;
    const browser = bench.browser();
    const { data, text } = await browser.post('/api/v1/accounts/companies', {
      ...{ firstName: 'Ada', lastName: 'Byron', accessCode: CODE, companyType: 'soletrader', sector: 3 },
      ...{ companyName: 'Engine Works', phone: '01632960001', webAddress: 'engine-works.example', city: 'Leeds' },
      ...{ streetAddress: '1 Mill Lane', addressLine: 'Old Town', postCode: 'ls1 1aa', price: 'EmbraceMonthly' },
      ...{ password: PASSWORD, confirmpassword: PASSWORD, termsAndConditions: true, isPremium: 'true', email },
    });
    const id = (data['user_details'] as { id: string } | undefined)?.id;
    if (id === undefined) throw new Error(text);
    await ledgerOf(bench.database, id);
    return { id, email, browsers: inBoth(browser), token: await bench.mailLink(id, 'email-verification') };
  }

  function inBoth(browser: Browser): Owner['browsers'] {
    const there = new Browser(other);
    there.jwt = browser.jwt;
    browser.cookies.forEach((value, name) => there.cookies.set(name, value));
    return [browser, there];
  }
  const signedInAnew = async (owner: Owner): Promise<Owner['browsers']> => inBoth(await bench.signedIn(owner));

  const sendBy = (browser: Browser) => async (method: 'POST' | 'PUT', url: string, payload?: object) => {
    const { status, text } = await (method === 'PUT' ? browser.put(url, payload ?? {}) : browser.post(url, payload));
    return { statusCode: status, body: text };
  };
  const complete =
    (step: string): Act =>
    (_, browser) =>
      browser.post(`/api/v1/onboarding/steps/${step}/complete`);
  const confirmAddress: Act = ({ email, token }) =>
    bench.browser().post('/api/v1/accounts/verify-email', { email, token });
  const skipPayment: Act = (_, browser) => browser.post('/api/v1/billing/skip-payment');
  const openFirst: Act = (_, browser) => browser.post('/api/v1/onboarding/steps/thankYou/open');
  const saveAnswers: Act = ({ id }, browser) => browser.post('/api/v1/onboarding/generic-answers', wholeForm(id));
  const answerQuestions: Act = async ({ id }, browser) => {
    for (const chapter of financeChapters) await submitChapter(sendBy(browser), id, chapter);
    return undefined;
  };
  const typeInputs: Act = async ({ id }, browser) => {
    await saveInputs(sendBy(browser), id);
    return undefined;
  };
  const openLearning: Act = (_, browser) => browser.post('/api/v1/onboarding/steps/eLearning/open');
  const takeQuiz: Act = ({ id }, browser) => browser.post(`/api/v1/accounts/${id}/quiz-answers`, quiz);
  const planTask =
    (date: string): Act =>
    ({ id }, browser) =>
      browser.post(`/api/v1/accounts/${id}/tasks`, {
        tasks: [
          {
            ...{ subChapterId: QUIZ, chapterId: CHAPTER, moduleId: 'M2_Finance', id: QUIZ, username: 'x' },
            date,
          },
        ],
      });
  const deleteAccount: Act = async (_, browser) => {
    await browser.confirm(PASSWORD, 'deletion.deleteAccount');
    return browser.delete('/api/v1/account');
  };

  const WALK: readonly (readonly Act[])[] = [
    [confirmAddress],
    [skipPayment],
    [openFirst, complete('thankYou')],
    [saveAnswers],
    [complete('benefits')],
    [complete('earlyLaunch')],
    [answerQuestions, complete('detailedFinanceBusinessArea')],
    [complete('myFinanceSummary')],
    [complete('customerAchieveGoals')],
    [complete('kpi')],
    [typeInputs, complete('whatIfCalculator')],
    [openLearning, complete('eLearning')],
    [planTask('2026-11-20')],
    [takeQuiz],
  ];
  const EVERYTHING: readonly Act[] = [...WALK.flat(), complete('dashboard'), deleteAccount];

  async function recordsOf(id: string): Promise<readonly Recorded[]> {
    const { rows } = await bench.database.admin(
      `SELECT type, data FROM event_store.events WHERE metadata->>'subjectId' = $1 ORDER BY position`,
      [id],
    );
    return rows as Recorded[];
  }

  const namesOf = ({ type, data }: Recorded): readonly string[] => {
    const { step, status, alsoCompleted, chapterId } = data as Partial<Record<string, string>> & {
      readonly alsoCompleted?: readonly string[];
    };
    if (type === 'onboarding.step-completed.v1')
      return [...(alsoCompleted ?? []), step].map((each) => `${type} ${each}`);
    if (type === 'onboarding.step-opened.v1') return [`${type} ${step}${status === 'inProgress' ? ' in turn' : ''}`];
    return type.startsWith('questionnaires.') ? [`${type} ${chapterId}`] : [type];
  };

  /** What happened out of its order or twice. */
  function illegal(records: readonly Recorded[]): readonly string[] {
    const happened = new Set<string>();
    const wrong: string[] = [];
    let steps = 0;
    const expectBefore = (name: string, before: readonly string[]): void =>
      before.filter((each) => !happened.has(each)).forEach((each) => wrong.push(`${name} before ${each}`));
    for (const record of records) {
      const names = namesOf(record);
      // A step may be completed with those right before or behind it: their order is that of the list.
      const completed = STEPS.map(([step]) => `onboarding.step-completed.v1 ${step}`).filter((each) =>
        names.includes(each),
      );
      for (const name of completed) {
        const [step = '', after = []] = STEPS[steps] ?? [];
        if (name !== `onboarding.step-completed.v1 ${step}`) wrong.push(`${name} instead of ${step}`);
        expectBefore(name, after);
        steps += 1;
      }
      for (const name of names) {
        if (ONCE[name] && happened.has(name)) wrong.push(`${name} twice`);
        expectBefore(name, ONCE[name] ?? []);
        // Whatever belongs to the paid product waits for the address and for the choice whether to pay.
        if (/^(onboarding|questionnaires|planning|tasks|quizzes)\./.test(name))
          expectBefore(name, [CONFIRMED, SKIPPED]);
        if (happened.has('deletion.access-ended.v1') && name !== DENIED) wrong.push(`${name} after the end`);
      }
      names.forEach((name) => happened.add(name));
    }
    return wrong;
  }

  it('[AUTHZ-06] are taken in order only: register, onboard, quiz, task and deletion, from two processes at once', async () => {
    const chance = new Chance(runSeed());
    const owners = await Promise.all(Array.from({ length: OWNERS }, (_, index) => registered(index)));
    const answers: Reply[] = [];
    const ask = async (owner: Owner, acts: readonly Act[]): Promise<void> => {
      const shuffled = acts.map((act) => [chance.number(1_000), act] as const).sort(([a], [b]) => a - b);
      const given = await Promise.all(shuffled.map(([, act]) => act(owner, chance.pick(owner.browsers))));
      answers.push(...given.flatMap((answer) => answer ?? []));
    };

    // Whose address is not confirmed may choose not to pay, and nothing else that is asked for happens.
    for (const owner of owners) {
      await ask(
        owner,
        EVERYTHING.filter((act) => act !== confirmAddress),
      );
      const records = (await recordsOf(owner.id)).map(({ type }) => type).slice(REGISTRATION.length);
      expect(records.filter((type) => type !== DENIED)).toEqual([SKIPPED]);
    }

    for (const [index, due] of WALK.entries())
      for (const [number, owner] of owners.entries()) {
        // One of them asks for everything before each step, which the others take without that.
        if (number === index % OWNERS) await ask(owner, EVERYTHING);
        for (const act of due) await Promise.all(owner.browsers.map((browser) => act(owner, browser)));
      }
    for (const owner of owners) {
      const [browser] = owner.browsers;
      expect(await planTask('2026-11-21')(owner, browser)).toMatchObject({ status: 409, code: 'TASK_DONE' });
      const records = await recordsOf(owner.id);
      expect(illegal(records)).toEqual([]);
      const happened = new Set(records.flatMap(namesOf));
      for (const [step] of STEPS) expect(happened).toContain(`onboarding.step-completed.v1 ${step}`);
      expect(happened).toContain('quizzes.quiz-submitted.v1');
      expect(happened).not.toContain('deletion.requested.v1');
    }

    bench.now = new Date(START.getTime() + 14 * DAY);
    const after = await Promise.all(owners.map(async (owner) => ({ ...owner, browsers: await signedInAnew(owner) })));
    for (const owner of after) await ask(owner, [...EVERYTHING, ...Array.from({ length: 5 }, () => deleteAccount)]);
    for (const { id } of owners) {
      const records = await recordsOf(id);
      expect(illegal(records)).toEqual([]);
      expect(records.flatMap(namesOf)).toContain('deletion.access-ended.v1');
    }
    const codes = new Set(answers.map(({ code }) => code));
    for (const code of ['ADDRESS_UNCONFIRMED', 'STEP_LOCKED', 'ALREADY_ANSWERED', 'TRIAL_NOT_ENDED'])
      expect(codes).toContain(code);
    // Who loses too often against others may be told to try again; nothing breaks.
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  });
});
