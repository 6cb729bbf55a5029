import { createHash } from 'node:crypto';
import type { AccountId } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../../testing/product-database';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { newAccountId } from '../../../testing/test-sessions';
import { HARMFUL_FILES } from './testing/harmful-files';

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

it('[IO-08] a file of up to 1 MB is read by what it is, whatever its name, and nothing of it is kept or served again; what is none, is larger or unpacks to more is refused with a reason', async () => {
  const accountId: AccountId = newAccountId();
  const { authorization } = api.sessions.introduce({ kind: 'customer', accountId });
  const send = async (content: string | Uint8Array): Promise<{ status: number; code?: string; data: unknown }> => {
    const answer = await api.inject({
      method: 'POST',
      url: `/api/v1/accounts/${accountId}/finance-data/file`,
      headers: { authorization },
      payload: { content: Buffer.from(content).toString('base64'), financial_month: 3 },
    });
    // A busy machine says so, and is asked again.
    if (answer.statusCode === 503) return await send(content);
    return { status: answer.statusCode, ...answer.json<{ code?: string; data: unknown }>() };
  };
  const csv = 'Month,Payroll\nOct 2026,"1,200.50"\n';
  expect(await send(csv)).toMatchObject({
    status: 200,
    data: {
      contentHash: createHash('sha256').update(csv).digest('hex'),
      figures: [{ cell: 'profit 2026-10 payroll', text: '1,200.50' }],
      left: [],
    },
  });
  for (const { is, bytes, refused } of HARMFUL_FILES) {
    const { status, code } = await send(await bytes());
    expect([is, status, code]).toEqual([is, 422, refused]);
  }
  const megabyte = 'a,b\n'.repeat(256 * 1024);
  expect(await send(megabyte)).toMatchObject({ status: 422, code: 'FILE_TOO_LARGE' });
  expect(await send(megabyte.repeat(2))).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  const { rows: events } = await database.admin('SELECT count(*)::int AS events FROM event_store.events');
  expect(events).toEqual([{ events: 0 }]);
});
