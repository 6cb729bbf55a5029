import { AccountsBench } from '../testing/accounts-bench';
import type { Browser } from '../testing/browser';

const GOALS = '/api/v1/drafts/goals';
const typed = (value: unknown, field = 'goals.0.amount') => ({ entries: [{ field, value }] });

describe('what was typed and not sent', () => {
  let bench: AccountsBench;
  let desk: Browser;
  let phone: Browser;
  let stranger: Browser;

  beforeAll(async () => {
    bench = await AccountsBench.open();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    const ada = await bench.customer();
    desk = await bench.signedIn(ada);
    phone = await bench.signedIn(ada);
    stranger = await bench.signedIn(await bench.customer());
  });

  const versionOf = (reply: object): number => (reply as { meta: { version: number } }).meta.version;
  const seen = (version: number) => ({ 'if-match': `"${version}"` });

  it('is there on another device of the same account, and for nobody else', async () => {
    expect(await desk.get(GOALS)).toMatchObject({ data: { entries: [], savedAt: null }, meta: { version: 0 } });
    const saved = await desk.put(GOALS, typed('900'), seen(0));
    expect(saved).toMatchObject({ status: 200, data: { savedAt: bench.now.toISOString() } });
    expect(await phone.get(GOALS)).toMatchObject({
      data: { ...typed('900'), savedAt: bench.now.toISOString() },
      meta: { version: versionOf(saved) },
    });
    expect((await stranger.get(GOALS)).data).toEqual({ entries: [], savedAt: null });
    expect((await desk.get('/api/v1/drafts/profile')).data).toEqual({ entries: [], savedAt: null });
    expect((await bench.browser().get(GOALS)).status).toBe(401);
  });

  it('is not there for staff', async () => {
    const staff = await bench.signedIn(await bench.staff('superAdmin'));
    for (const answer of [await staff.get(GOALS), await staff.put(GOALS, typed('1')), await staff.delete(GOALS)])
      expect(answer.status).toBe(403);
  });

  it('is not overwritten by a device that has not seen the newer input, unless it says so', async () => {
    const first = versionOf(await desk.put(GOALS, typed('900'), seen(0)));
    const newer = versionOf(await phone.put(GOALS, typed('950'), seen(first)));
    expect(await desk.put(GOALS, typed('901'), seen(first))).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await desk.get(GOALS)).data).toMatchObject(typed('950'));
    expect((await desk.put(GOALS, typed('901'), seen(newer))).status).toBe(200);
    expect((await phone.get(GOALS)).data).toMatchObject(typed('901'));
  });

  it('is forgotten when told to, twice without harm', async () => {
    await desk.put(GOALS, typed('900'));
    for (const device of [desk, phone]) expect((await device.delete(GOALS)).status).toBe(200);
    expect(await desk.get(GOALS)).toMatchObject({ data: { entries: [] }, meta: { version: 0 } });
  });

  it('leaves no event and no text in clear', async () => {
    const count = async (): Promise<unknown> =>
      (await bench.database.admin('SELECT count(*) FROM event_store.events')).rows;
    const before = await count();
    await desk.put('/api/v1/drafts/generic-questions', typed('Canary Cottages', 'questions.Q1'));
    expect(await count()).toEqual(before);
    const { rows } = await bench.database.admin(
      `SELECT count(*)::int AS n FROM vault.form_drafts AS d WHERE position('Canary'::bytea IN d.sealed) > 0`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it.each([
    ['quiz-answers', typed('M2_C1_S1_K1_A3', 'M2_C1_S1.M2_C1_S1_K1')],
    ['videos-played', typed(['0-45', '60.5-88'], 'M2_C1_V1.1f2e3d4c5b6a')],
  ])('goes on upon another device: %s', async (form, half) => {
    const address = `/api/v1/drafts/${form}`;
    await desk.put(address, half, seen(0));
    expect((await phone.get(address)).data).toMatchObject(half);
    expect((await stranger.get(address)).data).toMatchObject({ entries: [] });
    expect((await desk.put(address, typed('x', 'password'))).status).toBe(400);
  });

  it.each([
    ['a field of another form', typed('x', 'firstName')],
    ['a password', typed('x', 'password')],
    ['consent', typed(true, 'termsAndConditions')],
    ['the number of a card', typed('4111 1111 1111 1111')],
    ['something deeper', typed([['x']])],
    ['more than there is room for', { entries: Array(2_001).fill({ field: 'goals.0.amount', value: '1' }) }],
    ['too long a text', typed('x'.repeat(5_001))],
    ['too much in all', { entries: Array(19).fill({ field: 'goals.0.amount', value: 'x'.repeat(5_000) }) }],
    ['an unknown key', { ...typed('1'), accountId: 'acc_1' }],
  ])('is not kept where it is %s', async (_, body) => {
    expect((await desk.put(GOALS, body)).status).toBe(400);
    expect((await desk.get(GOALS)).data).toMatchObject({ entries: [] });
  });

  it('finds a card number in a field whose name an id could have', async () => {
    const answer = await desk.put('/api/v1/drafts/generic-questions', typed('4111111111111111', 'questions.cardId'));
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'body.entries.0.value' }] });
  });

  it('is of no form that is not in the list', async () => {
    expect((await desk.get('/api/v1/drafts/sign-up')).status).toBe(400);
  });

  it('is forgotten once its form was sent', async () => {
    await desk.put('/api/v1/drafts/profile', typed('Ada Lovelace', 'firstName'));
    await desk.put(GOALS, typed('900'));
    const { id } = (await desk.get('/api/v1/accounts/profile')).data as { id: string };
    const form = { id, firstName: 'Ada Lovelace', sector: 7, phone: '01632960002' };
    expect((await desk.put('/api/v1/accounts/profile', { ...form, phone: '1' })).status).toBe(400);
    expect((await phone.get('/api/v1/drafts/profile')).data).toMatchObject({ entries: [{ value: 'Ada Lovelace' }] });
    expect((await desk.put('/api/v1/accounts/profile', form)).status).toBe(200);
    expect((await phone.get('/api/v1/drafts/profile')).data).toMatchObject({ entries: [] });
    expect((await phone.get(GOALS)).data).toMatchObject(typed('900'));
  });
});
