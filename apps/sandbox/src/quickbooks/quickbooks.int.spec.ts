import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type OAuthClient from 'intuit-oauth';
import { COMPANY_KEYS, type CompanyKey } from '../books/companies';
import { type RunningQuickBooksSandbox, startQuickBooksSandbox } from './index';
import { type AccountAnswer, faultsOfReport, unknownAccounts } from './testing/contract';
import { connected, consentUrlOf, decide, localQuickBooks, REDIRECT } from './testing/local-quickbooks';

interface Cell {
  readonly value: string;
  readonly id?: string;
}
interface Row {
  readonly ColData?: readonly Cell[];
  readonly Header?: { readonly ColData: readonly Cell[] };
  readonly Rows?: { readonly Row?: readonly Row[] };
  readonly Summary?: { readonly ColData: readonly Cell[] };
}
interface Report {
  readonly Header: { readonly Option: readonly { readonly Name: string; readonly Value: string }[] };
  readonly Columns: { readonly Column: readonly { readonly ColTitle: string }[] };
  readonly Rows: { readonly Row?: readonly Row[] };
}

const reference = JSON.parse(readFileSync(join(__dirname, '../books/reference/trial-balance-36m.json'), 'utf8')) as {
  readonly months: readonly {
    readonly month: string;
    readonly asAt: string;
    readonly accounts: readonly { readonly code: string; readonly balance: number; readonly movement: number }[];
  }[];
};

const penceOf = (text = ''): number => Math.round(Number(text) * 100);
/** The rows of accounts, sections opened. */
const linesOf = (rows: readonly Row[] = []): readonly (readonly Cell[])[] =>
  rows.flatMap(({ ColData, Rows }) => [...(ColData === undefined ? [] : [ColData]), ...linesOf(Rows?.Row)]);

describe('the stand-in of QuickBooks', () => {
  let now: Date;
  let sandbox: RunningQuickBooksSandbox;

  beforeEach(async () => {
    now = new Date('2026-11-22T10:00:00Z');
    sandbox = await startQuickBooksSandbox({ clock: () => now, latency: 0 });
  });
  afterEach(() => sandbox.close());

  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
  const control = (path: string, method: string, body?: object) =>
    fetch(`${sandbox.address}/_sandbox${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).then((answer) => answer.json() as Promise<Record<string, unknown>>);
  const ask = async <Answer>(quickbooks: OAuthClient, path: string, key: CompanyKey = 'trading'): Promise<Answer> =>
    (await quickbooks.makeApiCall({ url: `v3/company/${sandbox.realm(key)}/${path}` })).json as Answer;
  const report = async (quickbooks: OAuthClient, path: string, key: CompanyKey = 'trading'): Promise<Report> => {
    const answer = await ask<Report>(quickbooks, `reports/${path}`, key);
    expect([path, faultsOfReport(answer)]).toEqual([path, []]);
    return answer;
  };
  const accountsOf = async (quickbooks: OAuthClient, key: CompanyKey = 'trading') => {
    const query = encodeURIComponent(
      'select * from Account where Active in (true, false) startposition 1 maxresults 1000',
    );
    const answer = await ask<{ QueryResponse: { Account: readonly AccountAnswer[] } }>(
      quickbooks,
      `query?query=${query}`,
      key,
    );
    return answer.QueryResponse.Account;
  };

  it('asks for one company and sends the person back with its realm or a refusal', async () => {
    const url = consentUrlOf(localQuickBooks(sandbox));
    expect(await (await fetch(url)).text()).toContain('Connect QuickBooks to Keelson');
    expect(await decide(url, 'trading', 'refuse')).toBe(`${REDIRECT}?error=access_denied&state=state-1`);
    expect(await decide(url, 'trading,empty')).toBe('');
    const back = new URL(await decide(url, 'sole-trader'));
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      state: 'state-1',
      realmId: sandbox.realm('sole-trader'),
    });
  });

  it('gives the SDK tokens, once for a code, and a refresh token that works once', async () => {
    const quickbooks = localQuickBooks(sandbox);
    const callback = await decide(consentUrlOf(quickbooks), 'trading');
    await quickbooks.createToken(callback);
    const first = quickbooks.getToken().refresh_token;
    later(61);
    await expect(ask(quickbooks, 'companyinfo/1')).rejects.toMatchObject({ code: '401' });
    await quickbooks.refreshUsingToken(first);
    await expect(ask(quickbooks, 'companyinfo/1')).resolves.toBeDefined();
    const second = quickbooks.getToken().refresh_token;
    expect(second).not.toBe(first);
    await expect(quickbooks.refreshUsingToken(first)).rejects.toMatchObject({ error: 'invalid_grant' });
    await quickbooks.refreshUsingToken(second);
    const third = quickbooks.getToken().refresh_token;
    await quickbooks.revoke({ refresh_token: third });
    await expect(quickbooks.refreshUsingToken(third)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(localQuickBooks(sandbox).createToken(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('keeps consents over a restart', async () => {
    const data = await mkdtemp(join(tmpdir(), 'keelson-quickbooks-'));
    const first = await startQuickBooksSandbox({ data, latency: 0 });
    const { refresh_token } = (await connected(first)).getToken();
    await first.close();
    const second = await startQuickBooksSandbox({ data, latency: 0 });
    await expect(localQuickBooks(second).refreshUsingToken(refresh_token)).resolves.toBeDefined();
    await second.close();
    await rm(data, { recursive: true });
  });

  it('tells companies and accounts in Intuit’s shape, pages of accounts, and refuses what it cannot read', async () => {
    for (const key of COMPANY_KEYS) {
      const quickbooks = await connected(sandbox, key);
      expect(unknownAccounts(await accountsOf(quickbooks, key))).toEqual([]);
    }
    const quickbooks = await connected(sandbox, 'sole-trader');
    const company = await ask<object>(quickbooks, 'companyinfo/1', 'sole-trader');
    expect(company).toMatchObject({
      CompanyInfo: { CompanyName: 'Alder Gardens', FiscalYearStartMonth: 'July' },
      time: '2026-11-22T02:00:00-08:00',
    });
    const query = (text: string) => ask<object>(quickbooks, `query?query=${encodeURIComponent(text)}`, 'sole-trader');
    expect(await query('select * from Account startposition 3 maxresults 2')).toMatchObject({
      QueryResponse: { startPosition: 3, maxResults: 2 },
    });
    expect(await query('select * from Account startposition 900')).toMatchObject({ QueryResponse: {} });
    await expect(query('select everything')).rejects.toMatchObject({ code: '4000' });
    await expect(ask(quickbooks, 'companyinfo/1', 'trading')).rejects.toMatchObject({ code: '403' });
  });

  it('gives the balances and the profit of each of the 36 months as the reference has them', async () => {
    const quickbooks = await connected(sandbox);
    const codes = new Map((await accountsOf(quickbooks)).map(({ Id, AcctNum }) => [Id, AcctNum]));
    const path = 'ProfitAndLoss?start_date=2023-11-01&end_date=2026-10-31&summarize_column_by=Month';
    const profit = linesOf((await report(quickbooks, path)).Rows.Row);
    for (const [at, { asAt, accounts }] of reference.months.entries()) {
      const balances = linesOf((await report(quickbooks, `TrialBalance?end_date=${asAt}`)).Rows.Row);
      expect([
        asAt,
        balances.map(([name, debit, credit]) => [
          codes.get(name?.id ?? ''),
          penceOf(debit?.value) - penceOf(credit?.value),
        ]),
      ]).toEqual([asAt, accounts.filter(({ balance }) => balance !== 0).map(({ code, balance }) => [code, balance])]);
      const moved = profit.map((cells) => {
        const code = codes.get(cells[0]?.id ?? '') ?? '';
        return [code, (code.startsWith('2') ? -1 : 1) * penceOf(cells[at + 1]?.value)];
      });
      const expected = new Map(accounts.map(({ code, movement }) => [code, movement]));
      for (const [code, amount] of moved)
        expect([asAt, code, amount]).toEqual([asAt, code, expected.get(String(code)) ?? 0]);
    }
  });

  it('leads each bank account from one balance to the other in its ledger, with transfers marked', async () => {
    const quickbooks = await connected(sandbox, 'sole-trader');
    const banks = (await accountsOf(quickbooks, 'sole-trader')).filter(({ AccountType }) => AccountType === 'Bank');
    const ids = banks.map(({ Id }) => Id).join(',');
    const span = 'start_date=2026-10-23&end_date=2026-11-22';
    const whole = await report(quickbooks, `GeneralLedger?${span}&account=${ids}`, 'sole-trader');
    expect(whole.Rows.Row).toHaveLength(2);
    for (const { Header, Rows } of whole.Rows.Row ?? []) {
      const lines = Rows?.Row ?? [];
      const balance = penceOf(lines.at(-1)?.ColData?.at(-1)?.value);
      const account = banks.find(({ Id }) => Id === Header?.ColData[0]?.id);
      expect(balance).toBe(penceOf(String(account?.CurrentBalance)));
      expect(lines[0]?.ColData?.[0]?.value).toBe('Beginning Balance');
    }
    const narrow = await report(
      quickbooks,
      `GeneralLedger?${span}&account=${ids}&columns=tx_date,txn_type,subt_nat_amount`,
      'sole-trader',
    );
    expect(narrow.Columns.Column.map(({ ColTitle }) => ColTitle)).toEqual(['Date', 'Transaction Type', 'Amount']);
    const transfers = linesOf(narrow.Rows.Row).filter(([, type]) => type?.value === 'Transfer');
    expect(transfers.map((cells) => cells[2]?.value)).toEqual(['-400.00', '400.00']);
  });

  it('has nothing to tell of a company without transactions, and one month that does not add up', async () => {
    const empty = await connected(sandbox, 'empty');
    for (const path of [
      'TrialBalance?end_date=2026-10-31',
      'ProfitAndLoss?summarize_column_by=Month',
      'GeneralLedger',
    ]) {
      const { Header, Rows } = await report(empty, path, 'empty');
      expect([Rows, Header.Option]).toEqual([{}, expect.arrayContaining([{ Name: 'NoReportData', Value: 'true' }])]);
    }
    const crooked = await connected(sandbox, 'unbalanced');
    const difference = async (day: string) => {
      const { Rows } = await report(crooked, `TrialBalance?end_date=${day}`, 'unbalanced');
      const [, debit, credit] = Rows.Row?.at(-1)?.Summary?.ColData ?? [];
      return penceOf(debit?.value) - penceOf(credit?.value);
    };
    expect([await difference('2026-06-30'), await difference('2026-07-31'), await difference('2026-08-31')]).toEqual([
      0, 3741, 0,
    ]);
  });

  it('holds to 500 requests a minute and 10 at once, and counts who does not', async () => {
    const quickbooks = await connected(sandbox);
    const { access_token } = quickbooks.getToken();
    const call = () =>
      fetch(`${sandbox.address}/v3/company/${sandbox.realm('trading')}/companyinfo/1`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
    for (let asked = 0; asked < 500; asked += 10)
      await Promise.all(Array.from({ length: 10 }, () => call().then((answer) => answer.text())));
    const refused = await call();
    expect([refused.status, await refused.json()]).toMatchObject([429, { Fault: { Error: [{ code: '3001' }] } }]);
    await expect(ask(quickbooks, 'companyinfo/1')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
    expect(await control('/limits', 'GET')).toEqual({ lifted: false, breaches: { Minute: 2 } });
    await control('/limits', 'PUT', { lifted: true });
    expect((await call()).status).toBe(200);
  });

  it.each([
    ['expired', 401],
    ['rate-limit', 429],
    ['server-error', 503],
  ])('fails as asked: %s', async (kind, status) => {
    const { access_token } = (await connected(sandbox)).getToken();
    await control('/faults', 'PUT', { kind, times: 1, organisation: sandbox.realm('trading') });
    const call = () =>
      fetch(`${sandbox.address}/v3/company/${sandbox.realm('trading')}/companyinfo/1`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
    const answer = await call();
    expect([answer.status, answer.headers.get('intuit_tid') !== null]).toEqual([status, true]);
    if (kind === 'expired')
      expect(await answer.json()).toMatchObject({ fault: { error: [{ code: '3200' }], type: 'AUTHENTICATION' } });
    expect((await call()).status).toBe(200);
  });

  it('hangs up in the middle, refuses a refresh and changes a past month, when asked to', async () => {
    const quickbooks = await connected(sandbox);
    const { access_token, refresh_token } = quickbooks.getToken();
    await control('/faults', 'PUT', { kind: 'cut' });
    const cut = fetch(
      `${sandbox.address}/v3/company/${sandbox.realm('trading')}/query?query=select%20*%20from%20Account`,
      {
        headers: { authorization: `Bearer ${access_token}` },
      },
    ).then((answer) => answer.json());
    await expect(cut).rejects.toBeDefined();
    const marketing = async () => {
      const { Rows } = await report(quickbooks, 'TrialBalance?end_date=2026-08-31');
      return penceOf(linesOf(Rows.Row).find(([name]) => name?.value.startsWith('Advertising'))?.[1]?.value);
    };
    const before = await marketing();
    await control('/restatements', 'POST', { company: 'trading' });
    expect(await marketing()).toBe(before + 125_000);
    await control('/faults', 'PUT', { kind: 'invalid-grant' });
    await expect(quickbooks.refreshUsingToken(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
