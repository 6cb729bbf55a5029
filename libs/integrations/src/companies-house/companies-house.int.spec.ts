import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { cachedRegister } from './cached-register';
import { companiesHouse } from './companies-house';
import type { CompanyQuery, CompanyRegister } from './company-register';
import { RequestBudget } from './request-budget';
import { companyOf } from './search-answer';

const sample = (name: string): string => readFileSync(join(__dirname, 'samples', `${name}.json`), 'utf8');
const QUERY: CompanyQuery = { form: 'privateLimitedCompany', name: 'sandbox & sons', limit: 10 };

const item = (index: number, changes: object = {}) => ({
  title: `SANDBOX ${index} LTD`,
  company_number: String(10_000_000 + index),
  company_type: 'ltd',
  company_status: 'active',
  ...changes,
});

describe('Companies House', () => {
  let server: Server;
  let url: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const requests: IncomingMessage[] = [];
  const troubles: string[] = [];
  const time = { now: new Date('2026-11-02T09:00:00Z') };
  const clock = () => time.now;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    requests.length = 0;
    troubles.length = 0;
  });

  const register = (changes: { timeoutMs?: number } = {}): CompanyRegister =>
    companiesHouse({
      baseUrl: `${url}/`,
      apiKey: 'the-key',
      clock,
      onTrouble: (reason) => troubles.push(reason),
      ...changes,
    });
  const gives = (status: number, body: string, headers: Record<string, string> = {}) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

  it('[SIGNUP-05~] reads the real shape: numbers as text, offsets from 0, dissolved ones left out', async () => {
    gives(200, sample('search-companies'));
    expect(await register().search(QUERY)).toEqual({
      ok: true,
      value: [
        {
          name: 'SANDBOX TRADING LTD',
          number: '09990001',
          address: '1 Example Street, Leeds, England, LS1 1AA',
          matches: [{ from: 0, to: 7 }],
        },
      ],
    });
    expect(await register().search({ ...QUERY, form: 'limitedliabilitypartnership' })).toEqual({ ok: true, value: [] });
    gives(200, sample('search-empty'));
    expect(await register().search(QUERY)).toEqual({ ok: true, value: [] });
  });

  it('asks with the key as user name and a blank password, for companies that trade', async () => {
    gives(200, sample('search-empty'));
    await register().search(QUERY);
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('the-key:').toString('base64')}`);
    const asked = new URL(requests[0]?.url ?? '', url);
    expect(asked.pathname).toBe('/search/companies');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      q: 'sandbox & sons',
      items_per_page: '100',
      start_index: '0',
      restrictions: 'active-companies',
    });
  });

  it('reads a second page where the first has too few of the form, and not a third', async () => {
    const others = Array.from({ length: 100 }, (_, index) => item(index, { company_type: 'llp' }));
    answer = (request, response) => {
      const second = request.url?.includes('start_index=100');
      response.end(JSON.stringify({ items: second ? [item(1)] : others, total_results: 900 }));
    };
    const found = await register().search(QUERY);
    expect(found).toMatchObject({ ok: true, value: [{ name: 'SANDBOX 1 LTD' }] });
    expect(requests).toHaveLength(2);
  });

  it('[SIGNUP-05~] says when it is busy, and asks no more until then', async () => {
    gives(429, '{}', { 'retry-after': '30' });
    const busy = register();
    expect(await busy.search(QUERY)).toMatchObject({ ok: false, failure: { code: 'REGISTER_BUSY' } });
    expect(await busy.search(QUERY)).toEqual({ ok: false, failure: { code: 'REGISTER_BUSY', retryAfterSeconds: 30 } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['an outage', 502, '{}'],
    ['a wrong key', 401, '{"errors":[]}'],
    ['no JSON', 200, '<html>'],
    ['another shape', 200, '{"items":[{"title":1}]}'],
    ['too much', 200, `"${'x'.repeat(2_000_001)}"`],
    ['a redirection', 302, ''],
  ])('gives a clear answer to %s, and tells neither key nor name', async (_what, status, body) => {
    gives(status, body, { location: `${url}/elsewhere` });
    expect(await register().search(QUERY)).toEqual({ ok: false, failure: { code: 'REGISTER_UNAVAILABLE' } });
    expect(troubles).toHaveLength(1);
    expect(troubles.join()).not.toMatch(/the-key|sandbox & sons/);
  });

  it('waits no longer than it may', async () => {
    answer = () => undefined;
    expect(await register({ timeoutMs: 50 }).search(QUERY)).toMatchObject({
      failure: { code: 'REGISTER_UNAVAILABLE' },
    });
  });

  it('answers the same search from memory for five minutes, asks once at a time, and keeps no failure', async () => {
    gives(502, '');
    const kept = cachedRegister(register(), clock);
    await kept.search(QUERY);
    gives(200, sample('search-companies'));
    const both = await Promise.all([kept.search(QUERY), kept.search({ ...QUERY, name: ' Sandbox  & Sons' })]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(requests).toHaveLength(2);
    time.now = new Date(time.now.getTime() + 5 * 60_000);
    await kept.search(QUERY);
    expect(requests).toHaveLength(3);
  });
});

describe('the budget of requests', () => {
  it('[SIGNUP-05~] never grants more than its size within any window', () => {
    const size = { requests: 5, withinMs: 1000 };
    fc.assert(
      fc.property(fc.array(fc.nat(700), { maxLength: 60 }), (pauses) => {
        let now = 0;
        const budget = new RequestBudget(size, () => new Date(now));
        const granted: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wait = budget.take();
          if (wait === 0) granted.push(now);
          else expect(wait).toBeLessThanOrEqual(1);
        }
        for (const end of granted)
          expect(granted.filter((at) => at <= end && at > end - size.withinMs).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('matching parts', () => {
  it('are in order, do not overlap and lie within the name, whatever the register sends', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        fc.array(fc.integer({ min: -3, max: 40 }), { maxLength: 9 }),
        (title, offsets) => {
          const { matches } = companyOf({
            title,
            company_number: '0'.repeat(8),
            company_type: 'ltd',
            matches: { title: offsets },
          });
          let end = 0;
          for (const { from, to } of matches) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(title.length);
            end = to;
          }
        },
      ),
    );
  });
});
