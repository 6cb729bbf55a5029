import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { productDatabase } from '../testing/product-database';

const COMPANY = {
  title: 'ACME JOINERY LTD',
  company_number: '00012345',
  company_type: 'ltd',
  company_status: 'active',
  address_snippet: '1 Mill Lane, Leeds, LS1 1AA',
  matches: { title: [1, 4] },
};

describe('searching companies', () => {
  let database: FreshDatabase;
  let register: Server;
  let api: TestApi;
  const time = { now: new Date('2026-11-02T09:00:00Z') };
  const asked: string[] = [];

  beforeAll(async () => {
    database = await productDatabase();
    register = createServer((request, response) => {
      const name = new URL(request.url ?? '', 'http://register').searchParams.get('q') ?? '';
      asked.push(name);
      if (name === 'down') response.writeHead(500).end();
      else response.end(JSON.stringify({ items: name.startsWith('acme') ? [COMPANY] : [], total_results: 1 }));
    });
    await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
    const { port } = register.address() as AddressInfo;
    api = await startTestApi({
      database,
      clock: () => time.now,
      configuration: { companiesHouse: { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key' } },
    });
  });
  afterAll(async () => {
    await api.close();
    register.close();
    await database.drop();
  });
  beforeEach(() => {
    asked.length = 0;
    time.now = new Date(time.now.getTime() + 3_600_000);
  });

  const search = async (companyName: string, companyType = 'privateLimitedCompany') => {
    const query = new URLSearchParams({ companyType, companyName }).toString();
    const answer = await api.inject({ method: 'GET', url: `/api/v1/companies?${query}` });
    return { ...answer.json<{ data: unknown; responseMessage: string; code?: string }>(), status: answer.statusCode };
  };

  it('[SIGNUP-05~] gives name and number to anybody, from three characters on', async () => {
    expect(await search('acme')).toMatchObject({
      status: 200,
      data: [
        {
          companyName: 'ACME JOINERY LTD',
          companyNumber: '00012345',
          address: '1 Mill Lane, Leeds, LS1 1AA',
          matches: [{ from: 0, to: 4 }],
        },
      ],
    });
    expect(await search('ac')).toMatchObject({ status: 200, data: [] });
    expect(await search('  ac ')).toMatchObject({ status: 200, data: [] });
    expect(asked).toEqual(['acme']);
  });

  it.each(['soletrader', 'otherpartnership'])('asks nobody about a %s', async (companyType) => {
    expect(await search('acme', companyType)).toMatchObject({ status: 200, data: [] });
    expect(asked).toEqual([]);
  });

  it('refuses a legal form that there is not', async () => {
    expect((await search('acme', 'guild')).status).toBe(400);
  });

  it('[MSG-02~] says that it failed when the register does not answer', async () => {
    expect(await search('down')).toMatchObject({ status: 503, responseMessage: 'Error loading company names' });
  });

  it('keeps one address from asking without end, for a while', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 45; index += 1) statuses.push((await search(`acme ${index}`)).status);
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
    time.now = new Date(time.now.getTime() + 10_000);
    expect((await search('acme again')).status).toBe(200);
  });
});
