import { randomUUID } from 'node:crypto';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';
import { newAccountId } from '../../testing/test-sessions';

interface Account {
  readonly id: string;
  readonly email: string;
}

let bench: AccountsBench;
let partner: Account;
let staff: Account;
let browser: Browser;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
  partner = await registeredPartner();
  staff = await bench.staff('superAdmin');
  browser = await bench.signedIn(staff);
});

async function registeredPartner(): Promise<Account> {
  const email = `${randomUUID()}@marsh.example`;
  const { data } = await bench.browser().post('/api/v1/partners/register', {
    ...{ firstName: 'Nell', lastName: 'Marsh', companyName: 'Marsh Advisory', email, phone: '+49 (0)30 2960002' },
    ...{ password: PASSWORD, termsAndConditions: true, webAddress: 'https://marsh.example', channelPartner: true },
  });
  const { id } = data['company_details'] as { id: string };
  const token = await bench.mailLink(id, 'email-verification');
  await bench.browser().post('/api/v1/accounts/verify-email', { email, token });
  return { id, email };
}

const PERSONAL = { firstName: ' Eleanor ', lastName: 'Marsh-Okoro', phoneNumber: '01632 960 003' };
const COMPANY = { businessOrCompanyName: ' Marsh and Okoro ', webAddress: '' };

const details = (id = partner.id) => `/api/v1/partners/${id}/details`;
const company = (id = partner.id) => `/api/v1/partners/${id}/company`;
const confirm = (route: 'changeDetails' | 'changeCompany', id = partner.id) =>
  browser.confirm(PASSWORD, `partners.${route}`, { partnerId: id });
const changeDetails = async (changes: object = {}, id = partner.id) => {
  await confirm('changeDetails', id);
  return browser.put(details(id), { ...PERSONAL, ...changes });
};
const changeCompany = async (changes: object = {}, id = partner.id) => {
  await confirm('changeCompany', id);
  return browser.put(company(id), { ...COMPANY, ...changes });
};
const changesOf = async (id: string) =>
  (await bench.eventsAbout(id)).filter(({ type }) => type.endsWith('-changed.v1'));

describe('the details of a channel partner in the hands of super admins', () => {
  it('show what was registered, and that somebody looked is recorded', async () => {
    expect(await browser.get(details())).toMatchObject({
      status: 200,
      data: {
        ...{ id: partner.id, firstName: 'Nell', lastName: 'Marsh', phoneNumber: '+49 (0)30 2960002' },
        ...{ email: partner.email, businessOrCompanyName: 'Marsh Advisory', webAddress: 'https://marsh.example' },
      },
    });
    const looks = (await bench.eventsAbout(partner.id)).filter(({ type }) => type === 'audit.partner-viewed.v1');
    expect(looks).toMatchObject([{ metadata: { actor: { kind: 'super-admin', id: staff.id } } }]);
  });

  it('are changed with the own password, recorded with who did it, sealed, and seen at once by the partner too', async () => {
    expect(await changeDetails()).toMatchObject({
      status: 200,
      statusMessage: 'User data update successfully',
      data: { id: partner.id, firstName: 'Eleanor', lastName: 'Marsh-Okoro' },
    });
    expect(await changeCompany()).toMatchObject({
      status: 200,
      statusMessage: 'Company information update successfully',
      data: { businessOrCompanyName: 'Marsh and Okoro' },
    });
    expect((await browser.get(details())).data).toMatchObject({
      ...{ firstName: 'Eleanor', phoneNumber: '01632 960 003', email: partner.email },
      ...{ businessOrCompanyName: 'Marsh and Okoro', webAddress: '' },
    });
    const theirs = await bench.signedIn(partner);
    expect((await theirs.get('/api/v1/accounts/partner-profile')).data).toMatchObject({
      ...{ firstName: 'Eleanor', surname: 'Marsh-Okoro', companyName: 'Marsh and Okoro', phone: '01632 960 003' },
    });
    const changes = await changesOf(partner.id);
    expect(changes.map(({ type }) => type)).toEqual(['partners.details-changed.v1', 'partners.company-changed.v1']);
    for (const { metadata } of changes)
      expect(metadata).toMatchObject({ actor: { kind: 'super-admin', id: staff.id }, subjectId: partner.id });
    expect(JSON.stringify(changes.map(({ data }) => data))).not.toMatch(/Eleanor|Okoro|960/);
    expect(await changeCompany()).toMatchObject({ status: 200 });
    expect(await changesOf(partner.id)).toHaveLength(2);
  });

  it.each([
    [{ firstName: ' ' }, 'First Name is required !!'],
    [{ lastName: 'x'.repeat(51) }, 'Last Name should not exceed 50 characters.'],
    [{ phoneNumber: '' }, 'Mobile Number is required !!'],
    [{ phoneNumber: '12x' }, 'Enter a valid Mobile Number'],
  ])('refuse %j and change nothing', async (changes, message) => {
    const path = `body.${Object.keys(changes)[0]}`;
    expect(await changeDetails(changes)).toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await changesOf(partner.id)).toEqual([]);
  });

  it.each([
    [{ businessOrCompanyName: ' ' }, 'Required !!'],
    [{ businessOrCompanyName: 'Marsh & Co' }, 'Business Name should be alphanumeric.'],
    [{ webAddress: 'javascript:alert(1)' }, 'Web Address should be a valid URL'],
  ])('refuse the company %j and change nothing', async (changes, message) => {
    const path = `body.${Object.keys(changes)[0]}`;
    expect(await changeCompany(changes)).toMatchObject({ status: 400, errors: [{ path, message }] });
    expect(await changesOf(partner.id)).toEqual([]);
  });

  it('take the own password for this partner and this act, once', async () => {
    expect(await browser.put(details(), PERSONAL)).toMatchObject({ status: 403 });
    await confirm('changeDetails', (await registeredPartner()).id);
    expect(await browser.put(details(), PERSONAL)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    await confirm('changeDetails');
    expect(await browser.put(company(), COMPANY)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await changeDetails()).toMatchObject({ status: 200 });
    expect(await browser.put(details(), PERSONAL)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
  });

  it('overwrite nothing that the partner changed meanwhile', async () => {
    const { headers } = await browser.get(details());
    const theirs = await bench.signedIn(partner);
    await theirs.put('/api/v1/accounts/partner-profile', {
      ...{ id: partner.id, firstName: 'Nelly', surname: 'Marsh', phone: '01632960001' },
    });
    const seen = { 'if-match': String(headers['etag']) };
    await confirm('changeCompany');
    expect(await browser.put(company(), COMPANY, seen)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await browser.get(details())).data).toMatchObject({
      ...{ firstName: 'Nelly', businessOrCompanyName: 'Marsh Advisory' },
    });
  });

  it('are of channel partners alone, and of nobody who has left', async () => {
    const nobody = { status: 404, code: 'ACCOUNT_NOT_FOUND' };
    for (const { id } of [staff, await bench.customer(), { id: newAccountId() }]) {
      expect(await browser.get(details(id))).toMatchObject(nobody);
      expect(await changeDetails({}, id)).toMatchObject(nobody);
      expect(await changeCompany({}, id)).toMatchObject(nobody);
    }
    await bench.decideDeletion(partner.id, { name: 'CompleteDeletion', seen: null, at: START });
    expect(await browser.get(details())).toMatchObject(nobody);
    expect(await changeDetails()).toMatchObject(nobody);
    expect(await changeCompany()).toMatchObject(nobody);
  });

  it('[ROLE-03~] are closed to admins, to partners and to customers', async () => {
    const manager = await bench.signedIn(await bench.staff('admin', ['customers.manage']));
    for (const other of [manager, await bench.signedIn(partner), await bench.signedIn(await bench.customer())]) {
      expect(await other.get(details())).toMatchObject({ status: 403 });
      expect(await other.put(details(), PERSONAL)).toMatchObject({ status: 403 });
      expect(await other.put(company(), COMPANY)).toMatchObject({ status: 403 });
    }
    expect(await changesOf(partner.id)).toEqual([]);
  });
});
