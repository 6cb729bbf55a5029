import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { LEARNING_FOLDER, LearningModule } from './learning.module';

interface Part {
  readonly chapterId: string;
  readonly learning_videos: readonly Readonly<Record<string, unknown>>[];
  readonly learning_templates: readonly Readonly<Record<string, unknown>>[];
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

  it('names the files of a video and of a template, with kind and size', async () => {
    const { body } = await get('chapters/M2_C1_Getting_Paid');
    const { learning_videos: videos, learning_templates: templates } = body.data as Part;
    const at = (name: string) => `/api/v1/learning/media/${name}`;
    expect(videos[0]).toMatchObject({
      seconds: 84,
      video: at('M2_C1_V1.webm'),
      videoFallback: at('M2_C1_V1.mp4'),
      captions: at('M2_C1_V1.en.vtt'),
      chapterMarks: at('M2_C1_V1.chapters.vtt'),
      poster: at('M2_C1_V1.jpg'),
    });
    const { size } = statSync(join(LEARNING_FOLDER, 'weekly-chase-list.xlsx'));
    expect(templates[1]).toMatchObject({
      templateFile: at('weekly-chase-list.xlsx'),
      templateKind: 'spreadsheet',
      templateBytes: size,
    });
  });

  describe('a file of it', () => {
    const VIDEO = 'M2_C1_V1.webm';
    const whole = readFileSync(join(LEARNING_FOLDER, VIDEO));
    let cookie: string;
    beforeAll(() => {
      ({ cookie } = api.sessions.introduce({ kind: 'customer', accountId: newAccountId() }));
    });
    const ask = (file: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      api.inject({ method, url: `/api/v1/learning/media/${file}`, headers: { cookie, ...headers } });

    it('comes with its type, to be kept by this browser alone', async () => {
      const { statusCode, headers, rawPayload } = await ask(VIDEO);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'video/webm',
        'content-length': String(whole.length),
        'cache-control': 'private, max-age=300, must-revalidate',
        'accept-ranges': 'bytes',
      });
      expect(rawPayload.equals(whole)).toBe(true);
      const head = await ask(VIDEO, {}, 'HEAD');
      expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(whole.length), '']);
    });

    it('comes in the part that is asked for', async () => {
      const part = await ask(VIDEO, { range: 'bytes=100-299' });
      expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
        206,
        `bytes 100-299/${whole.length}`,
        '200',
      ]);
      expect(part.rawPayload.equals(whole.subarray(100, 300))).toBe(true);
      const beyond = await ask(VIDEO, { range: `bytes=${whole.length}-` });
      expect([beyond.statusCode, beyond.headers['content-range'], beyond.json<{ code: string }>().code]).toEqual([
        416,
        `bytes */${whole.length}`,
        'RANGE_NOT_SATISFIABLE',
      ]);
    });

    it('is not sent again to a browser that has it', async () => {
      const etag = String((await ask(VIDEO)).headers['etag']);
      const again = await ask(VIDEO, { 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
      expect((await ask(VIDEO, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
      expect((await ask(VIDEO, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
    });

    it('that is a template is saved under its name', async () => {
      const { headers } = await ask('weekly-chase-list.xlsx');
      expect([headers['content-type'], headers['content-disposition']]).toEqual([
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'attachment; filename="weekly-chase-list.xlsx"',
      ]);
      expect((await ask('M2_C1_V1.en.vtt', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
        'content-type': 'text/vtt; charset=utf-8',
      });
    });

    it('is only one of those that ship', async () => {
      for (const name of ['no-such-file.docx', '..%2Flearning%2FREADME.md', '..%2f..%2fpackage.json', 'README.md'])
        expect([400, 404]).toContain((await ask(name)).statusCode);
    });

    it('[AUTHZ-06~] is for whom the chapters are for: nobody else has it by its address', async () => {
      expect((await ask(VIDEO, { cookie: '' })).statusCode).toBe(401);
      const basic = api.sessions.introduce({ kind: 'customer', accountId: newAccountId(), standing: 'basic' });
      const refused = await ask(VIDEO, { cookie: basic.cookie });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'PREMIUM_NEEDED']);
    });
  });
});
