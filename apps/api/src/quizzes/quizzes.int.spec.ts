import { shippedContent } from '@keelson/integrations/cms';
import type { ScoredQuiz } from '@keelson/read-models/quizzes';
import type { FreshDatabase } from '@keelson/test-database';
import type { AccountStanding } from '@keelson/vocabulary';
import { SHIPPED_FOLDER } from '../content/content-source.provider';
import { productDatabase } from '../testing/product-database';
import { recorded } from '../testing/recorded';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { QuizzesModule } from './quizzes.module';

const CHAPTER = 'M2_C1_Getting_Paid';
const QUIZ = 'M2_C1_S1';

interface Question {
  readonly questionCode: string;
  readonly explanation: string;
  readonly quiz_answers: readonly { readonly answerCode: string; readonly value: number }[];
}
interface Entry {
  readonly subChapterId: string;
  readonly quiz_questions: readonly Question[];
}
interface Shown {
  readonly version: string;
  readonly quiz_questions: readonly { readonly quiz_answers: readonly { readonly answerCode: string }[] }[];
  readonly result: { readonly questions: readonly object[] } | null;
  readonly earlier: readonly object[];
}

describe('quizzes', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let questions: readonly Question[];

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [QuizzesModule] });
    const list = await shippedContent(SHIPPED_FOLDER).page('sub-chapters');
    const entries = (list.ok ? list.value : []).map(({ attributes }) => attributes as unknown as Entry);
    questions = entries.find(({ subChapterId }) => subChapterId === QUIZ)?.quiz_questions ?? [];
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  interface Sent {
    readonly of: string;
    readonly as?: string;
    readonly standing?: AccountStanding;
    readonly payload?: object;
  }
  const send = async (path: string, { of, as = of, standing, payload }: Sent) => {
    const { authorization } = api.sessions.introduce({
      ...{ kind: 'customer', accountId: as as never },
      ...(standing && { standing }),
    });
    const method = payload ? 'POST' : 'GET';
    const url = `/api/v1/accounts/${of}/${path}`;
    const answer = await api.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    const { code, data, responseMessage } = answer.json<{ code?: string; data: unknown; responseMessage: string }>();
    return { status: answer.statusCode, code, data, responseMessage, text: answer.body };
  };
  /** Each question with its best answer, or with its first. */
  const answered = (best = true) =>
    questions.map(({ questionCode, quiz_answers }) => ({
      ...{ questionCode, subChapterCode: QUIZ, subChapterName: 'Whatever', serialNumber: 1 },
      answerCode: (best ? [...quiz_answers].sort((a, b) => b.value - a.value) : quiz_answers)[0]?.answerCode,
      // What a browser says of values is of no interest.
      value: 1_000,
    }));
  const body = (best = true) => ({
    chapterCode: CHAPTER,
    chapterName: 'x',
    username: 'x',
    weightage: 9,
    questions: answered(best),
  });
  const submissionsOf = async (account: string): Promise<number> => {
    const { rows } = await database.admin('SELECT 1 FROM event_store.events WHERE stream_id = $1', [
      `quizzes-${account}`,
    ]);
    return rows.length;
  };

  it('[LEARN-09~] are scored by the server and say so, then explain every answer', async () => {
    const ann = newAccountId();
    const most = questions.reduce(
      (sum, { quiz_answers }) => sum + Math.max(...quiz_answers.map(({ value }) => value)),
      0,
    );
    const { status, responseMessage, data } = await send('quiz-answers', { of: ann, payload: body() });
    expect([status, responseMessage]).toEqual([200, 'Successfully saved']);
    expect(data).toMatchObject({ score: most, highest: most, percentage: 100, band: 'green' });
    const explained = (data as { questions: readonly Question[] }).questions;
    expect(explained.map(({ explanation }) => explanation)).toEqual(questions.map(({ explanation }) => explanation));
  });

  it('[LEARN-09~] are taken by one of fifty submissions at once', async () => {
    const ann = newAccountId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send('quiz-answers', { of: ann, payload: body(index % 2 === 0) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(49).fill(409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'ALREADY_ANSWERED',
      responseMessage: 'The SubChapter Questions have already been answered',
    });
    expect(await submissionsOf(ann)).toBe(1);
  });

  it.each([
    ['an open question', () => ({ ...body(), questions: answered().slice(1) }), 422, 'ANSWERS_INCOMPLETE'],
    [
      'an answer that nobody offers',
      () => ({ ...body(), questions: answered().map((each) => ({ ...each, answerCode: 'A' })) }),
      422,
      'ANSWER_UNKNOWN',
    ],
    ['another version', () => ({ ...body(), version: 'earlier' }), 409, 'QUESTIONS_CHANGED'],
    ['another chapter', () => ({ ...body(), chapterCode: 'M2_C2' }), 404, 'SUB_CHAPTER_NOT_FOUND'],
    [
      'two sub-chapters at once',
      () => ({
        ...body(),
        questions: answered().map((each, index) => ({ ...each, subChapterCode: `M2_C1_S${index + 1}` })),
      }),
      422,
      'ONE_SUB_CHAPTER',
    ],
  ])('[LEARN-09~] are refused with %s, and nothing is recorded', async (_, payload, status, code) => {
    const ann = newAccountId();
    expect(await send('quiz-answers', { of: ann, payload: payload() })).toMatchObject({ status, code });
    expect(await submissionsOf(ann)).toBe(0);
  });

  it('[LEARN-09~] say what to do about an open question in the specified words', async () => {
    const payload = { ...body(), questions: answered().slice(1) };
    const { responseMessage } = await send('quiz-answers', { of: newAccountId(), payload });
    expect(responseMessage).toBe('Please answer all the questions!!');
  });

  describe('[LEARN-09~] the access check', () => {
    const access = (sent: Sent, chapter = CHAPTER) => send(`quiz-access/${chapter}`, sent);

    it('allows a premium account the chapters that there are', async () => {
      const ann = newAccountId();
      expect(await access({ of: ann })).toMatchObject({ status: 200, data: 'allow' });
      expect((await access({ of: ann }, 'M9_C9')).data).toBe('deny');
      expect((await access({ of: ann, as: newAccountId() })).status).toBe(404);
    });

    it('denies accounts without premium, and those that owe a payment', async () => {
      const ann = newAccountId();
      for (const standing of ['onboarding', 'basic'] as const)
        expect((await access({ of: ann, standing })).data).toBe('deny');
      expect((await access({ of: ann, standing: 'trial-ended' })).code).toBe('PAYMENT_NEEDED');
      const sent = await send('quiz-answers', { of: ann, standing: 'onboarding', payload: body() });
      expect([sent.status, sent.code, await submissionsOf(ann)]).toEqual([403, 'NOT_ALLOWED', 0]);
    });

    it('denies an account that is being deleted', async () => {
      const ann = newAccountId();
      const data = { by: 'staff', deleteAt: '2026-12-03T09:00:00.000Z' };
      await recorded(api, `deletion-${ann}`, ann, { type: 'deletion.requested.v1', data });
      expect((await access({ of: ann })).data).toBe('deny');
      expect((await send('quiz-answers', { of: ann, payload: body() })).code).toBe('NOT_ALLOWED');
    });
  });

  it('[LEARN-09~] show their questions without values, in an order of the person’s own that stays', async () => {
    const [ann, bob] = [newAccountId(), newAccountId()];
    const orderFor = async (of: string) => {
      const { data, text } = await send(`quizzes/${QUIZ}`, { of });
      expect(text).not.toMatch(/"(?:value|explanation|serialNumber)"/);
      return JSON.stringify((data as Shown).quiz_questions.map(({ quiz_answers }) => quiz_answers));
    };
    const first = await orderFor(ann);
    expect(await orderFor(ann)).toBe(first);
    const others = await Promise.all(Array.from({ length: 5 }, () => orderFor(newAccountId())));
    expect(others.some((order) => order !== first)).toBe(true);
    expect((await send(`quizzes/${QUIZ}`, { of: ann, as: bob })).status).toBe(404);
    expect((await send('quizzes/M9_C9_S9', { of: ann })).code).toBe('SUB_CHAPTER_NOT_FOUND');
  });

  describe('with submissions', () => {
    const taken = (changes: Partial<ScoredQuiz>): ScoredQuiz => ({
      ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterId: CHAPTER, chapterNumber: 1 },
      ...{ chapterName: 'Getting paid', chapterWeightage: 60, subChapterId: QUIZ, subChapterNumber: 1 },
      ...{ subChapterName: 'Owed', weightage: 50, contentVersion: 'earlier', score: 8, highest: 10, percentage: '80' },
      ...{ chapterCompletion: '30', moduleCompletion: '7.5', submittedAt: '2026-11-01T09:00:00.000Z', ...changes },
    });
    const settle = async (account: string, quizzes: readonly ScoredQuiz[]): Promise<void> => {
      await database.admin('INSERT INTO read_model.quiz_scores VALUES ($1, $2)', [account, JSON.stringify(quizzes)]);
      for (const { subChapterId, contentVersion } of quizzes) {
        const answer = { answerCode: 'A1', serialNumber: 1, answer: 'As it was', value: 5 };
        const given = [
          { questionCode: 'K1', question: 'Then?', explanation: 'So', answers: [answer], answerCode: 'A1' },
        ];
        await database.admin(`INSERT INTO read_model.quiz_answers VALUES ($1, $2, $3, $4, $5)`, [
          ...[`${account} ${subChapterId} ${contentVersion}`, account, subChapterId, contentVersion],
          JSON.stringify(given),
        ]);
      }
    };
    const now = async () => ((await send(`quizzes/${QUIZ}`, { of: newAccountId() })).data as Shown).version;

    it('[LEARN-09~] show what was answered at this version, with its explanations, and no questions', async () => {
      const ann = newAccountId();
      await settle(ann, [taken({}), taken({ contentVersion: await now(), percentage: '60' })]);
      expect((await send(`quizzes/${QUIZ}`, { of: ann })).data).toMatchObject({
        quiz_questions: [],
        result: {
          percentage: 60,
          band: 'amber',
          questions: [{ question: 'Then?', explanation: 'So', answerCode: 'A1' }],
        },
        earlier: [{ contentVersion: 'earlier', percentage: 80 }],
      });
      const saved = await send(`quiz-answers?chapterCode=${CHAPTER}&subChapterCode=${QUIZ}`, { of: ann });
      expect(saved.data).toEqual([{ question_code: 'K1', answer_code: 'A1' }]);
    });

    it('[LEARN-09~] invite to take a new version, and keep what the earlier came to', async () => {
      const ann = newAccountId();
      await settle(ann, [taken({})]);
      const { quiz_questions, result, earlier } = (await send(`quizzes/${QUIZ}`, { of: ann })).data as Shown;
      expect([quiz_questions.length, result, earlier.length]).toEqual([questions.length, null, 1]);
    });

    it('[LEARN-09~] show what was answered in a quiz that the content no longer has', async () => {
      const ann = newAccountId();
      await settle(ann, [taken({ subChapterId: 'M2_C1_S9' })]);
      expect((await send('quizzes/M2_C1_S9', { of: ann })).data).toMatchObject({
        ...{ version: null, quiz_questions: [], result: { percentage: 80, questions: [{ question: 'Then?' }] } },
      });
    });

    it('are weighed into chapters and modules, as in formulas 5.18', async () => {
      const ann = newAccountId();
      await settle(ann, [
        taken({ contentVersion: 'first', percentage: '1' }),
        taken({}),
        taken({ subChapterId: 'M2_C1_S2', subChapterNumber: 2, percentage: '60' }),
      ]);
      expect((await send('quiz-scores', { of: ann })).data).toMatchObject({
        allModulesList: [
          {
            ...{ module: 'M2_Finance', modulePercentage: 70, overall_chapter_score: 70 },
            chapter_scores_list: [{ chapterId: CHAPTER, chapter_wise_score: 70 }],
          },
        ],
      });
    });

    it('complete their chapters, and what was completed stays so when quizzes are added', async () => {
      const [ann, bob] = [newAccountId(), newAccountId()];
      const completion = async (of: string) =>
        (await send('chapter-completion', { of })).data as {
          chapter_completion: { chapter_code: string; percentage: number; new_items: number }[];
          businessAreaCompletionMap: Record<string, number>;
        };
      await settle(ann, [taken({})]);
      const part = await completion(ann);
      expect(part.chapter_completion.find(({ chapter_code }) => chapter_code === CHAPTER)).toMatchObject({
        ...{ percentage: 30, new_items: 0 },
        sub_chapter_completion: [{ percentage: 100 }, { percentage: 0 }, { percentage: 0 }],
      });
      expect(part.businessAreaCompletionMap['M2_Finance']).toBe(7.5);
      await settle(bob, [taken({ chapterCompletion: '100', moduleCompletion: '100' })]);
      const whole = await completion(bob);
      expect(whole.chapter_completion[0]).toMatchObject({ chapter_code: CHAPTER, percentage: 100, new_items: 2 });
      expect(whole.businessAreaCompletionMap).toMatchObject({ M2_Finance: 100, M4_Sales: 0 });
    });
  });
});
