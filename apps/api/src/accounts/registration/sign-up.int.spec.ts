import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';

let bench: AccountsBench;

const SIGN_UP = '/api/v1/accounts/companies';
const CODE = '48151623';
const TAKEN = 'The email is already registered. Please login or choose another mail to register';

beforeAll(async () => {
  bench = await AccountsBench.open();
  await bench.vault.reserved.claim({ kind: 'access-code', value: CODE, accountId: 'partner_keelson' }, START);
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const form = (email: string, changes: object = {}): object => ({
  firstName: 'Ada',
  lastName: 'Byron',
  accessCode: CODE,
  companyType: 'privateLimitedCompany',
  companyName: 'Engine Works Ltd',
  companyRegistrationNumber: '01234567',
  sector: 3,
  phone: '01632960001',
  email,
  webAddress: 'engine-works.example',
  streetAddress: '1 Mill Lane',
  addressLine: 'Old Town',
  city: 'Leeds',
  postCode: 'ls1 1aa',
  password: PASSWORD,
  confirmpassword: PASSWORD,
  termsAndConditions: true,
  isPremium: 'true',
  price: 'EmbraceAnnually',
  ...changes,
});

const signUp = (body: object, address?: string, headers?: Record<string, string>) =>
  bench.browser(address).post(SIGN_UP, body, headers);
const accountsOpened = async (): Promise<number> => {
  const { rows } = await bench.database.admin(
    `SELECT count(*)::int AS n FROM event_store.events WHERE type = 'accounts.company-signed-up.v1'`,
  );
  return (rows as { n: number }[])[0]?.n ?? 0;
};

describe('signing a company up', () => {
  it('[SIGNUP-03] takes the payload under its published names and awaits the payment', async () => {
    const answer = await signUp(form('ada@example.com'));
    expect(answer).toMatchObject({
      status: 200,
      data: {
        authenticated: 'true',
        company_details: { companyName: 'Engine Works Ltd', email: 'ada@example.com', isPremium: 'true' },
        user_details: { freeTrailUser: 0, paymentFlag: 0, subscribedToPayment: 0, freeTrailExpired: false },
      },
    });
    const { id } = answer.data['user_details'] as { id: string };
    const events = await bench.eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual([
      'accounts.company-signed-up.v1',
      'accounts.email-verification-requested.v1',
      'accounts.signed-in.v1',
    ]);
    expect(events[0]).toMatchObject({
      data: { accountId: id, sector: 3, plan: 'EmbraceAnnually', partnerId: 'partner_keelson', supportNeeds: [] },
      metadata: { subjectId: id, partitionKey: id, actor: { kind: 'anonymous' } },
    });
    const sealed = JSON.stringify(events);
    for (const value of [
      '"Ada"',
      'Byron',
      'Engine Works',
      '01234567',
      'Mill Lane',
      'Old Town',
      /ls1 ?1aa/i,
      '01632960001',
    ])
      expect(sealed).not.toMatch(value);
  });

  it('[SIGNUP-03~] answers with a session: token and cookie', async () => {
    const browser = bench.browser();
    const { data } = await browser.post(SIGN_UP, form('session@example.com'));
    expect(data['jwt']).toEqual(expect.any(String));
    expect(await browser.post('/api/v1/session/token', {})).toMatchObject({ status: 200 });
  });

  it('leaves the plan of the form chosen until something is ordered', async () => {
    const browser = bench.browser();
    const { data } = await browser.post(SIGN_UP, form('chosen@example.com'));
    browser.jwt = String(data['jwt']);
    const details = await browser.get('/api/v1/billing/details');
    expect(details.data).toMatchObject({ price: null, chosen: { plan: 'EmbraceAnnually', couponCode: null } });
  });

  it('[SIGNUP-16~] says that an address is registered, also after the register form', async () => {
    await signUp(form('twice@example.com'));
    await bench.register('earlier@example.com');
    for (const email of ['Twice@Example.com', 'earlier@example.com'])
      expect(await signUp(form(email))).toMatchObject({ status: 400, responseMessage: TAKEN, statusMessage: TAKEN });
  });

  it('[SIGNUP-16~] refuses an unknown access code, opens no account and stops who tries many', async () => {
    const before = await accountsOpened();
    const tries = [];
    for (let index = 0; index < 11; index += 1)
      tries.push(await signUp(form(`guess${index}@example.com`, { accessCode: `1000000${index}` }), '10.9.0.1'));
    expect(tries[0]).toMatchObject({ status: 400, code: 'INVALID_ACCESS_CODE', statusMessage: 'Invalid access code' });
    expect(tries[0]?.errors).toEqual([{ path: 'body.accessCode', message: 'Invalid access code' }]);
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect(await accountsOpened()).toBe(before);
    expect(await signUp(form('guess0@example.com'), '10.9.0.2')).toMatchObject({ status: 200 });
  });

  it('[ES-03~] opens one account for a repeat under the same key, and no session without the password', async () => {
    const key = { 'idempotency-key': 'one-sign-up' };
    const replies = await Promise.all([1, 2, 3].map(() => signUp(form('again@example.com'), undefined, key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ data }) => (data['user_details'] as { id: string }).id)).size).toBe(1);
    const other = { password: 'Different8', confirmpassword: 'Different8' };
    const stolen = await signUp(form('again@example.com', other), undefined, key);
    expect(stolen).toMatchObject({ status: 400, code: 'ALREADY_REGISTERED', data: {} });
  });

  it.each([
    ['firstName', { firstName: ' ' }, 'First Name is required !!'],
    ['lastName', { lastName: '' }, 'Last Name is required !!'],
    ['accessCode', { accessCode: '' }, 'Channel partner code is required !!'],
    ['accessCode', { accessCode: '12a45678' }, 'Channel partner code may contain only digits'],
    ['companyType', { companyType: 'guild' }, 'Company Type is required !!'],
    ['companyName', { companyName: '' }, 'Business Name is required !!'],
    ['companyRegistrationNumber', { companyRegistrationNumber: '' }, 'Please choose your company from the suggestions'],
    ['sector', { sector: 22 }, 'Sector is required !!'],
    ['phone', { phone: '1632960001' }, 'Mobile Number should start with 0 and have a total of 11 digits'],
    ['phone', { phone: '016329600012' }, 'Mobile Number should start with 0 and have a total of 11 digits'],
    ['email', { email: 'nobody' }, 'Invalid email address'],
    ['webAddress', { webAddress: 'not a url' }, 'Web Address should be a valid URL'],
    ['webAddress', { webAddress: 'javascript:alert(1)' }, 'Web Address should be a valid URL'],
    ['streetAddress', { streetAddress: '' }, 'Street Address is required !!'],
    ['addressLine', { addressLine: '' }, 'Address Line 2 is required !!'],
    ['city', { city: '' }, 'City is required !!'],
    ['postCode', { postCode: 'LS1 1A' }, 'Invalid UK postcode'],
    ['password', { password: 'Abc12', confirmpassword: 'Abc12' }, 'Minimum length 6, max length 12'],
    [
      'password',
      { password: 'abcdef1', confirmpassword: 'abcdef1' },
      'Password must contain at least one number, one uppercase letter, and one lowercase letter.',
    ],
    ['confirmpassword', { confirmpassword: 'Other777' }, 'Password and Confirm password must match'],
    ['termsAndConditions', { termsAndConditions: false }, 'Please accept the terms'],
  ])('[SIGNUP-04~] refuses a wrong %s with the text of the form', async (field, change, message) => {
    const answer = await signUp(form('wrong@example.com', change));
    expect(answer.status).toBe(400);
    expect(answer.errors).toContainEqual({ path: `body.${field}`, message });
  });

  it('[SIGNUP-03~] takes only the names of plans as price, and no amount', async () => {
    for (const price of ['Free', 1, '', undefined])
      expect(await signUp(form('price@example.com', { price }))).toMatchObject({ status: 400 });
  });

  it('needs no registration number of sole traders and other partnerships, and keeps none', async () => {
    for (const companyType of ['soletrader', 'otherpartnership']) {
      const { status, data } = await signUp(
        form(`${companyType}.paid@example.com`, { companyType, companyRegistrationNumber: undefined, webAddress: '' }),
      );
      expect(status).toBe(200);
      const [event] = await bench.eventsOf((data['user_details'] as { id: string }).id);
      expect(event?.data).toMatchObject({ companyType });
    }
  });
});

describe('the register form with a card', () => {
  it('[SIGNUP-07~] starts a session only where a plan was chosen', async () => {
    const browser = bench.browser();
    const plain = await browser.post('/api/v1/accounts/register', bench.form('plain@example.com'));
    expect(plain.data).not.toHaveProperty('jwt');
    expect((await browser.post('/api/v1/session/token', {})).status).toBe(401);
    const body = bench.form('card@example.com', { plan: 'EmbraceMonthly' });
    const withCard = await browser.post('/api/v1/accounts/register', body);
    expect(withCard.status).toBe(200);
    expect(withCard.data['jwt']).toEqual(expect.any(String));
    expect(await browser.post('/api/v1/session/token', {})).toMatchObject({ status: 200 });
    const yearly = bench.form('yearly@example.com', { plan: 'EmbraceAnnually' });
    expect(await browser.post('/api/v1/accounts/register', yearly)).toMatchObject({ status: 400 });
  });
});
