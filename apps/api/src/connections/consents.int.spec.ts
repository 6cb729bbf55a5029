import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHash, randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { LAUNCHER_SANDBOX_KEY, type RunningLauncherSandbox, startLauncherSandbox } from '../../../sandbox/src/launcher';
import { productDatabase } from '../testing/product-database';

type Person = ReturnType<TestApi['sessions']['introduce']>;

const TEN_MINUTES = 10 * 60_000;
const TOKENS = {
  access_token: 'canary-access',
  refresh_token: 'canary-refresh',
  expires_in: 3_600,
  x_refresh_token_expires_in: 8_640_000,
};

let database: FreshDatabase;
let api: TestApi;
let intuit: Server;
let launcher: RunningLauncherSandbox;
const provider = { exchanges: 0, down: false, exchanged: new URLSearchParams() };
let now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  database = await productDatabase();
  intuit = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (provider.down) return void response.writeHead(503).end('{}');
    if (request.url === '/connections')
      return void response.end(JSON.stringify([{ id: 'c', tenantId: 'tenant-1', tenantName: 'Acme Xero Ltd' }]));
    if (request.url?.endsWith('/token')) {
      provider.exchanges += 1;
      return void text(request).then((body) => {
        provider.exchanged = new URLSearchParams(body);
        response.end(JSON.stringify(TOKENS));
      });
    }
    response.end(JSON.stringify({ CompanyInfo: { CompanyName: 'Acme Ltd', FiscalYearStartMonth: 'April' } }));
  });
  await new Promise<void>((resolve) => intuit.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(intuit.address() as AddressInfo).port}`;
  const addresses = { authorizeUrl: `${base}/consent`, tokenUrl: `${base}/token`, revokeUrl: `${base}/revoke` };
  const quickbooks = { clientId: 'id', clientSecret: 'secret', apiUrl: base, ...addresses };
  const xero = { clientId: 'id', clientSecret: 'secret', identityUrl: base, apiUrl: base, scopes: ['offline_access'] };
  launcher = await startLauncherSandbox();
  const configuration = {
    accounting: { quickbooks, xero },
    launcher: { url: launcher.address, key: LAUNCHER_SANDBOX_KEY, hosts: [new URL(launcher.address).host] },
  };
  api = await startTestApi({ database, configuration, clock: () => now });
  for (const name of ['connections', 'ledgers'])
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
      [name],
    );
});

afterAll(async () => {
  await api.close();
  await launcher.close();
  intuit.close();
  await database.drop();
});

const call = async (person: Person, method: 'GET' | 'POST', path: string, payload: object = {}) => {
  const { authorization } = person;
  const answer = await api.inject({
    method,
    url: `/api/v1/finance-connections/${path}`,
    headers: { authorization },
    ...(method === 'POST' && { payload }),
  });
  return { status: answer.statusCode, ...answer.json<{ data: never; statusMessage: string; code?: string }>() };
};

type System = 'xero' | 'quickbooks';

/** What the consent page of a provider is asked with. */
const consentOf = async (person: Person, system: System) => {
  const { data } = await call(person, 'POST', `consents/${system}`);
  const { searchParams } = new URL((data as { consentUrl: string }).consentUrl);
  return (name: string): string => searchParams.get(name) ?? '';
};
const asked = async (person: Person): Promise<string> => (await consentOf(person, 'quickbooks'))('state');

const bringBack = (person: Person, state: string, more: object = { code: `code-${state}` }) =>
  call(person, 'POST', 'consents/quickbooks/return', { state, realmId: '9130', ...more });

describe('the return of a consent', () => {
  it('[OAUTH-02] is exchanged once by 20 who submit it at once, and all learn of one connection', async () => {
    const owner = api.sessions.introduce({ kind: 'customer' });
    const state = await asked(owner);
    provider.exchanges = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => bringBack(owner, state)));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify({ status, data }))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(provider.exchanges).toBe(1);
  });

  it('[OAUTH-01] connects nothing under a forged, foreign, swapped, used or old state', async () => {
    const [owner, other] = [api.sessions.introduce({ kind: 'customer' }), api.sessions.introduce({ kind: 'customer' })];
    const again = api.sessions.introduce({ kind: 'customer', accountId: owner.id });
    const state = await asked(owner);
    provider.exchanges = 0;
    const refusal = { status: 409, statusMessage: 'Unable to connect' };
    expect(await bringBack(owner, 'forged')).toMatchObject(refusal);
    expect(await bringBack(other, state)).toMatchObject(refusal);
    expect(await bringBack(again, state)).toMatchObject(refusal);
    expect(await call(owner, 'POST', 'consents/xero/return', { state, code: 'x' })).toMatchObject(refusal);
    expect(provider.exchanges).toBe(0);
    expect(await bringBack(owner, state)).toMatchObject({ status: 200 });
    expect(await bringBack(owner, state, { code: 'another' })).toMatchObject(refusal);
    expect(Buffer.from(state, 'base64url')).toHaveLength(256 / 8);
    const old = await asked(owner);
    now = new Date(now.getTime() + TEN_MINUTES);
    expect(await bringBack(owner, old)).toMatchObject(refusal);
    expect(provider.exchanges).toBe(1);

    // Each provider answers at an address of its own, and a code is worth nothing without the secret of who asked.
    const [xero, quickbooks] = [await consentOf(owner, 'xero'), await consentOf(owner, 'quickbooks')];
    expect(xero('redirect_uri')).toMatch(/xero/i);
    expect(quickbooks('redirect_uri')).toMatch(/quickbooks/i);
    expect([xero('code_challenge_method'), quickbooks('code_challenge_method')]).toEqual(['S256', '']);
    const returned = { state: xero('state'), code: 'c' };
    expect(await call(owner, 'POST', 'consents/xero/return', returned)).toMatchObject({ status: 200 });
    const verifier = provider.exchanged.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(xero('code_challenge'));
    expect(Buffer.from(verifier, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  it('[OAUTH-09~] exchanges nothing when the person refused, nor when the provider is down', async () => {
    const owner = api.sessions.introduce({ kind: 'customer' });
    provider.exchanges = 0;
    expect(await bringBack(owner, await asked(owner), { error: 'access_denied' })).toMatchObject({
      status: 409,
      code: 'CONSENT_REFUSED',
    });
    const state = await asked(owner);
    provider.down = true;
    expect(await bringBack(owner, state)).toMatchObject({ status: 503, code: 'SYSTEM_UNAVAILABLE' });
    provider.down = false;
    expect(provider.exchanges).toBe(0);
  });

  it('[INT-02~] [OAUTH-05~] leads to a company named by the provider, and no token to answers or events', async () => {
    const owner = api.sessions.introduce({ kind: 'customer' });
    const { data } = await bringBack(owner, await asked(owner));
    const { connectionId } = data as { connectionId: string };
    const tenants = await call(owner, 'GET', `${connectionId}/tenants`);
    expect(tenants.data).toEqual({
      provider: 'quickbooks',
      status: 'ready',
      tenants: [{ tenantId: '9130', tenantName: 'Acme Ltd' }],
    });
    const other = api.sessions.introduce({ kind: 'customer' });
    expect(await call(other, 'GET', `${connectionId}/tenants`)).toMatchObject({ status: 404 });
    expect(await call(owner, 'POST', `${connectionId}/tenants`, { tenantId: '1' })).toMatchObject({ status: 404 });
    const selected = await call(owner, 'POST', `${connectionId}/tenants`, { tenantId: '9130', tenantName: 'Mine' });
    expect(selected).toMatchObject({ status: 200 });
    const { rows } = await database.admin(`SELECT type, data::text FROM event_store.events ORDER BY position`);
    const stored = JSON.stringify(rows);
    expect(stored).toContain('connections.system-connected');
    expect(stored + JSON.stringify(tenants) + JSON.stringify(selected)).not.toContain('canary');
  });

  it('[INT-03] is taken with code, state, realmId and username, and of the other system with code and username', async () => {
    const owner = api.sessions.introduce({ kind: 'customer' });
    const username = 'ann@example.com';
    const state = await asked(owner);
    const { data } = await bringBack(owner, state, { code: 'the-code', realmId: '9131', username });
    const { connectionId } = data as { connectionId: string };
    expect((await call(owner, 'GET', `${connectionId}/tenants`)).data).toMatchObject({
      tenants: [{ tenantId: '9131' }],
    });
    const consent = await call(owner, 'POST', 'consents/xero', { username });
    const url = new URL((consent.data as { consentUrl: string }).consentUrl);
    const returned = await call(owner, 'POST', 'consents/xero/return', {
      ...{ code: 'another', username },
      state: url.searchParams.get('state'),
      scope: 'offline_access',
    });
    expect(returned).toMatchObject({ status: 200 });
    const { connectionId: other } = returned.data as { connectionId: string };
    expect((await call(owner, 'GET', `${other}/tenants`)).data).toEqual({
      provider: 'xero',
      status: 'ready',
      tenants: [{ tenantId: 'tenant-1', tenantName: 'Acme Xero Ltd' }],
    });
  });

  it('[INT-04~] lets the owner import once more, unless an import is on its way', async () => {
    const owner = api.sessions.introduce({ kind: 'customer' });
    const { data } = await bringBack(owner, await asked(owner));
    const { connectionId } = data as { connectionId: string };
    await call(owner, 'POST', `${connectionId}/tenants`, { tenantId: '9130' });
    expect(await call(owner, 'POST', `${connectionId}/imports`)).toMatchObject({
      status: 200,
      data: { importId: expect.any(String) as string },
    });
    await database.admin(
      `INSERT INTO read_model.connections (account_id, connection_id, import_id, import_requested_at, repeats)
       VALUES ($1, $2, 'i', now(), false)`,
      [owner.id, connectionId],
    );
    expect(await call(owner, 'POST', `${connectionId}/imports`)).toMatchObject({
      status: 409,
      code: 'IMPORT_UNDER_WAY',
    });
  });
});

describe('the integration launcher', () => {
  const registered = async (): Promise<string> => {
    const email = `launch-${randomUUID().slice(0, 8)}@example.com`;
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/accounts/register',
      payload: {
        ...{ name: 'Ann Field', companyName: 'Field & Sons', sector: 1, companyType: 'soletrader', email },
        ...{ phone: '02079460123', password: 'Oakbeam47Ho', confirmPassword: 'Oakbeam47Ho', supportNeeds: ['finance'] },
        ...{ termsAndConditions: true, privacyPolicy: true },
      },
    });
    expect(answer.json<{ responseCode: number }>().responseCode).toBeLessThan(300);
    const { rows } = await database.admin(
      `SELECT stream_id FROM event_store.events WHERE type LIKE 'accounts.%' ORDER BY position DESC LIMIT 1`,
    );
    return /acc_[0-9a-f-]+/.exec(JSON.stringify(rows))?.[0] ?? '';
  };
  const spoil = (kind: string) =>
    fetch(`${launcher.address}/_sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind }),
    });

  it('[INT-05, AUD-01~] makes an account with a token and leads to the address in its answer, or says what is wrong', async () => {
    const accountId = await registered();
    const url = `/api/v1/accounts/${accountId}/integration-launches`;
    const { id: readerId, ...confirmed } = api.sessions.introduce({
      kind: 'superAdmin',
      steppedUp: ['connections.launch'],
    });
    const launch = async (Tags: string) => {
      const answer = await api.inject({ method: 'POST', url, headers: confirmed, payload: { Tags } });
      return answer.json<{ responseCode: number; statusMessage: string; data: { launchUrl: string } }>();
    };
    for (const [tag, named] of [
      ['xero', 'Xero'],
      ['quickbook', 'QuickBooks'],
    ] as const) {
      const { data } = await launch(tag);
      expect(data.launchUrl.startsWith(`${launcher.address}/launch/`)).toBe(true);
      const page = await (await fetch(data.launchUrl)).text();
      expect(page).toContain('Field &amp; Sons');
      expect(page).toContain('@example.com');
      expect(page).toContain(named);
    }
    const { id: _, ...unconfirmed } = api.sessions.introduce({ kind: 'superAdmin', steppedUp: ['staff.endSessions'] });
    const refused = await api.inject({
      method: 'POST',
      url,
      headers: unconfirmed,
      payload: { Tags: 'xero' },
    });
    expect(refused.json()).toMatchObject({ responseCode: 403, code: 'CONFIRMATION_INVALID' });
    await spoil('server-error');
    expect(await launch('xero')).toMatchObject({ statusMessage: 'API Error. Please try again.' });
    await spoil('no-url');
    expect(await launch('xero')).toMatchObject({ statusMessage: 'Launch URL not found in the input string.' });
    const { rows } = await database.admin(
      `SELECT type, metadata->>'subjectId' AS about FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${readerId}-%`],
    );
    expect(rows).toEqual(Array(4).fill({ type: 'audit.launcher-opened.v1', about: accountId }));
  });
});
