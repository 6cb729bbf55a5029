import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { LearningModule } from './learning.module';

interface Part {
  readonly chapterId: string;
  readonly learning_methodologies: readonly { readonly methodologyId: string; readonly mainText?: string }[];
}

describe('the learning content', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, modules: [LearningModule] });
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const get = async (path: string) => {
    const { authorization } = api.sessions.introduce({ kind: 'customer', accountId: newAccountId() });
    const answer = await api.inject({ url: `/api/v1/learning/${path}`, headers: { authorization } });
    return { status: answer.statusCode, text: answer.body, body: answer.json<{ code?: string; data: unknown }>() };
  };

  it('lists the modules without the texts of their readings', async () => {
    const { status, body, text } = await get('modules');
    const { modules } = body.data as { modules: { moduleName: string; chapters_masters: Part[] }[] };
    expect([status, modules[0]?.moduleName, modules[0]?.chapters_masters[0]?.chapterId]).toEqual([
      200,
      'Finance',
      'M2_C1_Getting_Paid',
    ]);
    expect(text).not.toContain('"mainText"');
  });

  it('gives a chapter with all there is to watch and to read', async () => {
    const { status, body } = await get('chapters/M2_C1_Getting_Paid');
    const chapter = body.data as Part;
    expect([status, chapter.learning_methodologies.map(({ methodologyId }) => methodologyId)]).toEqual([
      200,
      ['M2_C1_R1', 'M2_C1_R2', 'M2_C1_R3', 'M2_C1_R4'],
    ]);
    expect(chapter.learning_methodologies[2]?.mainText).toContain('### The ladder');
  });

  it('[LEARN-09~] says of no answer what it counts', async () => {
    for (const path of ['modules', 'chapters/M2_C1_Getting_Paid'])
      expect((await get(path)).text).not.toMatch(/"(?:value|scoring|explanation|quiz_answers|learning_answers)"/);
  });

  it('knows no chapter but its own', async () => {
    const { status, body } = await get('chapters/M9_C9');
    expect([status, body.code]).toEqual([404, 'CHAPTER_NOT_FOUND']);
  });
});
