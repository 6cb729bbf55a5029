import { randomUUID } from 'node:crypto';
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

const TAKEN = 'The email is already registered. Please login or choose another mail to register';

const form = (email: string, changes: object = {}) => ({
  firstName: 'Nell',
  lastName: 'Marsh',
  companyName: 'Marsh Advisory',
  email,
  phone: '+44 (0)1632 960002',
  password: PASSWORD,
  termsAndConditions: true,
  webAddress: '',
  channelPartner: true,
  ...changes,
});
const register = (body: object, address?: string, headers?: Record<string, string>) =>
  bench.browser(address).post('/api/v1/partners/register', body, headers);
const idIn = (data: Record<string, unknown>) => (data['company_details'] as { id: string }).id;
const codesOf = async (): Promise<number> => {
  const { rows } = await bench.database.admin(
    `SELECT count(*)::int AS n FROM vault.reserved_values WHERE kind = 'access-code'`,
  );
  return (rows as { n: number }[])[0]?.n ?? 0;
};

describe('registering as a channel partner', () => {
  it('[SIGNUP-19~] answers 200 with the partner flag, asks for the confirmation mail and seals what is personal', async () => {
    const answer = await register(form('opens@marsh.example'));
    expect(answer).toMatchObject({ status: 200, data: { company_details: { channelPartner: 'true' } } });
    const id = idIn(answer.data);
    expect((await bench.eventsOf(id)).map(({ type }) => type)).toEqual([
      'accounts.partner-account-opened.v1',
      'accounts.email-verification-requested.v1',
    ]);
    const { rows } = await bench.database.admin(
      `SELECT type, data::text AS data FROM event_store.events WHERE stream_id = $1 ORDER BY version`,
      [`partner-${id}`],
    );
    const events = rows as { type: string; data: string }[];
    expect(events.map(({ type }) => type)).toEqual([
      'partners.partner-registered.v1',
      'partners.access-code-issued.v1',
    ]);
    for (const { data } of events) expect(data).not.toMatch(/Nell|Marsh|marsh\.example|960002|"\d{8}"/);
  });

  it('[SIGNUP-19~] answers a known address with 202 and the specified text, whichever kind of account has it', async () => {
    await register(form('twice@marsh.example'));
    await bench.register('customer@marsh.example');
    for (const email of ['twice@marsh.example', ' TWICE@marsh.example', 'customer@marsh.example']) {
      expect(await register(form(email))).toMatchObject({
        status: 202,
        responseCode: 202,
        statusMessage: TAKEN,
        data: { company_details: { channelPartner: 'true' } },
      });
    }
    expect(await bench.browser().post('/api/v1/accounts/register', bench.form('twice@marsh.example'))).toMatchObject({
      status: 400,
      statusMessage: TAKEN,
    });
  });

  it('[SIGNUP-19~] refuses what the form refuses, with the texts of the form', async () => {
    const wrong = await register(
      form('wrong', { firstName: 'x'.repeat(51), lastName: '', companyName: 'A & B', phone: '12x' }),
    );
    expect(wrong.status).toBe(400);
    expect(Object.fromEntries(wrong.errors.map(({ path, message }) => [path, message]))).toEqual({
      'body.firstName': 'First Name should not exceed 50 characters.',
      'body.lastName': 'Last Name is required !!',
      'body.companyName': 'Business Name should be alphanumeric.',
      'body.email': 'Invalid email address',
      'body.phone': 'Enter a valid Mobile Number',
    });
    expect((await register(form('short@marsh.example', { password: 'Ab1cd' }))).errors).toEqual([
      { path: 'body.password', message: 'Minimum length 6' },
    ]);
    expect((await register(form('plain@marsh.example', { password: 'abcdefg' }))).errors[0]?.message).toBe(
      'Password to have at least one number, one upper case and one lower case alphabet.',
    );
    expect((await register(form('terms@marsh.example', { termsAndConditions: false }))).status).toBe(400);
  });

  it('signs in once the address is confirmed, with the access code in the answer', async () => {
    const email = 'enters@marsh.example';
    const id = idIn((await register(form(email))).data);
    const early = bench.browser();
    expect((await early.signIn(email, PASSWORD)).status).toBe(403);
    const token = await bench.mailLink(id, 'email-verification');
    expect((await bench.browser().post('/api/v1/accounts/verify-email', { email, token })).status).toBe(200);
    expect((await bench.eventsOf(id)).map(({ type }) => type)).toContain('accounts.partner-activated.v1');

    const answer = await bench.browser().signIn(email, PASSWORD);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        company_details: { companyName: 'Marsh Advisory', firstName: 'Nell Marsh', channelPartner: 'true' },
        user_details: { freeTrailUser: 0 },
      },
    });
    const { accessCode } = answer.data['company_details'] as { accessCode: string };
    expect(accessCode).toMatch(/^[1-9]\d{7}$/);
    expect((await bench.vault.reserved.claimed('access-code', accessCode))?.accountId).toBe(id);
    const [, claims = ''] = String(answer.data['jwt']).split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      roles: ['partner'],
      isAdmin: false,
      isSuperAdmin: false,
    });
  });

  it('resends the confirmation mail to a partner too', async () => {
    const email = 'again@marsh.example';
    const id = idIn((await register(form(email))).data);
    const body = { email, chanelPartner: true };
    expect(await bench.browser().post('/api/v1/accounts/resend-verification', body)).toMatchObject({
      status: 200,
      statusMessage: 'email verification sent successfully',
    });
    await bench.settled();
    const asked = (await bench.eventsOf(id)).filter(({ type }) => type === 'accounts.email-verification-requested.v1');
    expect(asked).toHaveLength(2);
  });

  it('opens one account with one code for 20 posts of one form at once and for its repeats', async () => {
    const before = await codesOf();
    const key = { 'idempotency-key': randomUUID() };
    const posts = Array.from({ length: 20 }, () => register(form('pressed@marsh.example'), undefined, key));
    const answers = await Promise.all(posts);
    const opened = answers.filter(({ status }) => status === 200);
    // Each is counted as one that may tell of an account until it is known that it does not.
    expect(answers.filter(({ status }) => ![200, 202, 429].includes(status))).toEqual([]);
    const repeat = await register(form('pressed@marsh.example'), undefined, key);
    expect(repeat.status).toBe(200);
    expect(new Set([...opened, repeat].map(({ data }) => idIn(data))).size).toBe(1);
    expect(await codesOf()).toBe(before + 1);
  });

  it('gives 100 partners who register at once 100 codes', async () => {
    const before = await codesOf();
    const posts = Array.from({ length: 100 }, (_, index) =>
      register(form(`many-${index}@marsh.example`), `10.9.0.${index}`),
    );
    expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
    expect(await codesOf()).toBe(before + 100);
  });
});
