import { randomUUID } from 'node:crypto';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';
import type { Browser } from '../../testing/browser';

const PARTNER = '/api/v1/accounts/partner-profile';
const STAFF = '/api/v1/accounts/staff-profile';
const CHANGED = 'Your profile has updated successfully';

interface Account {
  readonly id: string;
  readonly email: string;
}

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.database.admin('TRUNCATE vault.throttles'));

async function registeredPartner(): Promise<Account> {
  const email = `${randomUUID()}@marsh.example`;
  const { data } = await bench.browser().post('/api/v1/partners/register', {
    ...{ firstName: 'Nell', lastName: 'Marsh', companyName: 'Marsh Advisory', email, phone: '+49 (0)30 2960002' },
    ...{ password: PASSWORD, termsAndConditions: true, webAddress: '', channelPartner: true },
  });
  const { id } = data['company_details'] as { id: string };
  const token = await bench.mailLink(id, 'email-verification');
  await bench.browser().post('/api/v1/accounts/verify-email', { email, token });
  return { id, email };
}

/** The stored events of this type, sealed as they are. */
async function stored(streamId: string, type: string): Promise<readonly string[]> {
  const { rows } = await bench.database.admin(
    'SELECT data::text AS data FROM event_store.events WHERE stream_id = $1 AND type = $2 ORDER BY version',
    [streamId, type],
  );
  return (rows as { data: string }[]).map(({ data }) => data);
}

const tagOf = async (browser: Browser, path: string) => ({
  'if-match': String((await browser.get(path)).headers['etag']),
});

describe("a channel partner's own profile", () => {
  let partner: Account;
  let browser: Browser;

  beforeEach(async () => {
    partner = await registeredPartner();
    browser = await bench.signedIn(partner);
  });

  const form = (changes: object = {}) => ({
    ...{ id: partner.id, firstName: ' Eleanor ', surname: 'Marsh-Okoro', phone: '01632 960 003' },
    ...changes,
  });
  const changes = () => stored(`partner-${partner.id}`, 'partners.details-changed.v1');

  it('is shown as registered, and changed under the new names everywhere at once', async () => {
    const { data } = await browser.get(PARTNER);
    expect(data).toMatchObject({ id: partner.id, firstName: 'Nell', surname: 'Marsh', email: partner.email });
    expect(data).toMatchObject({ companyName: 'Marsh Advisory', phone: '+49 (0)30 2960002' });
    expect(await browser.put(PARTNER, form())).toMatchObject({
      status: 200,
      statusMessage: CHANGED,
      data: { id: partner.id, firstName: 'Eleanor', surname: 'Marsh-Okoro' },
    });
    expect((await browser.get(PARTNER)).data).toMatchObject({ firstName: 'Eleanor', phone: '01632 960 003' });
    const again = await bench.browser().signIn(partner.email, PASSWORD);
    expect(again.data['company_details']).toMatchObject({ firstName: 'Eleanor Marsh-Okoro' });
    const [event, ...others] = await changes();
    expect(others).toEqual([]);
    expect(event).not.toMatch(/Eleanor|Okoro|960/);
    expect((await browser.put(PARTNER, form())).status).toBe(200);
    expect(await changes()).toHaveLength(1);
  });

  it('is saved over what was seen alone', async () => {
    const seen = await tagOf(browser, PARTNER);
    const other = await bench.signedIn(partner);
    expect((await other.put(PARTNER, form(), await tagOf(other, PARTNER))).status).toBe(200);
    const late = await browser.put(PARTNER, form({ firstName: 'Nelly' }), seen);
    expect(late).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await browser.get(PARTNER)).data).toMatchObject({ firstName: 'Eleanor' });
    expect((await browser.put(PARTNER, form({ firstName: 'Nelly' }), await tagOf(browser, PARTNER))).status).toBe(200);
  });

  it('says which field is wrong, and takes what partners may sign up with', async () => {
    for (const [field, value, message] of [
      ['firstName', ' ', 'required !!'],
      ['surname', '', 'required !!'],
      ['surname', 'x'.repeat(51), 'Please enter a name of at most 50 characters'],
      ['phone', '', 'required !!'],
      ['phone', '12x', 'Enter Valid mobile number !!'],
    ] as const)
      expect((await browser.put(PARTNER, form({ [field]: value }))).errors).toEqual([
        { path: `body.${field}`, message },
      ]);
    expect((await browser.put(PARTNER, form({ companyName: 'Other Ltd' }))).status).toBe(400);
    expect(await changes()).toEqual([]);
    expect((await browser.put(PARTNER, form({ phone: '+49 (0)30 2960004' }))).status).toBe(200);
  });

  it('[AUTHZ-02~] is nobody else’s', async () => {
    const other = await registeredPartner();
    expect((await browser.put(PARTNER, form({ id: other.id }))).status).toBe(404);
    expect(await changes()).toEqual([]);
    const customer = await bench.signedIn(await bench.customer());
    const staff = await bench.signedIn(await bench.staff('superAdmin'));
    for (const each of [customer, staff]) {
      expect((await each.get(PARTNER)).status).toBe(403);
      expect((await each.put(PARTNER, form())).status).toBe(403);
    }
    expect((await bench.browser().get(PARTNER)).status).toBe(401);
  });
});

describe.each(['admin', 'superAdmin'] as const)('the own profile of staff: %s', (kind) => {
  let member: Account;
  let browser: Browser;

  beforeEach(async () => {
    member = await bench.staff(kind);
    browser = await bench.signedIn(member);
  });

  const form = (firstName = ' Grace Brewster Hopper ') => ({ id: member.id, firstName });
  const changes = () => stored(`staff-${member.id}`, 'staff.member-renamed.v1');

  it('is a name that is changed everywhere at once', async () => {
    expect((await browser.get(STAFF)).data).toMatchObject({
      ...{ id: member.id, firstName: 'Grace Hopper', email: member.email },
    });
    expect(await browser.put(STAFF, form())).toMatchObject({
      status: 200,
      statusMessage: CHANGED,
      data: { id: member.id, firstName: 'Grace Brewster Hopper' },
    });
    expect((await browser.get(STAFF)).data).toMatchObject({ firstName: 'Grace Brewster Hopper' });
    const [event, ...others] = await changes();
    expect(others).toEqual([]);
    expect(event).not.toContain('Brewster');
    expect((await browser.put(STAFF, form())).status).toBe(200);
    expect(await changes()).toHaveLength(1);
  });

  it('is saved over what was seen alone', async () => {
    const seen = await tagOf(browser, STAFF);
    expect((await browser.put(STAFF, form('Grace'), seen)).status).toBe(200);
    expect(await browser.put(STAFF, form('Amazing Grace'), seen)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await browser.get(STAFF)).data).toMatchObject({ firstName: 'Grace' });
  });

  it('needs a name, and is nobody else’s', async () => {
    expect((await browser.put(STAFF, form(' '))).errors).toEqual([{ path: 'body.firstName', message: 'required !!' }]);
    const other = await bench.staff('admin');
    expect((await browser.put(STAFF, { ...form(), id: other.id })).status).toBe(404);
    expect(await changes()).toEqual([]);
    const customer = await bench.signedIn(await bench.customer());
    expect((await customer.get(STAFF)).status).toBe(403);
    expect((await customer.put(STAFF, form())).status).toBe(403);
  });
});
