import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import { searchCompanies } from './company-search';
import { inventedCompanies } from './invented-companies';
import { registerServer } from './register-server';

const samples = join(__dirname, '../../../../libs/integrations/src/companies-house/samples');
const read = (name: string): unknown => JSON.parse(readFileSync(join(samples, `${name}.json`), 'utf8'));

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(read('search.openapi') as object, 'register');
const schema = (name: string): ValidateFunction => {
  const found = ajv.getSchema(`register#/components/schemas/${name}`);
  if (!found) throw new Error(`no schema ${name}`);
  return found;
};
const expectValid = (name: string, value: unknown): void => {
  const validate = schema(name);
  expect([validate(value), validate.errors]).toEqual([true, null]);
};

const KEY = 'Basic ' + Buffer.from('sandbox:').toString('base64');
const clock = { now: 0 };
const server = registerServer({ apiKey: 'sandbox', now: () => clock.now });
const get = (url: string, authorization = KEY) => server.inject({ method: 'GET', url, headers: { authorization } });
afterAll(() => server.close());
beforeEach(() => (clock.now += 600_000));

describe('the sandbox’s register of companies', () => {
  it('the samples of the real shapes are valid themselves', () => {
    expectValid('CompanySearch', read('search-companies'));
    expectValid('CompanySearch', read('search-empty'));
    expectValid('CompanyProfile', read('company-profile'));
  });

  it('has a few hundred companies of all types, each with a number and a name of its own', () => {
    const companies = inventedCompanies();
    expect(companies.length).toBeGreaterThan(300);
    expect(new Set(companies.map(({ number }) => number)).size).toBe(companies.length);
    expect(new Set(companies.map(({ name }) => name)).size).toBe(companies.length);
    expect([...new Set(companies.map(({ type }) => type))].sort()).toEqual([
      'charitable-incorporated-organisation',
      'limited-partnership',
      'llp',
      'ltd',
      'old-public-company',
      'plc',
      'private-limited-guarant-nsc',
      'private-limited-guarant-nsc-limited-exemption',
      'private-unlimited',
      'registered-society-non-jurisdictional',
    ]);
    for (const { number, type, status } of companies) {
      expect(number).toMatch(/^[A-Z0-9]{8}$/);
      if (type === 'llp') expect(number).toMatch(/^(OC|SO|NC)/);
      expect(['active', 'dissolved', 'liquidation', 'administration']).toContain(status);
    }
  });

  it('[SIGNUP-05~] answers every search and every profile in the real shape', async () => {
    for (const text of ['acme', 'Harbour works', 'ltd', 'zzzz', '09990001', 'l'])
      expectValid(
        'CompanySearch',
        (await get(`/search/companies?q=${encodeURIComponent(text)}&items_per_page=100`)).json(),
      );
    for (const { number } of inventedCompanies())
      expectValid('CompanyProfile', (await get(`/company/${number}`)).json());
  });

  it('finds by the beginnings of words, marks them from 1, and by number', async () => {
    const first = (url: string) =>
      get(url).then((answer) => answer.json<{ items: Record<string, unknown>[] }>().items[0]);
    expect(await first('/search/companies?q=engine')).toMatchObject({ matches: { title: [1, 6] } });
    expect(await first('/search/companies?q=09990001')).toMatchObject({ company_number: '09990001' });
    expect(await first('/search/companies?q=ngine')).toBeUndefined();
  });

  it('leaves dissolved companies out where that is asked for, and gives pages', async () => {
    const statuses = async (more: string) =>
      (await get(`/search/companies?q=ltd&items_per_page=100${more}`))
        .json<{ items: { company_status: string }[] }>()
        .items.map(({ company_status }) => company_status);
    expect(await statuses('')).toContain('dissolved');
    expect(await statuses('&restrictions=active-companies')).not.toContain('dissolved');
    const second = (await get('/search/companies?q=ltd&items_per_page=20&start_index=20')).json<{
      page_number: number;
    }>();
    expect(second.page_number).toBe(2);
  });

  it('refuses a wrong key, an unknown company and too many requests as the real one does', async () => {
    expect((await get('/search/companies?q=acme', 'Basic x')).statusCode).toBe(401);
    expect((await get('/company/00000000')).statusCode).toBe(404);
    for (const [text, status] of [
      ['fault busy', 429],
      ['fault down', 502],
    ])
      expect((await get(`/search/companies?q=${text}`)).statusCode).toBe(status);
    const statuses: number[] = [];
    clock.now += 600_000;
    for (let asked = 0; asked < 601; asked += 1) statuses.push((await get('/company/09990001')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    const last = await get('/company/09990001');
    expect(last.statusCode).toBe(429);
    expectValid('Errors', last.json());
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('marks only characters that are in the text, whatever is searched for', () => {
    const companies = inventedCompanies();
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('acme', 'wor', 'ltd acm')), (text) => {
        const { hits } = searchCompanies(companies, { text, startIndex: 0, itemsPerPage: 100, activeOnly: false });
        for (const { company, title } of hits)
          for (let index = 0; index < title.length; index += 2) {
            const part = company.name.slice((title[index] ?? 1) - 1, title[index + 1]);
            expect(text.toUpperCase()).toContain(part);
          }
      }),
    );
  });
});
