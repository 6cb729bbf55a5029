import type { Browser } from '../testing/browser';
import { AccountsBench, PASSWORD, START } from '../testing/accounts-bench';
import { customerOf } from '../testing/customer-of';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const OWN = '/api/v1/partners/own';
let number = 0;

async function partner(confirmed = true): Promise<{ id: string; email: string; accessCode: string }> {
  const email = `partner-${(number += 1)}@marsh.example`;
  const { data } = await bench.browser().post('/api/v1/partners/register', {
    firstName: 'Nell',
    lastName: `Marsh ${number}`,
    companyName: `Marsh Advisory ${number}`,
    email,
    phone: '01632960002',
    password: PASSWORD,
    termsAndConditions: true,
    channelPartner: true,
  });
  const { id } = data['company_details'] as { id: string };
  if (confirmed) {
    const token = await bench.mailLink(id, 'email-verification');
    await bench.browser().post('/api/v1/accounts/verify-email', { email, token });
    const signedIn = await bench.browser().signIn(email, PASSWORD);
    return { id, email, ...(signedIn.data['company_details'] as { accessCode: string }) };
  }
  // Nobody is told the code of an unconfirmed partner; the vault is asked with a guess that is right.
  const accessCode = '98765432';
  await bench.vault.reserved.claim({ kind: 'access-code', value: accessCode, accountId: id }, bench.now);
  return { id, email, accessCode };
}

async function customer(): Promise<{ id: string; browser: Browser }> {
  const account = await bench.customer();
  return { id: account.id, browser: await bench.signedIn(account) };
}

const partnerEvents = async (id: string) =>
  (await bench.eventsOf(id)).filter(({ type }) => /partner-(assigned|removed)/.test(type));

describe('the channel partner of a customer', () => {
  it('changes from the one that the caller saw, whoever signs in meanwhile, and is seen at once', async () => {
    const [nell, omar] = [await partner(), await partner()];
    const account = await bench.customer();
    const browser = await bench.signedIn(account);
    const seen = { 'if-match': String((await browser.get(OWN)).headers['etag']) };
    await bench.signedIn(account);
    expect((await browser.put(OWN, { accessCode: nell.accessCode }, seen)).status).toBe(200);
    expect(await browser.put(OWN, { accessCode: omar.accessCode }, seen)).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
    });
    expect((await browser.get(OWN)).data).toMatchObject({ companyName: 'Marsh Advisory 1', isDefault: false });
  });

  it('[PROFILE-06~] changes by a code whose partner is named before, and falls to the default partner', async () => {
    const nell = await partner();
    const { id, browser } = await customer();
    expect(await browser.get(OWN)).toMatchObject({ status: 200, data: { partnerName: 'Keelson', isDefault: true } });
    expect(await browser.delete(OWN)).toMatchObject({
      status: 409,
      code: 'DEFAULT_PARTNER_STAYS',
      statusMessage: 'You are assigned to the default channel partner, you cannot remove',
    });

    const { accessCode } = nell;
    expect(await browser.post('/api/v1/partners/code-lookups', { accessCode })).toMatchObject({
      status: 200,
      data: { partnerName: `Nell Marsh ${number}`, companyName: `Marsh Advisory ${number}` },
    });
    expect(await partnerEvents(id)).toEqual([]);
    expect(await browser.put(OWN, { accessCode })).toMatchObject({
      status: 200,
      statusMessage: 'Channel partner changed  successfully',
      data: { partnerName: `Nell Marsh ${number}`, isDefault: false },
    });
    expect(await browser.put(OWN, { accessCode })).toMatchObject({ status: 409, code: 'ALREADY_THIS_PARTNER' });
    expect(await browser.delete(OWN)).toMatchObject({
      status: 200,
      statusMessage: 'User channel partner removed successfully, and assigned to the default channel partner',
      data: { partnerName: 'Keelson', isDefault: true },
    });
    expect((await browser.delete(OWN)).code).toBe('DEFAULT_PARTNER_STAYS');
    expect(await partnerEvents(id)).toMatchObject([
      { type: 'accounts.partner-assigned.v1', data: { partnerId: nell.id, byCode: true } },
      { type: 'accounts.partner-removed.v1', data: {} },
    ]);
  });

  it('[PROFILE-06~] refuses codes that nobody has, and those of partners whose address is not confirmed', async () => {
    const early = await partner(false);
    const { id, browser } = await customer();
    for (const accessCode of ['1', '12345678', '9'.repeat(200)]) {
      expect(await browser.put(OWN, { accessCode })).toMatchObject({
        status: 400,
        code: 'INVALID_ACCESS_CODE',
        statusMessage: 'Invalid access code',
      });
    }
    expect(await browser.put(OWN, { accessCode: early.accessCode })).toMatchObject({
      status: 400,
      statusMessage: 'Invalid channel partner code',
    });
    expect((await browser.put(OWN, { accessCode: '' })).errors[0]?.message).toBe('Access code is required !!');
    expect((await browser.put(OWN, { accessCode: '12a' })).errors[0]?.message).toBe('Access code should be numeric');
    expect(await partnerEvents(id)).toEqual([]);
  });

  it('repeats the answer of a repeated change', async () => {
    const { accessCode } = await partner();
    const { id, browser } = await customer();
    const key = { 'idempotency-key': 'change-once' };
    const [first, second] = [await browser.put(OWN, { accessCode }, key), await browser.put(OWN, { accessCode }, key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await partnerEvents(id)).toHaveLength(1);
  });

  it('leaves one partner after 20 changes at once', async () => {
    const [one, other] = [await partner(), await partner()];
    const { id, browser } = await customer();
    const codes = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).accessCode);
    const answers = await Promise.all(codes.map((accessCode) => browser.put(OWN, { accessCode })));
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    const chosen = (await partnerEvents(id)).map(({ data }) => data['partnerId']);
    expect(chosen.every((partnerId, index) => index === 0 || partnerId !== chosen[index - 1])).toBe(true);
  });

  it('cannot be guessed: looks are limited by account, wrong ones by address and for visitors from the first', async () => {
    const look = (from: Browser) => from.post('/api/v1/partners/code-lookups', { accessCode: '10000000' });
    const looks = async (from: Browser, times: number): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let tries = 0; tries < times; tries += 1) statuses.push((await look(from)).status);
      return statuses;
    };
    const { browser } = await customer();
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);
    expect(await looks(browser, 32)).toEqual([...times(30, 400), 429, 429]);
    expect(await looks(bench.browser(), 31)).toEqual([...times(30, 400), 429]);
    const [second, third] = [await customer(), await customer()];
    expect(await looks(second.browser, 30)).toEqual(times(30, 400));
    expect(await looks(third.browser, 11)).toEqual([...times(10, 400), 429]);
    expect((await look(bench.browser('10.8.0.1'))).status).toBe(400);
  });

  it('is nothing that a partner or a member of staff has', async () => {
    const nell = await partner();
    const browser = await bench.signedIn(nell);
    for (const answer of [await browser.get(OWN), await browser.delete(OWN)]) expect(answer.status).toBe(403);
    expect((await browser.put(OWN, { accessCode: nell.accessCode })).status).toBe(403);
  });
});

describe('the channel partner of a customer, changed by staff', () => {
  const ROUTE = 'partners.changeOfCustomer';
  const of = (accountId: string) => `/api/v1/customers/${accountId}/partner`;
  const listed = async () => {
    const account = await customer();
    await customerOf(bench.database, account.id, 'partner_keelson');
    return account;
  };
  const manager = async () => bench.signedIn(await bench.staff('admin', ['customers.manage']));

  it('takes the own password for this customer and this code, and is recorded as chosen by staff', async () => {
    const [nell, omar] = [await partner(), await partner()];
    const { id, browser: owner } = await listed();
    const staff = await manager();
    expect(await staff.get(of(id))).toMatchObject({ status: 200, data: { partnerName: 'Keelson', isDefault: true } });
    expect(await staff.put(of(id), { accessCode: nell.accessCode })).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await staff.confirm(PASSWORD, ROUTE, { accountId: id, accessCode: nell.accessCode });
    expect(await staff.put(of(id), { accessCode: omar.accessCode })).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    await staff.confirm(PASSWORD, ROUTE, { accountId: id, accessCode: nell.accessCode });
    const changed = await staff.put(of(id), { accessCode: nell.accessCode });
    expect(changed).toMatchObject({ status: 200, data: { isDefault: false } });
    expect((await owner.get(OWN)).data).toEqual(changed.data);
    const events = await partnerEvents(id);
    expect(events).toMatchObject([
      { data: { partnerId: nell.id, byCode: false }, metadata: { actor: { kind: 'admin' }, subjectId: id } },
    ]);
  });

  it('does not go over a change that staff have not seen', async () => {
    const [nell, omar] = [await partner(), await partner()];
    const { id, browser: owner } = await listed();
    const staff = await manager();
    const seen = { 'if-match': String((await staff.get(of(id))).headers['etag']) };
    expect((await owner.put(OWN, { accessCode: omar.accessCode })).status).toBe(200);
    await staff.confirm(PASSWORD, ROUTE, { accountId: id, accessCode: nell.accessCode });
    expect(await staff.put(of(id), { accessCode: nell.accessCode }, seen)).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
    });
    expect(await partnerEvents(id)).toHaveLength(1);
  });

  it('knows no wrong code, no account that is no customer’s, and nobody without the permission', async () => {
    const nell = await partner();
    const { id, browser: owner } = await listed();
    const staff = await manager();
    await staff.confirm(PASSWORD, ROUTE, { accountId: id, accessCode: '00000001' });
    expect(await staff.put(of(id), { accessCode: '00000001' })).toMatchObject({ code: 'INVALID_ACCESS_CODE' });
    expect(await staff.get(of(nell.id))).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    await staff.confirm(PASSWORD, ROUTE, { accountId: nell.id, accessCode: nell.accessCode });
    expect((await staff.put(of(nell.id), { accessCode: nell.accessCode })).status).toBe(404);
    const idle = await bench.signedIn(await bench.staff('admin', ['journeys.replay']));
    for (const outsider of [idle, owner]) {
      expect((await outsider.get(of(id))).status).toBe(403);
      expect(await outsider.put(of(id), { accessCode: nell.accessCode })).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await partnerEvents(id)).toEqual([]);
  });
});
