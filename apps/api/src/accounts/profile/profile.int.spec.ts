import { AccountsBench } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const PROFILE = '/api/v1/accounts/profile';

describe('the own profile', () => {
  let bench: AccountsBench;
  let account: { id: string; email: string };
  let browser: Browser;

  beforeAll(async () => {
    bench = await AccountsBench.open();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    account = await bench.customer();
    browser = await bench.signedIn(account);
  });

  const change = (changes: object = {}) =>
    browser.put(PROFILE, { id: account.id, firstName: ' Ada Lovelace ', sector: 7, phone: '01632960002', ...changes });
  const changes = async () =>
    (await bench.eventsOf(account.id)).filter(({ type }) => type === 'accounts.profile-changed.v1');

  it('[PROFILE-01~] shows what was registered under the published names', async () => {
    expect((await browser.get(PROFILE)).data).toEqual({
      id: account.id,
      firstName: 'Ada Byron',
      surname: '',
      companyName: 'Engine Works Ltd',
      sector: 3,
      email: account.email,
      phone: '01632960001',
      createTime: '2026-11-02T09:00:00.000Z',
    });
  });

  it('[PROFILE-01~] changes name, sector and phone, answers the published fields, and is seen at once', async () => {
    expect(await change()).toMatchObject({
      status: 200,
      statusMessage: 'Your profile has updated successfully',
      data: {
        id: account.id,
        firstName: 'Ada Lovelace',
        surname: '',
        companyName: 'Engine Works Ltd',
        email: account.email,
      },
    });
    expect((await browser.get(PROFILE)).data).toMatchObject({
      firstName: 'Ada Lovelace',
      sector: 7,
      phone: '01632960002',
    });
    const [event] = await changes();
    expect(event?.data['sector']).toBe(7);
    expect(JSON.stringify(event?.data)).not.toMatch(/Ada Lovelace|01632960002/);
    expect((await change()).status).toBe(200);
    expect(await changes()).toHaveLength(1);
  });

  it('changes what the caller saw and nothing else, whoever signs in meanwhile', async () => {
    const { headers } = await browser.get(PROFILE);
    const seen = { 'if-match': String(headers['etag']) };
    await bench.signedIn(account);
    const form = { id: account.id, firstName: 'Ada', sector: 7, phone: '01632960002' };
    expect((await browser.put(PROFILE, form, seen)).status).toBe(200);
    expect(await browser.put(PROFILE, { ...form, sector: 8 }, seen)).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
    });
    expect((await browser.get(PROFILE)).data).toMatchObject({ sector: 7 });
  });

  it('keeps a surname that is not sent again', async () => {
    await change({ firstName: 'Ada', surname: 'Lovelace' });
    expect((await change({ firstName: 'Augusta' })).data).toMatchObject({ firstName: 'Augusta', surname: 'Lovelace' });
  });

  it('[PROFILE-01~, AUTHZ-03~] never takes over company or e-mail, and refuses what it does not know', async () => {
    await change({ companyName: 'Other Ltd', email: 'other@example.com' });
    expect((await browser.get(PROFILE)).data).toMatchObject({ companyName: 'Engine Works Ltd', email: account.email });
    expect((await change({ isAdmin: true })).status).toBe(400);
    expect(await changes()).toHaveLength(1);
  });

  it('[PROFILE-09~] takes 10 to 15 digits and says what is wrong with others', async () => {
    for (const phone of ['0163296000', '016329600012345', '+44 1632 960001'])
      expect((await change({ phone })).status).toBe(200);
    for (const [phone, message] of [
      ['', 'Phone number is required'],
      ['016329600', 'Phone number must be at least 10 digits'],
      ['0163296000123456', 'Phone number must be at most 15 digits'],
      ['01632 x60001', 'Enter a valid phone number (10-15 digits only)'],
    ])
      expect((await change({ phone })).errors).toEqual([{ path: 'body.phone', message }]);
    for (const [field, value] of [
      ['firstName', ' '],
      ['sector', 0],
    ] as const)
      expect((await change({ [field]: value })).errors).toEqual([{ path: `body.${field}`, message: 'required !!' }]);
  });

  it("[AUTHZ-02~] changes nobody else's, and is not for staff", async () => {
    const other = await bench.customer();
    expect((await change({ id: other.id })).status).toBe(404);
    expect(await changes()).toEqual([]);
    const staff = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    expect((await staff.get(PROFILE)).status).toBe(403);
    expect((await bench.browser().get(PROFILE)).status).toBe(401);
  });
});
