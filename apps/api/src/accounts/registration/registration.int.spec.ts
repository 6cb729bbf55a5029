import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const REGISTER = '/api/v1/accounts/register';
const VERIFY = '/api/v1/accounts/verify-email';
const RESEND = '/api/v1/accounts/resend-verification';
const TAKEN = 'The email is already registered. Please login or choose another mail to register';

const register = (form: object, address?: string) => bench.browser(address).post(REGISTER, form);
const requests = async (id: string) =>
  (await bench.eventsOf(id)).filter(({ type }) => type === 'accounts.email-verification-requested.v1').length;

describe('registering', () => {
  it('[LIMIT-02~] opens a trial of the first kind for 14 days', async () => {
    const { id } = await bench.register('opens@example.com', { phone: '01632960001' });
    const [registered] = await bench.eventsOf(id);
    expect(registered).toMatchObject({
      type: 'accounts.customer-registered.v1',
      data: { accountId: id, sector: 3, trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' } },
      metadata: { subjectId: id, partitionKey: id, actor: { kind: 'anonymous' } },
    });
  });

  it('keeps personal values sealed', async () => {
    const { id } = await bench.register('sealed@example.com', { name: 'Zebedee Quince' });
    const text = JSON.stringify(await bench.eventsOf(id));
    for (const value of ['Zebedee', 'Engine Works', '01234567', '01632960001', 'sealed@example.com']) {
      expect(text).not.toContain(value);
    }
  });

  it('says that an address is registered', async () => {
    await bench.register('twice@example.com');
    const again = await register(bench.form('twice@example.com'));
    expect(again).toMatchObject({
      status: 400,
      code: 'ALREADY_REGISTERED',
      responseMessage: TAKEN,
      statusMessage: TAKEN,
    });
  });

  it('[AUTHN-09] opens one account for 100 registrations of one address at once, and for all ways to write it', async () => {
    // The last is a letter that the composed form (NFC) turns into a K.
    const spellings = ['Owner@Link.example', ' owner@link.example', 'OWNER@LINK.EXAMPLE ', 'owner@lin\u212A.example'];
    const forms = Array.from({ length: 100 }, (_, index) => bench.form(spellings[index % spellings.length] ?? ''));
    const answers = await Promise.all(forms.map((form, index) => register(form, `10.6.0.${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await bench.database.admin(
      `SELECT count(DISTINCT stream_id)::int AS n FROM event_store.events WHERE type = 'accounts.customer-registered.v1'
       AND stream_id IN (SELECT 'account-' || account_id FROM vault.reserved_values WHERE claimed_at = $1)`,
      [START],
    );
    const before = (rows as { n: number }[])[0]?.n;
    const variants = [
      ...spellings,
      ...Array.from(
        { length: 20 },
        (_, index) => `${' '.repeat(index % 4)}${index % 2 ? 'oWnEr' : 'ownER'}@liNK.eXample\t`,
      ),
      ...['о', 'ο', 'ｏ', 'օ', '0'].map((look) => `${look}wner@link.example`),
      ...['е', 'ｅ', 'ė', '℮'].map((look) => `owner@link.${look}xample`),
      ...['ｗ', 'ԝ', 'ѡ', 'ẃ', 'ŵ'].map((look) => `o${look}ner@link.example`),
      ...['ո', 'п', 'ｎ', 'ñ', 'ń'].map((look) => `ow${look}er@link.example`),
      ...['\u200b', '\u00ad', '\u2060', '\ufeff', '\u0301'].map((hidden) => `owner${hidden}@link.example`),
    ];
    const statuses = await Promise.all(variants.map((each, index) => register(bench.form(each), `10.7.0.${index}`)));
    const opened = statuses.flatMap(({ status }, index) => (status === 200 ? [variants[index]] : []));
    expect(opened).toEqual(['0wner@link.example']);
    expect(before).toBeGreaterThan(0);
    expect(variants.length).toBeGreaterThan(45);
  });

  it('keeps "already registered" from being a way to look people up', async () => {
    await bench.register('known@example.com');
    const asked = [];
    for (let tries = 0; tries < 11; tries += 1) asked.push(await register(bench.form('known@example.com'), '10.8.0.1'));
    expect(asked.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(await register(bench.form('fresh@example.com'), '10.8.0.1')).toMatchObject({ status: 429 });
    expect(await register(bench.form('fresh@example.com'), '10.8.0.2')).toMatchObject({ status: 200 });
  });

  it('frees an address that a crash left claimed, after five minutes', async () => {
    const credential = {
      accountId: 'acc_crashed',
      kind: 'customer',
      permissions: [],
      passwordHash: 'x',
      emailVerified: false,
    } as const;
    await bench.vault.enrol('crashed@example.com', credential, START);
    expect(await register(bench.form('crashed@example.com'))).toMatchObject({ status: 400 });
    bench.pass(5 * 60_000 + 1);
    expect(await register(bench.form('crashed@example.com'))).toMatchObject({ status: 200 });
  });

  it('[ES-03~] answers a repeat under the same key like the first time, also when both come at once', async () => {
    const key = { 'idempotency-key': 'first-registration' };
    const form = bench.form('repeated@example.com');
    const replies = await Promise.all([1, 2, 3].map(() => bench.browser().post(REGISTER, form, key)));
    replies.push(await bench.browser().post(REGISTER, form, key));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => JSON.stringify([reply.data, bench.metaOf(reply)]))).size).toBe(1);
    const { id } = replies[0]?.data['user_details'] as { id: string };
    expect((await bench.eventsOf(id)).map(({ type }) => type)).toEqual([
      'accounts.customer-registered.v1',
      'accounts.email-verification-requested.v1',
    ]);
    expect(await bench.browser().post(REGISTER, form)).toMatchObject({ status: 400, code: 'ALREADY_REGISTERED' });
    const other = bench.form('repeated@example.com', { name: 'Another' });
    expect(await bench.browser().post(REGISTER, other, key)).toMatchObject({ status: 400, code: 'ALREADY_REGISTERED' });
    const stranger = await bench.browser().post(REGISTER, bench.form('stranger@example.com'), key);
    expect(stranger).toMatchObject({ status: 200 });
    expect(stranger.data['user_details']).not.toMatchObject({ id });
  });

  it('[ES-03~] finishes on repeat what a crash cut short between the claim and the event', async () => {
    const key = { 'idempotency-key': 'cut-short' };
    const form = bench.form('cut-short@example.com');
    await bench.database.admin('REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store FROM keelson_app');
    expect((await bench.browser().post(REGISTER, form, key)).status).toBeGreaterThanOrEqual(500);
    await bench.database.admin('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA event_store TO keelson_app');
    expect(await register(form)).toMatchObject({ status: 400, code: 'ALREADY_REGISTERED' });
    const repeated = await bench.browser().post(REGISTER, form, key);
    expect(repeated.status).toBe(200);
    const { id } = repeated.data['user_details'] as { id: string };
    expect(await bench.eventsOf(id)).toHaveLength(2);
  });

  it.each([
    ['name', { name: '' }, 'Required !!'],
    ['name', { name: 'x'.repeat(51) }, 'Please enter a name of at most 50 characters'],
    ['name', { name: 'Eve\r\nBcc: all@example.com' }, 'Please enter a name of at most 50 characters'],
    ['companyRegistrationNumber', { companyRegistrationNumber: undefined }, 'Required !!'],
    ['phone', { phone: '71632960001' }, 'Phone Number should start with 0'],
    ['phone', { phone: '0163296000' }, 'Enter Valid Phone Number !!'],
    ['email', { email: 'nobody' }, 'Invalid email address'],
    ['password', { password: 'Abc12', confirmPassword: 'Abc12' }, 'Minium length 6'],
    ['confirmPassword', { confirmPassword: 'Other777' }, 'Password mismatch'],
    ['supportNeeds', { supportNeeds: [] }, 'Required !!'],
    ['supportNeeds', { supportNeeds: undefined }, 'Required !!'],
    ['termsAndConditions', { termsAndConditions: false }, 'Required !!'],
    ['privacyPolicy', { privacyPolicy: undefined }, 'Required !!'],
  ])('[LIMIT-03~] refuses a wrong %s with the text of the form', async (field, change, message) => {
    const answer = await register(bench.form('wrong@example.com', change));
    expect(answer.status).toBe(400);
    expect(answer.errors).toContainEqual({ path: `body.${field}`, message });
  });

  it('[AUTHZ-03~] takes no field that the form does not have', async () => {
    for (const extra of [
      { role: 'admin' },
      { isAdmin: true },
      { emailVerified: true },
      { paid: 1 },
      { accountId: 'x' },
    ]) {
      expect(await register(bench.form('extra@example.com', extra))).toMatchObject({ status: 400 });
    }
  });

  it('needs no registration number of sole traders and other partnerships', async () => {
    for (const companyType of ['soletrader', 'otherpartnership']) {
      const form = bench.form(`${companyType}@example.com`, { companyType, companyRegistrationNumber: undefined });
      expect(await register(form)).toMatchObject({ status: 200 });
    }
  });
});

describe('confirming the address', () => {
  it('[SIGNIN-15~] answers Invalid Link, and user already exists only to people with a genuine link', async () => {
    const { id, email } = await bench.register();
    const other = await bench.register();
    const token = await bench.mailLink(id, 'email-verification');
    const verify = (to: string, link: string) => bench.browser().post(VERIFY, { email: to, token: link });
    const invalid = { status: 400, statusMessage: 'Invalid Link', responseMessage: 'Invalid Link' };
    expect(await verify(email, 'A'.repeat(43))).toMatchObject(invalid);
    expect(await verify(email, 'short')).toMatchObject({ status: 400 });
    expect(await verify(other.email, token)).toMatchObject(invalid);
    expect(await verify(email, token)).toMatchObject({ status: 200 });
    expect(await verify(email, token)).toMatchObject({ status: 409, statusMessage: 'user already exists' });
    expect(await verify(email, 'A'.repeat(43))).toMatchObject(invalid);
  });

  it('[ES-03~] answers a repeat under the same key like the first time', async () => {
    const { id, email } = await bench.register();
    const token = await bench.mailLink(id, 'email-verification');
    const verify = (key: string) => bench.browser().post(VERIFY, { email, token }, { 'idempotency-key': key });
    const first = await verify('first');
    const repeated = await verify('first');
    expect(first).toMatchObject({ status: 200 });
    expect([repeated.status, bench.metaOf(repeated)]).toEqual([200, bench.metaOf(first)]);
    expect(bench.metaOf(first)).toMatchObject({ position: expect.any(Number) as number });
    expect(await verify('second')).toMatchObject({ status: 409 });
  });

  it('ends with time, and with a newer link', async () => {
    const { id, email } = await bench.register();
    const old = await bench.mailLink(id, 'email-verification');
    const token = await bench.mailLink(id, 'email-verification');
    expect(await bench.browser().post(VERIFY, { email, token: old })).toMatchObject({ status: 400 });
    bench.pass(24 * 3_600_000 + 1);
    expect(await bench.browser().post(VERIFY, { email, token })).toMatchObject({ status: 400 });
  });

  it('comes before the first sign-in', async () => {
    const { id, email } = await bench.register();
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 403 });
    await bench.browser().post(VERIFY, { email, token: await bench.mailLink(id, 'email-verification') });
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('[SIGNIN-14~] is offered again, with the same answer for every address', async () => {
    const waiting = await bench.register();
    const confirmed = await bench.customer();
    const bodies = [
      { email: waiting.email },
      { email: waiting.email, chanelPartner: true },
      { email: confirmed.email },
      { email: 'nobody@example.com' },
    ];
    const answers = await Promise.all(bodies.map((body) => bench.browser().post(RESEND, body)));
    await bench.settled();
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, statusMessage: 'email verification sent successfully' });
    }
    expect(await requests(waiting.id)).toBe(3);
    expect(await requests(confirmed.id)).toBe(1);
  });

  it('is offered ten times in a row to one network, and five times an hour for one account', async () => {
    const accounts = await Promise.all(Array.from({ length: 3 }, () => bench.register()));
    for (let times = 0; times < 12; times += 1) {
      await bench.browser('10.8.1.1').post(RESEND, { email: accounts[times % 3]?.email });
      await bench.settled();
    }
    const asked = await Promise.all(accounts.map(({ id }) => requests(id)));
    expect(asked.reduce((sum, each) => sum + each)).toBe(3 + 10);
    const { id, email } = await bench.register();
    for (let times = 0; times < 12; times += 1) await bench.browser(`10.8.2.${times}`).post(RESEND, { email });
    await bench.settled();
    expect(await requests(id)).toBe(1 + 5);
  });
});

describe('the lists of the form', () => {
  it('[SIGNUP-10] are the 21 sections and the five company types', async () => {
    const sectors = await bench.api.inject({ method: 'GET', url: '/api/v1/reference/sectors' });
    const { data } = sectors.json<{ data: { id: number; sector_name: string }[] }>();
    expect(data).toHaveLength(21);
    expect(data[0]).toEqual({ id: 1, sector_name: 'Agriculture, forestry and fishing' });
    const types = await bench.api.inject({ method: 'GET', url: '/api/v1/reference/company-types' });
    const forms = types.json<{ data: { id: string; name: string }[] }>().data;
    expect(forms).toContainEqual({ id: 'soletrader', name: 'Sole Trader' });
    expect(forms.map(({ id }) => id).sort()).toEqual([
      'limitedliabilitypartnership',
      'otherpartnership',
      'privateLimitedCompany',
      'publicLimitedCompany',
      'soletrader',
    ]);
  });
});
