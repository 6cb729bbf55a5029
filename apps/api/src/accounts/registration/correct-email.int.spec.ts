import { randomUUID } from 'node:crypto';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';

const EMAIL = '/api/v1/accounts/email';
const VERIFY = '/api/v1/accounts/verify-email';
const SESSIONS = '/api/v1/sessions';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const newAddress = (): string => `${randomUUID()}@example.com`;

/** With a plan, so that a session begins before the mail is opened. */
async function signedUp(email = newAddress()) {
  const browser = bench.browser();
  const { data, text } = await browser.post('/api/v1/accounts/register', bench.form(email, { plan: 'EmbraceMonthly' }));
  const id = (data['user_details'] as { id: string } | undefined)?.id;
  if (id === undefined) throw new Error(text);
  return { id, email, browser };
}

describe('correcting a mistyped address', () => {
  it('moves the account to it: the link before is void, the new one opens the session', async () => {
    const { id, email: mistyped, browser } = await signedUp();
    const before = await bench.mailLink(id, 'email-verification');
    const email = newAddress();
    expect(await browser.put(EMAIL, { email: email.toUpperCase() })).toMatchObject({ status: 200, data: { email } });
    expect(await bench.browser().post(VERIFY, { email: mistyped, token: before })).toMatchObject({ status: 400 });
    expect(await bench.browser().post(VERIFY, { email, token: before })).toMatchObject({ status: 400 });
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 403, code: 'ADDRESS_UNCONFIRMED' });
    const token = await bench.mailLink(id, 'email-verification');
    expect(await bench.browser().post(VERIFY, { email, token })).toMatchObject({ status: 200 });
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 200 });
    expect((await bench.eventsOf(id)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['accounts.email-corrected.v1', 'accounts.email-verified.v1']),
    );
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 200 });
    expect((await bench.browser().signIn(mistyped, PASSWORD)).status).not.toBe(200);
  });

  it('leaves the address before to others', async () => {
    const { email: mistyped, browser } = await signedUp();
    expect(await browser.put(EMAIL, { email: newAddress() })).toMatchObject({ status: 200 });
    expect((await bench.register(mistyped)).email).toBe(mistyped);
  });

  it('takes no address that somebody has', async () => {
    const { email: taken } = await signedUp();
    const { id, email, browser } = await signedUp();
    expect(await browser.put(EMAIL, { email: taken })).toMatchObject({
      status: 400,
      statusMessage: 'The email is already registered. Please login or choose another mail to register',
    });
    const token = await bench.mailLink(id, 'email-verification');
    expect(await bench.browser().post(VERIFY, { email, token })).toMatchObject({ status: 200 });
  });

  it('is over once the address is confirmed', async () => {
    const { id, email, browser } = await signedUp();
    const token = await bench.mailLink(id, 'email-verification');
    await bench.browser().post(VERIFY, { email, token });
    expect(await browser.put(EMAIL, { email: newAddress() })).toMatchObject({ status: 409 });
    expect(await bench.browser().signIn(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('sends another mail to the same address, and says the same to a repeat', async () => {
    const { id, browser } = await signedUp();
    const email = newAddress();
    const key = { 'idempotency-key': randomUUID() };
    const first = await browser.put(EMAIL, { email }, key);
    expect(await browser.put(EMAIL, { email }, key)).toMatchObject({ status: 200, data: first.data });
    const corrections = (await bench.eventsOf(id)).filter(({ type }) => type === 'accounts.email-corrected.v1');
    expect(corrections).toHaveLength(1);
  });
});
