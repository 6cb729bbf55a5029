import type { AnswerOf } from '@keelson/contracts';
import type { questionnaireScoresContract } from '@keelson/contracts/questionnaires';
import { shippedContent } from '@keelson/integrations/cms';
import type { ScoredChapter } from '@keelson/read-models/questionnaires';
import type { FreshDatabase } from '@keelson/test-database';
import { SHIPPED_FOLDER } from '../content/content-source.provider';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { QuestionnairesModule } from './questionnaires.module';

const GETTING_PAID = 'M2_C1_Getting_Paid';
const ALREADY = 'The SubChapter Questions have already been answered!';

type QuestionnaireScores = AnswerOf<typeof questionnaireScoresContract>;

interface Question {
  readonly questionCode: string;
  readonly learning_answers: readonly { readonly answerCode: string; readonly scoring: number }[];
}

describe('questionnaires', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let questions: readonly Question[];
  let version: string;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [QuestionnairesModule] });
    const chapters = await shippedContent(SHIPPED_FOLDER).page('chapters');
    const found = chapters.ok ? chapters.value[0]?.attributes : undefined;
    questions = (found?.['learning_questions'] ?? []) as unknown as readonly Question[];
    version = (await form(newAccountId())).chapters[0]?.version ?? '';
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const send = async (method: 'GET' | 'PUT' | 'POST', of: string, path: string, payload?: object, as = of) => {
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: as as never });
    const url = `/api/v1/accounts/${of}/${path}`;
    const answer = await api.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    const { code, data, responseMessage } = answer.json<{ code?: string; data: unknown; responseMessage: string }>();
    return { status: answer.statusCode, code, data, responseMessage };
  };
  const chapterPath = (chapter = GETTING_PAID) => `questionnaires/M2_Finance/chapters/${chapter}`;
  const form = async (of: string) =>
    (await send('GET', of, 'questionnaires/M2_Finance')).data as {
      chapters: { version: string; answers: object[]; submittedAt: string | null; changedSince: boolean }[];
    };
  /** Every slider at the mark, of the buttons the last. */
  const answersAt = (mark: number) =>
    questions.map(({ questionCode, learning_answers }) => ({
      questionId: questionCode,
      answerId: learning_answers.at(-1)?.answerCode ?? String(mark),
      // What a browser says of scores is of no interest.
      scoring: 1_000,
    }));
  const submissionsOf = async (account: string) => {
    const { rows } = await database.admin(
      'SELECT type FROM event_store.events WHERE stream_id = $1 ORDER BY position',
      [`questionnaires-${account}`],
    );
    return (rows as { type: string }[]).map(({ type }) => type);
  };

  it('[QST-02~] asks without saying what an answer counts', async () => {
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: newAccountId() });
    const own = api.sessions.introduce({ kind: 'customer', accountId: newAccountId() });
    const answer = await api.inject({
      url: `/api/v1/accounts/${own.id}/questionnaires/M2_Finance`,
      headers: { authorization: own.authorization },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Every week');
    expect(answer.body).not.toContain('scoring');
    const strange = await api.inject({
      url: `/api/v1/accounts/${own.id}/questionnaires/M2_Finance`,
      headers: { authorization },
    });
    expect(strange.statusCode).toBe(404);
  });

  it('keeps what is chosen so far, and submits it once, with a score of its own making', async () => {
    const ann = newAccountId();
    const half = { questions: answersAt(7).slice(0, 2) };
    expect(await send('PUT', ann, `${chapterPath()}/answers`, half)).toMatchObject({ status: 200, data: { saved: 2 } });
    const lone = await send('POST', ann, chapterPath(), half);
    expect([lone.status, lone.code]).toEqual([422, 'ANSWERS_INCOMPLETE']);
    const whole = {
      questions: answersAt(7),
      username: ann,
      moduleCode: 'M2_Finance',
      weightage: 99,
      subChapterCount: 3,
    };
    const sliders = questions.filter(({ learning_answers }) => learning_answers.length === 0).length;
    expect(await send('POST', ann, chapterPath(), whole)).toMatchObject({
      status: 200,
      data: {
        chapter_code: GETTING_PAID,
        scoring_percentage: ((sliders * 7 + 1) / (questions.length * 10)) * 100,
        weightage: 25,
        contentVersion: version,
      },
    });
    expect(await send('POST', ann, chapterPath(), whole)).toMatchObject({
      status: 409,
      code: 'ALREADY_ANSWERED',
      responseMessage: ALREADY,
    });
    expect(await submissionsOf(ann)).toEqual([
      'questionnaires.answers-saved.v1',
      'questionnaires.chapter-submitted.v1',
      'questionnaires.chapter-scored.v1',
    ]);
  });

  it('[QST-05~] takes one of fifty submissions at once', async () => {
    const ann = newAccountId();
    const body = { questions: answersAt(10) };
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await send('POST', ann, chapterPath(), body)).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array<number>(49).fill(409)]);
    expect(await submissionsOf(ann)).toEqual([
      'questionnaires.chapter-submitted.v1',
      'questionnaires.chapter-scored.v1',
    ]);
  });

  it('refuses what the chapter does not ask, other people’s answers, and chapters that are not there', async () => {
    const [ann, bob] = [newAccountId(), newAccountId()];
    const odd = { questions: [...answersAt(7), { questionId: 'M2_C1_Q99', answerId: '7' }] };
    expect(await send('POST', ann, chapterPath(), odd)).toMatchObject({ status: 422, code: 'ANSWER_UNKNOWN' });
    const body = { questions: answersAt(7) };
    expect((await send('POST', ann, chapterPath(), body, bob)).status).toBe(404);
    expect(await send('POST', ann, chapterPath('M2_C9'), body)).toMatchObject({
      status: 404,
      code: 'CHAPTER_NOT_FOUND',
    });
    expect(await send('GET', ann, 'questionnaires/M1_Generic')).toMatchObject({
      status: 404,
      code: 'MODULE_NOT_FOUND',
    });
    expect([await submissionsOf(ann), await submissionsOf(bob)]).toEqual([[], []]);
  });

  describe('with answers', () => {
    const at = '2026-11-01T09:00:00.000Z';
    const scored = (chapter: Partial<ScoredChapter>): ScoredChapter => ({
      ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance' },
      ...{ chapterId: GETTING_PAID, chapterNumber: 1, chapterName: 'Getting paid', weightage: 60 },
      ...{ contentVersion: 'earlier', score: 20, highest: 30, percentage: '66.6666666666666666666666666666666666667' },
      ...{ submittedAt: at, ...chapter },
    });
    const settle = (account: string, chapters: readonly ScoredChapter[], saved: object[], submitted: object[]) =>
      Promise.all([
        database.admin('INSERT INTO read_model.questionnaire_scores VALUES ($1, $2)', [
          account,
          JSON.stringify(chapters),
        ]),
        database.admin('INSERT INTO read_model.questionnaire_answers VALUES ($1, $2, $3)', [
          account,
          JSON.stringify(saved),
          JSON.stringify(submitted),
        ]),
      ]);
    const given = {
      questionCode: 'M2_C1_Q1',
      question: 'As it was asked',
      answerCode: '7',
      answer: 'Agree',
      score: 7,
      highest: 10,
    };

    it('[QST-04~] weighs chapters into modules and takes the mean of modules, as in formulas 5.17', async () => {
      const ann = newAccountId();
      const profit = scored({ chapterId: 'M2_C2', chapterNumber: 2, weightage: 40, percentage: '40' });
      const sales = scored({ moduleId: 'M4_Sales', moduleNumber: 4, chapterId: 'M4_C1', percentage: '100' });
      await settle(ann, [sales, profit, scored({ contentVersion: 'first', percentage: '1' }), scored({})], [], []);
      const { data } = await send('GET', ann, 'questionnaire-scores');
      expect(data).toMatchObject({
        overall_score_percentage: 78,
        band: 'amber',
        allModulesList: [
          { module_id: 'M2_Finance', scoring_percentage: 56, band: 'amber', cardBand: 'amber' },
          { module_id: 'M4_Sales', scoring_percentage: 100, band: 'green' },
        ],
      });
    });

    it('[BEYOND-07] shows each submission with its answers, weight and version as they were, and its score, also when the questions are others now', async () => {
      const ann = newAccountId();
      const form1 = { chapterId: GETTING_PAID, contentVersion: 'earlier', submittedAt: at, answers: [given] };
      await settle(
        ann,
        [scored({}), scored({ contentVersion: version, percentage: '70' })],
        [],
        [form1, { ...form1, contentVersion: version, answers: [{ ...given, question: 'As it is asked now' }] }],
      );
      const { data } = await send('GET', ann, `questionnaire-scores/${GETTING_PAID}`);
      expect(data).toMatchObject({
        submissions: [
          { contentVersion: version, scoring_percentage: 70, answers: [{ question: 'As it is asked now' }] },
          {
            ...{ contentVersion: 'earlier', submittedAt: at, weightage: 60, score: 20, highest: 30, band: 'amber' },
            scoring_percentage: expect.closeTo(66.67, 2) as number,
            answers: [given],
          },
        ],
      });
      // The content has other questions than the earlier ones, and another weight: what was scored stays as it was.
      const former = newAccountId();
      await settle(former, [scored({})], [], [form1]);
      const [module] = ((await send('GET', former, 'questionnaire-scores')).data as QuestionnaireScores).allModulesList;
      expect(module?.chapters).toMatchObject([
        { contentVersion: 'earlier', weightage: 60, scoring_percentage: expect.closeTo(66.67, 2) as number },
      ]);
      const kept = (await send('GET', former, `questionnaire-scores/${GETTING_PAID}`)).data;
      expect(kept).toMatchObject({ submissions: [{ contentVersion: 'earlier', weightage: 60, answers: [given] }] });
      expect((await form(ann)).chapters[0]).toMatchObject({ submittedAt: at, changedSince: false });
      expect((await send('GET', ann, 'questionnaire-scores/M2_C2')).code).toBe('NOT_SCORED');
    });

    it('[BEYOND-07~] invites to answer again at a new version, and keeps of a saved form what is still asked', async () => {
      const ann = newAccountId();
      const answers = [
        { questionCode: 'M2_C1_Q1', answerCode: '7' },
        { questionCode: 'M2_C1_Q77', answerCode: '7' },
        { questionCode: 'M2_C1_Q4', answerCode: 'M2_C1_Q4_A9' },
      ];
      await settle(ann, [scored({})], [{ chapterId: GETTING_PAID, contentVersion: 'earlier', answers }], []);
      expect((await form(ann)).chapters[0]).toMatchObject({
        answers: [{ questionCode: 'M2_C1_Q1', answerCode: '7' }],
        submittedAt: null,
        changedSince: true,
      });
    });
  });
});
