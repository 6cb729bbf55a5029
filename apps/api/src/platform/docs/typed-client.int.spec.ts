import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../testing/product-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const repository = join(__dirname, '../../../../..');
const run = promisify(execFile);

/** As the programs of others have it: strict, in a browser or in Node. */
const SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'commonjs',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmitOnError: false,
    rootDir: '.',
    outDir: 'dist',
    types: [],
  },
};

/** Each call is typed to the end: the fields of its answer, and the codes of its refusals. */
const CALLS = `
import { customersList, enquiriesContact, goalsGoals, goalsSaveGoals } from './client';
import { createClient } from './client/client';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
declare const console: { log(text: string): void };

const { ADDRESS = '', TOKEN = '' } = process.env;
const client = createClient({ baseUrl: ADDRESS, headers: { authorization: TOKEN } });
const path = { accountId: 'acc_00000000-0000-4000-8000-000000000000' };
const goal = { goal: 'Holiday', date: '2030-01-31', cost: 1000, overallCost: 1000 } as const;

async function calls(): Promise<void> {
  const listed = await customersList({ client, query: { search: 'nobody', sort: 'name', size: '25' } });
  const matching: number | undefined = listed.data?.data.matching;

  const sent = await enquiriesContact({
    client,
    headers: { 'idempotency-key': 'a-key-of-this-message' },
    body: {
      name: 'Mary Seacole',
      companyName: 'Hotel',
      email: 'mary@example.com',
      questions: 'I have a question',
      answersText: 'When do you open?',
    },
  });
  const responseCode: 200 | undefined = sent.data?.responseCode;

  const missing = await goalsGoals({ client, path });
  const code: 'ACCOUNT_NOT_FOUND' | 'NOT_FOUND' | undefined =
    missing.error?.responseCode === 404 ? missing.error.code : undefined;

  const refused = await goalsSaveGoals({ client, path, body: { goals: [goal, goal, goal] } });
  const forbidden = refused.error?.code === 'FORBIDDEN' && refused.error.responseCode === 403;

  console.log(JSON.stringify({ matching, responseCode, code, forbidden }));
}

void calls();
`;

/** What each does wrong, what the compiler says of it, and the call. */
const WRONG_CALLS = [
  [
    'an operation that there is not',
    'TS2724',
    `
    import { customersCount } from './client';
    void customersCount();`,
  ],
  [
    'an address that there is not',
    'TS2322',
    `
    import type { SessionMeData } from './client';
    import { client } from './client/client.gen';
    void client.buildUrl<SessionMeData>({ url: '/api/v1/session/you' });`,
  ],
  [
    'a query parameter that there is not',
    'TS2353',
    `
    import { customersList } from './client';
    void customersList({ query: { colour: 'red' } });`,
  ],
  [
    'a value that a query parameter does not take',
    'TS2322',
    `
    import { customersList } from './client';
    void customersList({ query: { size: '11' } });`,
  ],
  [
    'an address without its parameter',
    'TS2741',
    `
    import { goalsGoals } from './client';
    void goalsGoals({ path: {} });`,
  ],
  [
    'a body with a field of the wrong type',
    'TS2322',
    `
    import { enquiriesContact } from './client';
    const rest = { companyName: 'Hotel', email: 'a@b.example', questions: 'I have a question', answersText: '' } as const;
    void enquiriesContact({ body: { ...rest, name: 7 } });`,
  ],
  [
    'a body without a required field',
    'TS2741',
    `
    import { enquiriesContact } from './client';
    void enquiriesContact({ body: { companyName: '', email: '', questions: 'I have a question', answersText: '' } });`,
  ],
  [
    'a call without its body',
    'TS2345',
    `
    import { enquiriesContact } from './client';
    void enquiriesContact({});`,
  ],
  [
    'a body where none is taken',
    'TS2322',
    `
    import { sessionMe } from './client';
    void sessionMe({ body: {} });`,
  ],
  [
    'a header of the wrong type',
    'TS2322',
    `
    import { customersList } from './client';
    void customersList({ headers: { 'x-minimum-position': 7 } });`,
  ],
  [
    'a field of an answer that there is not',
    'TS2339',
    `
    import { customersList } from './client';
    export const told = async () => (await customersList()).data?.data.colour;`,
  ],
  [
    'a code that does not refuse the call',
    'TS2367',
    `
    import { customersList } from './client';
    export const told = async () => (await customersList()).error?.code === 'SAME_GOAL_TWICE';`,
  ],
] as const;

/** What the schemas leave open on purpose: any JSON, and texts of the content service whose names it chooses. */
const OPEN = [
  'BillingStripeWebhookData',
  'ContentPageAnswer',
  'LearningChapterAnswer',
  'PlatformApiDocumentResponses',
  'PlatformCspReportBody',
];

describe('a client generated from the document', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let folder: string;
  let faults: readonly string[];

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database });
    folder = await mkdtemp(join(tmpdir(), 'client-'));
    const { cookie } = api.sessions.introduce({ kind: 'superAdmin' });
    const { body } = await api.inject({ url: '/api/docs/openapi.json', headers: { cookie } });
    await writeFile(join(folder, 'openapi.json'), body);
    await run(process.execPath, ['tools/openapi/client.mjs', join(folder, 'openapi.json'), join(folder, 'client')], {
      cwd: repository,
    });
    const wrong = WRONG_CALLS.map(([, , call], index) => [`wrong-${index}.ts`, call] as const);
    for (const [name, text] of [
      ['calls.ts', CALLS],
      ...wrong,
      ['tsconfig.json', JSON.stringify({ ...SETTINGS, files: ['calls.ts', ...wrong.map(([file]) => file)] })],
    ] as const) {
      await writeFile(join(folder, name), text);
    }
    const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    faults = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('compiles together with calls as they should be', () => {
    expect(faults.filter((fault) => !fault.startsWith('wrong-'))).toEqual([]);
  });

  it.each(WRONG_CALLS.map(([does, code], index) => [does, code, index] as const))('refuses %s', (_, code, index) => {
    const told = faults.filter((fault) => fault.startsWith(`wrong-${index}.ts`));
    expect(told).toEqual([expect.stringContaining(`error ${code}:`)]);
  });

  it('has no type that says nothing', async () => {
    const types = await readFile(join(folder, 'client/types.gen.ts'), 'utf8');
    const open = types
      .replace(/\/\*\*[^]*?\*\/|'[^'\n]*'/g, '')
      .split(/^export type /m)
      .filter((each) => /\b(unknown|any)\b|[^?\]]: never/.test(each))
      .map((each) => each.slice(0, each.indexOf(' ')))
      // The answers of HEAD have no body.
      .filter((name) => !/Head(Errors|Responses)$/.test(name));
    expect([...open].sort()).toEqual(OPEN);
  });

  it('calls the API', async () => {
    const { authorization } = api.sessions.introduce({ kind: 'superAdmin' });
    const { stdout } = await run(process.execPath, [join(folder, 'dist/calls.js')], {
      env: { ADDRESS: await api.listen(), TOKEN: authorization },
    });
    expect(JSON.parse(stdout)).toEqual({
      matching: 0,
      responseCode: 200,
      code: 'ACCOUNT_NOT_FOUND',
      forbidden: true,
    });
  });
});
