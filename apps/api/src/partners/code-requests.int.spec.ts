import { CLAIM_GRACE_MS } from '@keelson/vault';
import { AccountsBench, START } from '../testing/accounts-bench';
import { DefaultPartner } from './default-partner';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const form = (email: string, changes: object = {}) => ({
  firstName: 'Bea',
  lastName: 'Stone',
  businessName: 'Stone & Daughter',
  email,
  mobile: '01632960003',
  termsAndConditions: true,
  ...changes,
});
const ask = (body: object, address?: string, headers?: Record<string, string>) =>
  bench.browser(address).post('/api/v1/partners/access-code-requests', body, headers);
const requests = async (): Promise<readonly { stream_id: string; data: object }[]> => {
  const { rows } = await bench.database.admin(
    `SELECT stream_id, data FROM event_store.events WHERE type = 'partners.access-code-requested.v1' ORDER BY position`,
  );
  return rows as never;
};

describe('asking for an access code', () => {
  it('[SIGNUP-18~] answers with the specified texts for the first time and for the next', async () => {
    expect(await ask(form('bea@stone.example'))).toMatchObject({
      status: 200,
      statusMessage: 'access code sent to email successfully',
      data: { sent: true },
    });
    expect(await ask(form(' BEA@stone.example '))).toMatchObject({
      status: 200,
      statusMessage: 'access code has already sent to mail',
      data: { sent: false },
    });
    expect(await requests()).toHaveLength(1);
    expect(JSON.stringify(await requests())).not.toMatch(/"Bea\b|\bStone\b|01632960003/);
  });

  it('[SIGNUP-18~] refuses what the form refuses', async () => {
    const wrong = await ask(form('', { firstName: '', lastName: ' ', businessName: '', mobile: '12345678901' }));
    expect(Object.fromEntries(wrong.errors.map(({ path, message }) => [path, message]))).toEqual({
      'body.firstName': 'First Name is required !!',
      'body.lastName': 'Last Name is required !!',
      'body.businessName': 'Business Name is required !!',
      'body.email': 'Email is required !!',
      'body.mobile': 'Mobile Number should start with 0',
    });
    expect((await ask(form('bea'))).errors[0]?.message).toBe('Invalid email address');
    expect((await ask(form('terms@stone.example', { termsAndConditions: false }))).status).toBe(400);
  });

  it('gives each address one code of its own, which leads to the default partner', async () => {
    const before = (await requests()).length;
    const posts = Array.from({ length: 40 }, (_, index) =>
      ask(form(`many-${index % 20}@stone.example`), `10.4.0.${index}`),
    );
    const sent = (await Promise.all(posts)).filter(({ data }) => data['sent'] === true);
    expect(sent).toHaveLength(20);
    expect(await requests()).toHaveLength(before + 20);
    const { rows } = await bench.database.admin(
      `SELECT account_id, count(*)::int AS n, count(confirmed_at)::int AS confirmed FROM vault.reserved_values
       WHERE kind = 'access-code' GROUP BY account_id`,
    );
    expect(rows).toEqual([{ account_id: 'partner_keelson', n: before + 20, confirmed: before + 20 }]);
  });

  it('answers a repeat like the first time', async () => {
    const key = { 'idempotency-key': 'ask-once' };
    const before = (await requests()).length;
    const [first, second] = [
      await ask(form('repeat@stone.example'), undefined, key),
      await ask(form('repeat@stone.example'), undefined, key),
    ];
    expect([first.data, second.data]).toEqual([{ sent: true }, { sent: true }]);
    expect(await requests()).toHaveLength(before + 1);
  });

  it('lets an address ask again whose first try was cut off before its event', async () => {
    const cut = { kind: 'access-code-request', value: 'cut@stone.example', accountId: 'acr_cut' } as const;
    await bench.vault.reserved.claim(cut, START);
    expect((await ask(form('cut@stone.example'))).data).toEqual({ sent: false });
    bench.pass(CLAIM_GRACE_MS + 1);
    await bench.database.admin('TRUNCATE vault.throttles');
    expect((await ask(form('cut@stone.example'))).data).toEqual({ sent: true });
  });

  it('limits how many codes one address asks for, and how often it hears who has asked before', async () => {
    for (let times = 0; times < 20; times += 1) await ask(form(`flood-${times}@stone.example`), '10.4.1.1');
    expect((await ask(form('flood-20@stone.example'), '10.4.1.1')).status).toBe(429);
    await ask(form('known@stone.example'), '10.4.1.2');
    for (let times = 0; times < 10; times += 1) await ask(form('known@stone.example'), '10.4.1.3');
    expect((await ask(form('known@stone.example'), '10.4.1.3')).status).toBe(429);
  });

  it('has a default partner, recorded once however often and by how many processes it is opened', async () => {
    const keelson = bench.api.app.get(DefaultPartner, { strict: false });
    await Promise.all(Array.from({ length: 5 }, () => keelson.open()));
    await keelson.open();
    const { rows } = await bench.database.admin(
      `SELECT type, data FROM event_store.events WHERE stream_id = 'partner-partner_keelson'`,
    );
    expect(rows).toEqual([
      {
        type: 'partners.default-partner-opened.v1',
        data: { partnerId: 'partner_keelson', companyName: 'Keelson' },
      },
    ]);
  });

  it('offers everybody the code of the default partner, once it leads there', async () => {
    const visitor = bench.browser();
    await bench.vault.reserved.release('partner_keelson');
    expect(await visitor.get('/api/v1/partners/default')).toMatchObject({
      status: 200,
      data: { companyName: 'Keelson', accessCode: null },
    });
    await bench.api.app.get(DefaultPartner, { strict: false }).open();
    const { data } = await visitor.get('/api/v1/partners/default');
    expect(data).toEqual({ companyName: 'Keelson', accessCode: expect.stringMatching(/^\d+$/) as string });
    const named = await visitor.post('/api/v1/partners/code-lookups', { accessCode: data['accessCode'] });
    expect(named).toMatchObject({ status: 200, data: { companyName: 'Keelson' } });
  });
});
