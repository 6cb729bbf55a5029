import { quizzesStream } from '@keelson/domain/quizzes';
import { openVault } from '@keelson/vault';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { recorded } from '../testing/recorded';
import { startTestApi, type TestApi, testMasterKeys } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { TasksModule } from './tasks.module';

/** Late in the evening of 26 November; the next day is another one in London already when it is this day in New York. */
const NOW = new Date('2026-11-26T23:30:00.000Z');
const CHAPTER = 'M2_C1_Getting_Paid';

interface Task {
  readonly subChapterId: string;
  readonly date: string | null;
  readonly due: boolean;
}

describe('tasks', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = NOW;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [TasksModule], clock: () => now });
  });
  beforeEach(() => (now = NOW));
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const send = async (path: string, of: string, payload?: object, as: object = { kind: 'customer', accountId: of }) => {
    const { authorization } = api.sessions.introduce(as as never);
    const method = payload ? 'POST' : 'GET';
    const url = `/api/v1/accounts/${of}/${path}`;
    const answer = await api.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    const { code, data, responseMessage } = answer.json<{ code?: string; data: unknown; responseMessage: string }>();
    return { status: answer.statusCode, code, data, responseMessage };
  };
  const planned = (subChapterId: string, date: string | null) => ({
    ...{ subChapterId, chapterId: CHAPTER, moduleId: 'M2_Finance', id: subChapterId, username: 'x', date },
  });
  const save = (of: string, ...tasks: readonly object[]) => send('tasks', of, { tasks });
  const typesOf = async (account: string): Promise<readonly string[]> => {
    const { rows } = await database.admin(
      'SELECT type FROM event_store.events WHERE stream_id = $1 ORDER BY position',
      [`tasks-${account}`],
    );
    return (rows as { type: string }[]).map(({ type }) => type.replace(/^tasks\.task-|\.v1$/g, ''));
  };
  const quiz = (subChapterId: string) => ({
    ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterId: CHAPTER, chapterNumber: 1 },
    ...{ chapterName: 'Getting paid', chapterWeightage: 25, subChapterId, subChapterNumber: 1, weightage: 30 },
    ...{ subChapterName: 'Owed', contentVersion: 'v1', score: 5, highest: 5, percentage: '100' },
    ...{ chapterCompletion: '30', moduleCompletion: '7.5' },
  });

  it('[TASK-01~] are scheduled, moved and unscheduled, each an event, in the specified words', async () => {
    const ann = newAccountId();
    const first = await save(ann, planned('M2_C1_S1', '2026-11-30'), planned('M2_C1_S2', '2026-11-26'));
    expect(first).toMatchObject({ status: 200, responseMessage: 'Successfully Saved!!', data: { changed: 2 } });
    const again = await save(ann, planned('M2_C1_S1', '2026-12-01'), planned('M2_C1_S2', '2026-11-26'));
    expect(again.data).toEqual({ changed: 1 });
    expect((await save(ann, planned('M2_C1_S1', null), planned('M2_C1_S2', ''))).data).toEqual({ changed: 2 });
    expect(await typesOf(ann)).toEqual(['scheduled', 'scheduled', 'moved', 'unscheduled', 'unscheduled']);
  });

  it('[TASK-02~] take no day before today in London, and nothing of a save that is refused', async () => {
    const ann = newAccountId();
    const dated = [planned('M2_C1_S2', '2026-11-30'), planned('M2_C1_S1', '2026-11-25')];
    expect(await save(ann, ...dated)).toMatchObject({ status: 422, code: 'DATE_PAST' });
    now = new Date('2026-07-01T23:30:00.000Z');
    // In London it is summer, and half past midnight of the next day.
    expect((await save(ann, planned('M2_C1_S1', '2026-07-01'))).code).toBe('DATE_PAST');
    expect((await save(ann, planned('M2_C1_S1', '2026-02-30'))).status).toBe(400);
    expect((await save(ann, planned('M9_C9_S9', '2026-11-30'))).code).toBe('TASK_UNKNOWN');
    expect(await typesOf(ann)).toEqual([]);
  });

  it('that are done get no day', async () => {
    const ann = newAccountId();
    const data = { ...quiz('M2_C1_S1'), questions: [], formula: '5.18', formulaVersion: 1 };
    await recorded(api, quizzesStream(ann), ann, { type: 'quizzes.quiz-submitted.v1', data });
    expect(await save(ann, planned('M2_C1_S1', '2026-11-30'))).toMatchObject({ status: 409, code: 'TASK_DONE' });
  });

  it('are for their owner: others find nothing, staff who act may give days', async () => {
    const [ann, bob] = [newAccountId(), newAccountId()];
    const payload = { tasks: [planned('M2_C1_S1', '2026-11-30')] };
    const asBob = { kind: 'customer', accountId: bob };
    expect((await send('tasks', ann, payload, asBob)).status).toBe(404);
    expect((await send('tasks', ann, undefined, asBob)).status).toBe(404);
    expect((await send('task-counts', ann, undefined, { kind: 'partner' })).status).toBe(403);
    expect((await send('tasks', ann, payload, { kind: 'superAdmin', actingAs: ann })).status).toBe(200);
  });

  describe('the mails about due tasks', () => {
    const stop = async (token: string) => {
      const url = '/api/v1/task-reminders/stop';
      const answer = await api.inject({ method: 'POST', url, payload: { token } });
      return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
    };
    const set = async (of: string, on: boolean) => {
      const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: of as never });
      const url = `/api/v1/accounts/${of}/task-reminders`;
      return (await api.inject({ method: 'PUT', url, headers: { authorization }, payload: { on } })).statusCode;
    };
    const standing = async (of: string) => (await send('task-reminders', of)).data;

    it('are on until the owner switches them off, and on again', async () => {
      const ann = newAccountId();
      expect(await standing(ann)).toEqual({ on: true });
      expect([await set(ann, false), await standing(ann)]).toEqual([200, { on: false }]);
      expect([await set(ann, true), await standing(ann)]).toEqual([200, { on: true }]);
    });

    it('stop by the link of a mail, without a sign-in, and by no other', async () => {
      const [ann, bob] = [newAccountId(), newAccountId()];
      const { databases } = api.services;
      const vault = await openVault({ pool: databases.app, keysPool: databases.keys, masterKeys: testMasterKeys });
      const credential = { kind: 'customer', permissions: [], passwordHash: '', emailVerified: true } as const;
      await vault.enrol('ann@example.com', { ...credential, accountId: ann }, NOW);
      const token = vault.stopLinks.tokenFor(ann);
      expect(await stop(token)).toMatchObject({ status: 200 });
      expect(await stop(token)).toMatchObject({ status: 200 });
      expect([await standing(ann), await typesOf(ann)]).toEqual([{ on: false }, ['tasks.reminders-set']]);
      for (const made of [token.replace(ann, bob), `${ann}.${'x'.repeat(43)}`, vault.stopLinks.tokenFor(bob), ''])
        expect(await stop(made)).toEqual({ status: 422, code: 'LINK_INVALID' });
      expect([await standing(bob), await typesOf(bob)]).toEqual([{ on: true }, []]);
    });
  });

  it('[TASK-01~, TASK-02~] count what is to do and done, and say what is due', async () => {
    const ann = newAccountId();
    const none = (await send('task-counts', ann)).data as { todo: number; completed: number; progress: number };
    expect([none.completed, none.progress]).toEqual([0, 0]);
    const dated = (subChapterId: string, date: string) => ({ ...quiz(subChapterId), date });
    const submittedAt = '2026-11-01T09:00:00.000Z';
    await database.admin('INSERT INTO read_model.task_dates VALUES ($1, $2)', [
      ann,
      JSON.stringify([
        dated('M2_C1_S1', '2026-11-26'),
        dated('M2_C1_S2', '2026-11-26'),
        dated('M2_C1_S3', '2026-11-27'),
      ]),
    ]);
    await database.admin('INSERT INTO read_model.quiz_scores VALUES ($1, $2)', [
      ann,
      JSON.stringify([
        { ...quiz('M2_C1_S1'), submittedAt },
        { ...quiz('M2_C1_S9'), submittedAt: '2026-11-02T09:00:00.000Z' },
      ]),
    ]);
    const { data } = await send('task-counts', ann);
    // One of the two that are done is of content that is no longer there: it stays done.
    expect(data).toMatchObject({ todo: none.todo - 1, completed: 2 });
    expect((data as typeof none).progress).toBeCloseTo((2 / (none.todo + 1)) * 100, 10);
    const open = (await send('tasks', ann)).data as readonly Task[];
    expect(open.length).toBe(none.todo - 1);
    expect(open.slice(0, 3).map(({ subChapterId, date, due }) => [subChapterId, date, due])).toEqual([
      ['M2_C1_S2', '2026-11-26', true],
      ['M2_C1_S3', '2026-11-27', false],
      ['M2_C2_S1', null, false],
    ]);
    const done = (await send('completed-sub-chapters', ann)).data as readonly Task[];
    expect(done.map(({ subChapterId }) => subChapterId)).toEqual(['M2_C1_S9', 'M2_C1_S1']);
  });
});
