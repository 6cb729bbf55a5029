import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';
import { newAccountId } from '../../testing/test-sessions';

interface Account {
  readonly id: string;
  readonly email: string;
}

let bench: AccountsBench;
let customer: Account;
let staff: Account;
let browser: Browser;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  customer = await bench.customer();
  staff = await bench.staff('admin', ['customers.manage']);
  browser = await bench.signedIn(staff);
});

const PERSONAL = { name: 'Ada King', phoneNumber: '01632 960002', email: 'ignored@example.com' };
const COMPANY = {
  businessOrCompanyName: ' Byron Engines LLP ',
  companyRegistration: 'OC123456',
  sector: 9,
  companyType: 'limitedliabilitypartnership',
};

const ELEVEN_DIGITS = 'Mobile Number should start with 0 and have a total of 11 digits';

const details = (id = customer.id) => `/api/v1/customers/${id}/details`;
const company = (id = customer.id) => `/api/v1/customers/${id}/company`;
const confirmed = async (route: 'changeCustomer' | 'changeCompany', id = customer.id): Promise<Browser> => {
  await browser.confirm(PASSWORD, `accounts.${route}`, { accountId: id });
  return browser;
};
const changePersonal = async (changes: object = {}) =>
  (await confirmed('changeCustomer')).put(details(), { ...PERSONAL, ...changes });
const changeCompany = async (changes: object = {}) =>
  (await confirmed('changeCompany')).put(company(), { ...COMPANY, ...changes });
const changesOf = async (id: string) =>
  (await bench.eventsAbout(id)).filter(({ type }) => type.endsWith('-changed.v1'));

describe('the details of a customer in the hands of staff', () => {
  it('show what was registered under the published names, and that somebody looked is recorded', async () => {
    await bench.database.admin(
      `INSERT INTO read_model.generic_answers (account_id, answers, saved_at) VALUES ($1, $2, $3)`,
      [
        customer.id,
        JSON.stringify([
          { questionCode: 'gone', choices: [{ answerCode: 'a', answer: 'Twelve', serialNumber: 1 }] },
          { questionCode: 'silent', choices: [] },
        ]),
        START,
      ],
    );
    expect(await browser.get(details())).toMatchObject({
      status: 200,
      data: {
        id: customer.id,
        name: 'Ada Byron',
        phoneNumber: '01632960001',
        email: customer.email,
        businessOrCompanyName: 'Engine Works Ltd',
        companyRegistration: '01234567',
        sector: 3,
        companyType: 'privateLimitedCompany',
        initialQuestionnaire: {
          savedAt: '2026-11-02T09:00:00.000Z',
          answers: [
            { questionCode: 'gone', question: 'gone', answers: ['Twelve'] },
            { questionCode: 'silent', question: 'silent', answers: [] },
          ],
        },
      },
    });
    const looks = await bench.database.admin(
      `SELECT metadata FROM event_store.events WHERE type = 'audit.customer-viewed.v1' AND metadata->>'subjectId' = $1`,
      [customer.id],
    );
    expect(looks.rows).toHaveLength(1);
  });

  it('are changed with the own password, recorded with who did it, sealed, and seen at once by the customer too', async () => {
    expect(await changePersonal()).toMatchObject({
      status: 200,
      statusMessage: 'User data update successfully',
      data: { id: customer.id, name: 'Ada King', phoneNumber: '01632 960002' },
    });
    expect(await changeCompany()).toMatchObject({
      status: 200,
      statusMessage: 'Company information update successfully',
      data: { businessOrCompanyName: 'Byron Engines LLP' },
    });
    expect((await browser.get(details())).data).toMatchObject({
      ...PERSONAL,
      ...{ email: customer.email, businessOrCompanyName: 'Byron Engines LLP', companyRegistration: 'OC123456' },
      ...{ sector: 9, companyType: 'limitedliabilitypartnership' },
    });
    const theirs = await bench.signedIn(customer);
    expect((await theirs.get('/api/v1/accounts/profile')).data).toMatchObject({
      ...{ firstName: 'Ada King', surname: '', companyName: 'Byron Engines LLP', sector: 9, phone: '01632 960002' },
    });
    const changes = await changesOf(customer.id);
    expect(changes.map(({ type }) => type)).toEqual(['accounts.profile-changed.v1', 'accounts.company-changed.v1']);
    for (const { metadata } of changes)
      expect(metadata).toMatchObject({ actor: { kind: 'admin', id: staff.id }, subjectId: customer.id });
    expect(JSON.stringify(changes.map(({ data }) => data))).not.toMatch(/Ada King|960002|Byron Engines|OC123456/);
  });

  it('keep the two parts of a name that was left as it is, and record nothing where nothing changes', async () => {
    const theirs = await bench.signedIn(customer);
    const own = { id: customer.id, firstName: 'Ada', surname: 'King Noel', sector: 3, phone: '01632960001' };
    await theirs.put('/api/v1/accounts/profile', own);
    expect(await changePersonal({ name: 'Ada King Noel', phoneNumber: '01632960003' })).toMatchObject({ status: 200 });
    expect((await theirs.get('/api/v1/accounts/profile')).data).toMatchObject({
      ...{ firstName: 'Ada', surname: 'King Noel', phone: '01632960003' },
    });
    const before = await changesOf(customer.id);
    expect(await changePersonal({ name: 'Ada King Noel', phoneNumber: '01632960003' })).toMatchObject({ status: 200 });
    expect(await changesOf(customer.id)).toHaveLength(before.length);
  });

  it.each<readonly [object, string, string]>([
    [{ phoneNumber: '' }, 'body.phoneNumber', 'Mobile Number is required !!'],
    [{ phoneNumber: '11632960002' }, 'body.phoneNumber', ELEVEN_DIGITS],
    [{ phoneNumber: '0163296000' }, 'body.phoneNumber', ELEVEN_DIGITS],
    [{ phoneNumber: '016329600022' }, 'body.phoneNumber', ELEVEN_DIGITS],
    [{ phoneNumber: '0163296000a' }, 'body.phoneNumber', ELEVEN_DIGITS],
    [{ name: ' ' }, 'body.name', 'Required !!'],
    [{ name: '4111 1111 1111 1111' }, 'body.name', 'Please enter a name of at most 50 characters'],
  ])('refuse %j and change nothing', async (changes, path, message) => {
    expect(await changePersonal(changes)).toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await changesOf(customer.id)).toEqual([]);
  });

  it.each([
    [{ businessOrCompanyName: ' ' }, 'body.businessOrCompanyName', 'Required !!'],
    [{ companyRegistration: '' }, 'body.companyRegistration', 'Required !!'],
    [{ companyRegistration: '12-34' }, 'body.companyRegistration', 'Enter a valid registration number'],
    [{ sector: 22 }, 'body.sector', 'Required !!'],
    [{ companyType: '' }, 'body.companyType', 'Required !!'],
  ])('refuse the company %j and change nothing', async (changes, path, message) => {
    expect(await changeCompany(changes)).toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await changesOf(customer.id)).toEqual([]);
  });

  it('ask no registration number of a sole trader', async () => {
    expect(await changeCompany({ companyRegistration: '', companyType: 'soletrader' })).toMatchObject({ status: 200 });
    expect((await browser.get(details())).data).toMatchObject({ companyRegistration: '', companyType: 'soletrader' });
  });

  it('take the own password for this customer and this act, once', async () => {
    expect(await browser.put(details(), PERSONAL)).toMatchObject({ status: 403 });
    await confirmed('changeCustomer', (await bench.customer()).id);
    expect(await browser.put(details(), PERSONAL)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    await confirmed('changeCustomer');
    expect(await browser.put(company(), COMPANY)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await changePersonal()).toMatchObject({ status: 200 });
    expect(await browser.put(details(), PERSONAL)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
  });

  it('overwrite nothing that was changed meanwhile', async () => {
    const { headers } = await browser.get(details());
    const theirs = await bench.signedIn(customer);
    await theirs.put('/api/v1/accounts/profile', {
      ...{ id: customer.id, firstName: 'Augusta', sector: 3, phone: '01632960001' },
    });
    await confirmed('changeCompany');
    const stale = await browser.put(company(), COMPANY, { 'if-match': String(headers['etag']) });
    expect(stale).toMatchObject({ status: 412 });
    expect((await browser.get(details())).data).toMatchObject({ name: 'Augusta', sector: 3 });
  });

  it('are of customers alone, and of nobody who has left', async () => {
    const nobody = { status: 404, code: 'ACCOUNT_NOT_FOUND' };
    for (const id of [staff.id, newAccountId()]) {
      expect(await browser.get(details(id))).toMatchObject(nobody);
      await confirmed('changeCustomer', id);
      expect(await browser.put(details(id), PERSONAL)).toMatchObject(nobody);
    }
    await bench.decideDeletion(customer.id, { name: 'CompleteDeletion', seen: null, at: START });
    expect(await browser.get(details())).toMatchObject(nobody);
    expect(await changePersonal()).toMatchObject(nobody);
    expect(await changeCompany()).toMatchObject(nobody);
  });

  it('are closed to staff without the permission, to partners and to the customer', async () => {
    const bystander = await bench.signedIn(await bench.staff('admin'));
    for (const other of [bystander, await bench.signedIn(customer)]) {
      expect(await other.get(details())).toMatchObject({ status: 403 });
      expect(await other.put(details(), PERSONAL)).toMatchObject({ status: 403 });
    }
  });
});
