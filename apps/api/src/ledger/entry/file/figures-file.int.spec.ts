import { createHash } from 'node:crypto';
import type { AccountId } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../../testing/product-database';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { newAccountId } from '../../../testing/test-sessions';

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

it('[IO-08~] a file of up to 1 MB is read and nothing of it is kept; what is none is refused with a reason', async () => {
  const accountId: AccountId = newAccountId();
  const { authorization } = api.sessions.introduce({ kind: 'customer', accountId });
  const send = async (text: string) => {
    const answer = await api.inject({
      method: 'POST',
      url: `/api/v1/accounts/${accountId}/finance-data/file`,
      headers: { authorization },
      payload: { content: Buffer.from(text).toString('base64') },
    });
    return { status: answer.statusCode, ...answer.json<{ code?: string; data: unknown }>() };
  };
  const csv = 'Month,Payroll\nOct 2026,"1,200.50"\n';
  const rows = [
    ['Month', 'Payroll'],
    ['Oct 2026', '1,200.50'],
  ];
  expect(await send(csv)).toMatchObject({
    status: 200,
    data: { contentHash: createHash('sha256').update(csv).digest('hex'), sheets: [{ name: '', rows }] },
  });
  expect(await send('\u0089PNG\u0000\u0001')).toMatchObject({ status: 422, code: 'NOT_A_SPREADSHEET' });
  const megabyte = 'a,b\n'.repeat(256 * 1024);
  expect(await send(megabyte)).toMatchObject({ status: 422, code: 'FILE_TOO_LARGE' });
  expect(await send(megabyte.repeat(2))).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  const { rows: events } = await database.admin('SELECT count(*)::int AS events FROM event_store.events');
  expect(events).toEqual([{ events: 0 }]);
});
