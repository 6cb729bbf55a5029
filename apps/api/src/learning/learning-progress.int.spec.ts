import type { AnswerOf } from '@keelson/contracts';
import type { learningProgressContract } from '@keelson/contracts/learning';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { LearningModule } from './learning.module';

type Progress = AnswerOf<typeof learningProgressContract>;

const GETTING_PAID = 'M2_C1_Getting_Paid';
const PROFIT = 'M2_C2_Knowing_Your_Profit';
const CASH = 'M2_C3_Cash_And_The_Weeks_Ahead';
const at = '2026-11-02T09:00:00.000Z';
const video = { moduleId: 'M2_Finance', chapterId: GETTING_PAID, videoId: 'M2_C1_V1', playedShare: 0.96 };
const reading = { moduleId: 'M2_Finance', chapterId: GETTING_PAID, readId: 'M2_C1_R1' };

describe('learning progress', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      modules: [LearningModule],
      configuration: { improveCashChapterId: CASH },
    });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const send = async (method: 'GET' | 'POST', of: string, path: string, payload?: object, as = of) => {
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: as as never });
    const url = `/api/v1/accounts/${of}/${path}`;
    const answer = await api.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    const { code, data } = answer.json<{ code?: string; data: unknown }>();
    return { status: answer.statusCode, code, data };
  };
  const progressOf = async (of: string) => (await send('GET', of, 'learning-progress')).data as Progress;
  const watch = (of: string, body: object, as = of) => send('POST', of, 'learning/videos-watched', body, as);
  const read = (of: string, body: object, as = of) => send('POST', of, 'learning/readings-done', body, as);
  const eventsOf = async (account: string) => {
    const { rows } = await database.admin(
      'SELECT type FROM event_store.events WHERE stream_id = $1 ORDER BY position',
      [`learning-${account}`],
    );
    return (rows as { type: string }[]).map(({ type }) => type);
  };
  const chapterRow = (chapterId: string, highest: string, videos: string[], readings: string[]) => ({
    ...{ moduleId: 'M2_Finance', chapterId, highest, completedAt: highest === '100' ? at : null },
    videos: videos.map((id) => ({ id, contentVersion: 'v1', at })),
    readings: readings.map((id) => ({ id, contentVersion: 'v1', at })),
    ...{ knownVideos: videos, knownReadings: readings },
  });
  /** Rows as the workers write them. */
  const learned = (account: string, chapters: object[], modules: object[] = []) =>
    database.admin('INSERT INTO read_model.learning_progress VALUES ($1, $2, $3)', [
      account,
      JSON.stringify(chapters),
      JSON.stringify(modules),
    ]);
  const scored = (account: string, scores: Readonly<Record<string, string>>) =>
    database.admin('INSERT INTO read_model.questionnaire_scores VALUES ($1, $2)', [
      account,
      JSON.stringify(
        Object.entries(scores).map(([chapterId, percentage]) => ({
          ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterId, chapterNumber: 1 },
          ...{ chapterName: chapterId, weightage: 25, contentVersion: 'v1', score: 1, highest: 10, percentage },
          submittedAt: at,
        })),
      ),
    ]);

  it('[LEARN-06~] records a video and a reading once, with the counts of the specification beside them', async () => {
    const ann = newAccountId();
    const counts = { username: 'ann@example.com', totalVideosCount: 99, totalReadingMethodologiesCount: 7 };
    expect(await watch(ann, { ...video, ...counts, videoWatchedCount: 50 })).toMatchObject({
      status: 200,
      data: { completed: 'lesson' },
    });
    const answers = await Promise.all([watch(ann, video), read(ann, reading), read(ann, reading), watch(ann, video)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await eventsOf(ann)).toEqual(['learning.video-watched.v1', 'learning.reading-finished.v1']);
  });

  it('[LEARN-06~] refuses a skipped video, a lesson that is not there, and what somebody else says', async () => {
    const [ann, bob] = [newAccountId(), newAccountId()];
    expect(await watch(ann, { ...video, playedShare: 0.5 })).toMatchObject({ status: 422, code: 'NOT_WATCHED' });
    for (const odd of [{ videoId: 'M2_Overview' }, { chapterId: PROFIT }, { moduleId: 'M9_None' }])
      expect(await watch(ann, { ...video, ...odd })).toMatchObject({ status: 404, code: 'LESSON_NOT_FOUND' });
    expect((await read(ann, reading, bob)).status).toBe(404);
    expect((await send('GET', ann, 'learning-progress', undefined, bob)).status).toBe(404);
    expect(await eventsOf(ann)).toEqual([]);
  });

  it('[LEARN-07~] begins at the first chapter, and knows where cash flow is improved', async () => {
    const { current, improveCash, allModulesList } = await progressOf(newAccountId());
    expect(current).toEqual({
      ...{ module_id: 'M2_Finance', module_name: 'Finance', chapter_code: GETTING_PAID },
      ...{ chapter_name: 'Getting paid', scoring_percentage: null },
    });
    expect(improveCash).toMatchObject({ module_id: 'M2_Finance', chapter_code: CASH });
    expect(allModulesList[0]).toMatchObject({ percentage: 0, completedAt: null, newItems: 0, least_scored: [] });
    expect(allModulesList.map(({ module_id }) => module_id)).not.toContain('M1_Generic');
  });

  it('[LEARN-07~] recommends by least score, and goes on to the next where a chapter is learned', async () => {
    const ann = newAccountId();
    await scored(ann, { [CASH]: '80', [PROFIT]: '20', [GETTING_PAID]: '40' });
    const [finance] = (await progressOf(ann)).allModulesList;
    expect(finance?.least_scored).toEqual([PROFIT, GETTING_PAID, CASH]);
    expect(finance?.toLearn.slice(0, 3)).toEqual(finance?.least_scored);
    expect(finance?.toLearn).toHaveLength(finance?.chapters.length ?? 0);
    await learned(ann, [chapterRow(PROFIT, '100', [], [])]);
    expect((await progressOf(ann)).current).toMatchObject({ chapter_code: GETTING_PAID, scoring_percentage: 40 });
  });

  it('[BEYOND-08~] keeps what was reached, and says what is new', async () => {
    const ann = newAccountId();
    // A chapter that was completed with one video: the content has more now.
    await learned(
      ann,
      [chapterRow(GETTING_PAID, '100', ['M2_C1_V1', 'GONE'], [])],
      [{ moduleId: 'M2_Finance', highest: '100', completedAt: at }],
    );
    const { allModulesList, current } = await progressOf(ann);
    const [chapter] = allModulesList[0]?.chapters ?? [];
    expect(chapter).toMatchObject({ percentage: 100, completedAt: at, lessonsDone: 1, videoIds: ['M2_C1_V1'] });
    expect(chapter?.newItems).toBe((chapter?.lessons ?? 0) - 1);
    expect(allModulesList[0]).toMatchObject({ percentage: 100, completedAt: at });
    expect(current?.module_id).toBe('M3_Marketing_and_Branding');
  });
});
