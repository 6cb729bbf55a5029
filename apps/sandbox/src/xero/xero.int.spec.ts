import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningXeroSandbox, startXeroSandbox } from './index';
import { faultsBy } from './testing/contract';
import { connected, decide, LocalXero, REDIRECT, SCOPES } from './testing/local-xero';

interface Failure {
  readonly response: {
    readonly statusCode: number;
    readonly headers: Record<string, string>;
    readonly body: { readonly Detail?: string };
  };
}

/** The SDK rejects with a text that holds JSON. */
const failureOf = (call: Promise<unknown>): Promise<Failure['response']> =>
  call.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown) => (JSON.parse(String(error)) as Failure).response,
  );

const reference = JSON.parse(readFileSync(join(__dirname, '../books/reference/trial-balance-36m.json'), 'utf8')) as {
  readonly months: readonly {
    readonly asAt: string;
    readonly accounts: readonly { readonly code: string; readonly balance: number; readonly movement: number }[];
  }[];
};

describe('the stand-in of Xero', () => {
  let now: Date;
  let sandbox: RunningXeroSandbox;

  beforeEach(async () => {
    now = new Date('2026-11-22T10:00:00Z');
    sandbox = await startXeroSandbox({ clock: () => now, latency: 0 });
  });
  afterEach(() => sandbox.close());

  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const control = (path: string, method: string, body?: object) =>
    fetch(`${sandbox.address}/_sandbox${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).then((answer) => answer.json() as Promise<Record<string, unknown>>);

  /** An answer as it is on the wire, held against Xero’s own description. */
  async function read<Answer>(
    token: string,
    path: string,
    schema: string,
    tenant = sandbox.tenant('trading'),
  ): Promise<Answer> {
    const answer = await fetch(`${sandbox.address}/api.xro/2.0${path}`, {
      headers: { authorization: `Bearer ${token}`, 'xero-tenant-id': tenant },
    });
    const body: unknown = await answer.json();
    expect([path, answer.status, faultsBy('accounting', schema, body)]).toEqual([path, 200, []]);
    return body as Answer;
  }

  it('shows a page that asks, and sends the person back with a code or a refusal', async () => {
    const xero = await new LocalXero(sandbox).initialize();
    const url = await xero.buildConsentUrl();
    expect(await (await fetch(sandbox.address)).text()).toContain('This stands for Xero');
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000");
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const text = await page.text();
    for (const name of ['Sandbox Trading Ltd', 'Alder Gardens', 'New Leaf Studio Ltd', 'Crooked Chimney Ltd'])
      expect(text).toContain(name);
    expect(await decide(url, ['trading'], 'refuse')).toBe(`${REDIRECT}?error=access_denied&state=state-1`);
    expect(await decide(url, [])).toBe('');
    const back = new URL(await decide(url, ['trading']));
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'state-1', scope: SCOPES.join(' ') });
  });

  it.each(['accounting.reports.read', 'accounting.transactions', 'accounting.nonsense'])(
    'refuses the scope %s',
    async (scope) => {
      const xero = await new LocalXero(sandbox, [...SCOPES, scope]).initialize();
      const page = await fetch(await xero.buildConsentUrl());
      expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('invalid_scope')]);
    },
  );

  it('gives the SDK tokens, once for a code', async () => {
    const { xero, tokens, callback } = await connected(sandbox);
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: SCOPES.join(' ') });
    expect(tokens.id_token).toBeUndefined();
    await expect(xero.apiCallback(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
    const failed = await failureOf(xero.accountingApi.getOrganisations(sandbox.tenant('trading')));
    expect(failed.statusCode).toBe(401);
  });

  it('signs an id token that the SDK accepts where openid is asked for', async () => {
    now = new Date();
    const { tokens } = await connected(sandbox, ['trading'], ['openid', ...SCOPES]);
    expect(tokens.claims()).toMatchObject({ iss: sandbox.address, aud: sandbox.client.clientId });
  });

  it('checks the proof of a code where a challenge was sent', async () => {
    const { openIdClient } = await new LocalXero(sandbox).initialize();
    const verifier = 'v'.repeat(64);
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    const ask = () =>
      decide(
        openIdClient.authorizationUrl({
          redirect_uri: REDIRECT,
          scope: SCOPES.join(' '),
          code_challenge,
          code_challenge_method: 'S256',
        }),
        ['trading'],
      );
    const exchange = async (code_verifier: string) =>
      openIdClient.oauthCallback(REDIRECT, openIdClient.callbackParams(await ask()), { code_verifier });
    await expect(exchange('w'.repeat(64))).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(exchange(verifier)).resolves.toMatchObject({ token_type: 'Bearer' });
  });

  it('lets tokens run out, replaces the refresh token and takes all back', async () => {
    const { xero, tokens } = await connected(sandbox);
    later(31);
    const tenant = sandbox.tenant('trading');
    expect((await failureOf(xero.accountingApi.getOrganisations(tenant))).statusCode).toBe(401);
    const fresh = await xero.refreshToken();
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token);
    await expect(xero.accountingApi.getOrganisations(tenant)).resolves.toMatchObject({ body: {} });
    later(29);
    const retried = await xero.openIdClient.refresh(tokens.refresh_token ?? '');
    later(2);
    await expect(xero.openIdClient.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    xero.setTokenSet(retried);
    await xero.revokeToken();
    await expect(xero.openIdClient.refresh(retried.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('keeps consents over a restart', async () => {
    const data = await mkdtemp(join(tmpdir(), 'keelson-xero-'));
    const first = await startXeroSandbox({ data, latency: 0 });
    const { tokens } = await connected(first);
    await first.close();
    const second = await startXeroSandbox({ data, latency: 0, port: first.port });
    const xero = await new LocalXero(second).initialize();
    xero.setTokenSet(tokens);
    await expect(xero.accountingApi.getOrganisations(second.tenant('trading'))).resolves.toMatchObject({ body: {} });
    await expect(xero.refreshToken()).resolves.toMatchObject({ token_type: 'Bearer' });
    await second.close();
    await rm(data, { recursive: true });
  });

  it('lists the organisations of a consent, lets one go and guards the others', async () => {
    const { tokens, xero } = await connected(sandbox, ['trading', 'sole-trader']);
    const call = (path = '', method = 'GET') =>
      fetch(`${sandbox.address}/connections${path}`, {
        method,
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
    const list = (await (await call()).json()) as {
      readonly id: string;
      readonly tenantId: string;
      readonly tenantName: string;
    }[];
    expect(list.map(({ tenantName }) => tenantName)).toEqual(['Sandbox Trading Ltd', 'Alder Gardens']);
    expect(list.flatMap((each) => faultsBy('identity', 'Connection', each))).toEqual([]);
    expect((await failureOf(xero.accountingApi.getAccounts(sandbox.tenant('empty')))).statusCode).toBe(403);
    expect((await call(`/${list[0]?.id ?? ''}`, 'DELETE')).status).toBe(204);
    expect((await failureOf(xero.accountingApi.getAccounts(sandbox.tenant('trading')))).statusCode).toBe(403);
    await expect(xero.accountingApi.getAccounts(sandbox.tenant('sole-trader'))).resolves.toMatchObject({ body: {} });
    expect((await call('/nothing', 'DELETE')).status).toBe(404);
  });

  it('asks for the scope of each report', async () => {
    const { xero } = await connected(sandbox, ['trading'], ['offline_access', 'accounting.settings.read']);
    const failed = await failureOf(xero.accountingApi.getReportTrialBalance(sandbox.tenant('trading'), '2026-10-31'));
    expect(failed).toMatchObject({ statusCode: 401, body: { Detail: 'AuthorizationUnsuccessful' } });
  });

  it('tells the organisations and their accounts in Xero’s shape', async () => {
    const { tokens, xero } = await connected(sandbox, ['trading', 'sole-trader', 'empty', 'unbalanced']);
    for (const key of ['trading', 'sole-trader', 'empty', 'unbalanced'] as const) {
      await read(tokens.access_token ?? '', '/Organisation', 'Organisations', sandbox.tenant(key));
      await read(tokens.access_token ?? '', '/Accounts', 'Accounts', sandbox.tenant(key));
    }
    const { body } = await xero.accountingApi.getOrganisations(sandbox.tenant('sole-trader'));
    expect(body.organisations?.[0]).toMatchObject({ name: 'Alder Gardens', financialYearEndMonth: 6, paysTax: false });
    const accounts = await xero.accountingApi.getAccounts(sandbox.tenant('trading'));
    expect(accounts.body.accounts?.find(({ code }) => code === '610')).toMatchObject({
      type: 'CURRENT',
      systemAccount: 'DEBTORS',
    });
  });

  it('gives the trial balance of each of the 36 months as the reference has it', async () => {
    await control('/limits', 'PUT', { lifted: true });
    const { tokens, xero } = await connected(sandbox);
    const { body } = await xero.accountingApi.getAccounts(sandbox.tenant('trading'));
    const codes = new Map(body.accounts?.map(({ accountID, code }) => [accountID, code]));
    for (const { asAt, accounts } of reference.months) {
      const path = `/Reports/TrialBalance?date=${asAt}`;
      const answer = await read<TrialBalanceAnswer>(tokens.access_token ?? '', path, 'ReportWithRows');
      expect(linesOf(answer, codes)).toEqual(
        accounts.map(({ code, balance, movement }) => ({ code, balance, movement })),
      );
    }
  });

  it('gives every report in Xero’s shape for every organisation', async () => {
    const keys = ['trading', 'sole-trader', 'empty', 'unbalanced'] as const;
    const { tokens } = await connected(sandbox, keys);
    const report = <Answer>(path: string, key: (typeof keys)[number]) =>
      read<Answer>(tokens.access_token ?? '', `/Reports/${path}`, 'ReportWithRows', sandbox.tenant(key));
    for (const key of keys) {
      await report('TrialBalance', key);
      await report('ProfitAndLoss?fromDate=2026-10-01&toDate=2026-10-31&periods=11&timeframe=MONTH', key);
      await report('BalanceSheet?date=2026-10-31&periods=2', key);
      await report('BankSummary?fromDate=2026-11-01&toDate=2026-11-22', key);
    }
    const totals = async (key: (typeof keys)[number], date: string) => {
      const answer = await report<TrialBalanceAnswer>(`TrialBalance?date=${date}`, key);
      return (
        answer.Reports[0]?.Rows.at(-1)
          ?.Rows?.[0]?.Cells.slice(3)
          .map(({ Value }) => Value) ?? []
      );
    };
    const [debits, credits] = await totals('unbalanced', '2026-07-31');
    expect(Number(debits) - Number(credits)).toBeCloseTo(37.41);
    expect(new Set(await totals('unbalanced', '2026-08-31')).size).toBe(1);
    expect(await totals('empty', '2026-10-31')).toEqual(['0.00', '0.00']);
  });

  it('has profit, balance sheet and bank summary that agree with the trial balance', async () => {
    const { tokens } = await connected(sandbox);
    const cells = async (path: string, first: string) => {
      const answer = await read<TrialBalanceAnswer>(tokens.access_token ?? '', `/Reports/${path}`, 'ReportWithRows');
      const rows = answer.Reports[0]?.Rows.flatMap(({ Rows = [] }) => Rows) ?? [];
      return rows.find(({ Cells }) => Cells[0]?.Value === first)?.Cells.map(({ Value }) => Value);
    };
    expect(await cells('TrialBalance?date=2026-10-31', 'Sales (200)')).toEqual([
      'Sales (200)',
      '',
      '30782.40',
      '',
      '201417.60',
    ]);
    expect(await cells('ProfitAndLoss?fromDate=2026-10-01&toDate=2026-10-31', 'Sales')).toEqual(['Sales', '30782.40']);
    expect(await cells('BankSummary?fromDate=2026-10-01&toDate=2026-10-31', 'Business Bank Account')).toEqual(
      expect.arrayContaining(['62767.10', '69588.96']),
    );
    expect(await cells('BalanceSheet?date=2026-10-31', 'Net Assets')).toEqual(
      await cells('BalanceSheet?date=2026-10-31', 'Total Equity').then((row) => ['Net Assets', row?.[1]]),
    );
  });

  it('holds to 60 requests a minute and 5 at once, and counts who does not', async () => {
    const { xero } = await connected(sandbox);
    const ask = () => xero.accountingApi.getOrganisations(sandbox.tenant('trading'));
    for (let asked = 0; asked < 59; asked += 1) await ask();
    const last = await ask();
    expect(last.response.headers).toMatchObject({ 'x-minlimit-remaining': '0', 'x-daylimit-remaining': '4940' });
    const failed = await failureOf(ask());
    expect(failed).toMatchObject({
      statusCode: 429,
      headers: { 'x-rate-limit-problem': 'Minute', 'retry-after': '60' },
    });
    later(1);
    await ask();
    expect(await control('/limits', 'GET')).toEqual({ lifted: false, breaches: { Minute: 1 } });
    await control('/limits', 'PUT', { lifted: true });
    for (let asked = 0; asked < 80; asked += 1) await ask();
  });

  it('refuses the sixth request under way', async () => {
    await sandbox.close();
    sandbox = await startXeroSandbox({ latency: 200 });
    const { xero } = await connected(sandbox);
    const asked = Array.from({ length: 6 }, () => xero.accountingApi.getOrganisations(sandbox.tenant('trading')));
    const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(1);
    expect(await control('/limits', 'GET')).toEqual({ lifted: false, breaches: { Concurrent: 1 } });
  });

  it.each([
    ['expired', 401],
    ['rate-limit', 429],
    ['server-error', 503],
  ])('fails as asked: %s', async (kind, status) => {
    const { xero } = await connected(sandbox);
    await control('/faults', 'PUT', { kind, times: 1 });
    expect((await failureOf(xero.accountingApi.getOrganisations(sandbox.tenant('trading')))).statusCode).toBe(status);
    await expect(xero.accountingApi.getOrganisations(sandbox.tenant('trading'))).resolves.toMatchObject({ body: {} });
  });

  it('hangs up in the middle, and refuses a refresh after it, when asked to', async () => {
    const { xero } = await connected(sandbox);
    await control('/faults', 'PUT', { kind: 'cut', times: 1 });
    await control('/faults', 'POST', { kind: 'invalid-grant', times: 1 });
    await expect(xero.accountingApi.getAccounts(sandbox.tenant('trading'))).rejects.toBeDefined();
    await expect(xero.accountingApi.getAccounts(sandbox.tenant('trading'))).resolves.toMatchObject({ body: {} });
    await expect(xero.refreshToken()).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(xero.refreshToken()).resolves.toMatchObject({ token_type: 'Bearer' });
  });

  it('changes a past month when asked to', async () => {
    const { tokens } = await connected(sandbox);
    const marketing = async () => {
      const answer = await read<TrialBalanceAnswer>(
        tokens.access_token ?? '',
        '/Reports/TrialBalance?date=2026-08-31',
        'ReportWithRows',
      );
      const rows = answer.Reports[0]?.Rows.flatMap(({ Rows = [] }) => Rows) ?? [];
      return Number(rows.find(({ Cells }) => Cells[0]?.Value.startsWith('Advertising'))?.Cells[1]?.Value);
    };
    const before = await marketing();
    await control('/restatements', 'POST', { company: 'trading' });
    expect(await marketing()).toBeCloseTo(before + 1250);
    await control('/restatements', 'DELETE');
    expect(await marketing()).toBe(before);
  });
});

interface Row {
  readonly Cells: readonly { readonly Value: string; readonly Attributes?: readonly { readonly Value: string }[] }[];
}
interface TrialBalanceAnswer {
  readonly Reports: readonly {
    readonly Rows: readonly { readonly Title?: string; readonly Rows?: readonly Row[] }[];
  }[];
}

const penceOf = (debit = '', credit = '') => Math.round((Number(debit) - Number(credit)) * 100);

function linesOf({ Reports }: TrialBalanceAnswer, codes: ReadonlyMap<string | undefined, string | undefined>) {
  return (Reports[0]?.Rows ?? [])
    .flatMap(({ Rows = [] }) => Rows)
    .filter(({ Cells }) => Cells[0]?.Attributes !== undefined)
    .map(({ Cells }) => {
      const [, debit, credit, ytdDebit, ytdCredit] = Cells.map(({ Value }) => Value);
      return {
        code: codes.get(Cells[0]?.Attributes?.[0]?.Value),
        balance: penceOf(ytdDebit, ytdCredit),
        movement: penceOf(debit, credit),
      };
    })
    .toSorted((one, other) => ((one.code ?? '') < (other.code ?? '') ? -1 : 1));
}
