import { billingStream } from '@keelson/domain/billing';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../testing/product-database';
import { recorded } from '../../testing/recorded';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

type Person = ReturnType<TestApi['sessions']['introduce']>;

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

const CYCLE = '/api/v1/finance-connections/cycle';

const customer = async (customerId?: string): Promise<Person> => {
  const person = api.sessions.introduce({ kind: 'customer' });
  const opened = { checkoutId: 'cho_1', sessionId: 'cs_1', customerId, expiresAt: '2026-11-21T10:00:00.000Z' };
  const paying = { type: 'billing.checkout-opened.v1', data: opened };
  if (customerId) await recorded(api, billingStream(person.id), person.id, paying);
  return person;
};

const read = async ({ authorization }: Person) =>
  (await api.inject({ method: 'GET', url: CYCLE, headers: { authorization } })).json<{
    data: { repeat: boolean; cycleId: string };
  }>().data;

const set = async ({ authorization }: Person, repeat: boolean, named: Record<string, string> = {}) => {
  const url = `${CYCLE}?${new URLSearchParams(named).toString()}`;
  return (await api.inject({ method: 'POST', url, headers: { authorization }, payload: { repeat } })).statusCode;
};

describe('the cycle of nightly imports', () => {
  it('has an id of its own, which stays and which no other account has', async () => {
    const [one, other] = [await customer(), await customer()];
    const { cycleId } = await read(one);
    await set(one, false);
    expect(await read(one)).toEqual({ repeat: false, cycleId });
    expect((await read(other)).cycleId).not.toBe(cycleId);
  });

  it('is set by the own ids, by one of them and by none', async () => {
    const [paying, unpaid] = [await customer('cus_own'), await customer()];
    const { cycleId } = await read(paying);
    for (const named of [{ cycleId, accountApiId: 'cus_own' }, { cycleId }, { accountApiId: 'cus_own' }, {}]) {
      const { repeat } = await read(paying);
      expect([named, await set(paying, !repeat, named)]).toEqual([named, 200]);
      expect((await read(paying)).repeat).toBe(!repeat);
    }
    expect(await set(unpaid, false, { accountApiId: '' })).toBe(200);
  });

  it('is left as it was by ids of another account, of its subscription or of nothing', async () => {
    const [own, other] = [await customer('cus_mine'), await customer('cus_theirs')];
    const [mine, theirs] = [await read(own), await read(other)];
    const named = [
      { cycleId: theirs.cycleId },
      { cycleId: '' },
      { cycleId: 'sub_1' },
      { accountApiId: 'cus_theirs' },
      { accountApiId: 'cus_unknown' },
      { accountApiId: '' },
      { cycleId: mine.cycleId, accountApiId: 'cus_theirs' },
      { cycleId: theirs.cycleId, accountApiId: 'cus_mine' },
    ];
    for (const each of named) expect([each, await set(own, false, each)]).toEqual([each, 404]);
    expect(await read(own)).toEqual({ repeat: true, cycleId: mine.cycleId });
    expect(await read(other)).toEqual({ repeat: true, cycleId: theirs.cycleId });
  });
});
