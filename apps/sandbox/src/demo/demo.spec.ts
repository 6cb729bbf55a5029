import * as fc from 'fast-check';
import { COMPANIES } from '../books/companies';
import { DEMO_BOOKS } from './demo-books';
import { DEMO_GOALS, DEMO_GOALS_OF, DEMO_PEOPLE_COUNTS } from './demo-wishes';
import { demoPassword } from './demo-password';
import { DEMO_CUSTOMERS, DEMO_PARTNERS, DEMO_SIGN_INS, DEMO_STAFF } from './demo-people';
import { DEMO_PAYMENTS } from './demo-payments';
import { demoSettings } from './demo-settings';

const environment = {
  KEELSON_MODE: 'embedded',
  KEELSON_PUBLIC_URL: 'http://localhost:3000',
  KEELSON_SANDBOX_HTTP_PORT: '8025',
  KEELSON_SANDBOX_STRIPE_PORT: '8026',
  KEELSON_SANDBOX_DATA: '/data',
  KEELSON_DEMO_SECRET: 'secret',
};

describe('demo data', () => {
  it('gives each account of each data folder a password of its own that fits the rules of customers and, by its length, of staff', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (secret, email) => {
        const password = demoPassword(secret, email);
        expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{12}$/);
        expect(demoPassword(secret, email)).toBe(password);
        expect(demoPassword(`${secret}x`, email)).not.toBe(password);
      }),
    );
  });

  it('has 24 customers all along the onboarding, none twice, and every sign-in that it tells', () => {
    const emails = [...DEMO_CUSTOMERS, ...DEMO_STAFF].map(({ email }) => email);
    expect(DEMO_CUSTOMERS).toHaveLength(24);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails).toEqual(expect.arrayContaining(Object.keys(DEMO_SIGN_INS)));
    expect(new Set(DEMO_CUSTOMERS.map(({ progress }) => progress)).size).toBeGreaterThan(8);
    expect(DEMO_CUSTOMERS.every(({ phone }) => /^0\d{10}$/.test(phone))).toBe(true);
    expect(emails.every((email) => email.endsWith('.example'))).toBe(true);
  });

  it('has two channel partners with customers who can sign in, none of them shared', () => {
    const customers = DEMO_PARTNERS.flatMap((partner) => partner.customers);
    expect(DEMO_PARTNERS).toHaveLength(2);
    expect(new Set(customers).size).toBe(customers.length);
    const able = DEMO_CUSTOMERS.filter(({ progress }) => typeof progress === 'number').map(({ email }) => email);
    expect(able).toEqual(expect.arrayContaining(customers));
    expect(able.length).toBeGreaterThan(customers.length);
  });

  it('has payments of every outcome, by customers who can sign in, none of whom pays twice', () => {
    const payers = DEMO_PAYMENTS.map(({ email }) => email);
    const able = DEMO_CUSTOMERS.filter(({ progress }) => typeof progress === 'number').map(({ email }) => email);
    expect(able).toEqual(expect.arrayContaining(payers));
    expect(new Set(payers).size).toBe(payers.length);
    expect(new Set(DEMO_PAYMENTS.map(({ outcome }) => outcome)).size).toBe(4);
  });

  it('has books of customers whose onboarding has come to them, and one sector with enough to compare', () => {
    const sectors = DEMO_BOOKS.map(({ email }) => {
      const customer = DEMO_CUSTOMERS.find((each) => each.email === email);
      expect([email, Number(customer?.progress) > 2]).toEqual([email, true]);
      return customer?.sector;
    });
    expect(sectors.filter((sector) => sector === 'Retail').length).toBeGreaterThan(6);
    const companies = DEMO_BOOKS.map(({ company }) => company);
    expect(COMPANIES.map<string>(({ key }) => key)).toEqual(expect.arrayContaining(companies));
    expect(new Set(companies).size).toBe(companies.length);
  });

  it('counts the people of every company that is compared, and sets three goals', () => {
    const compared = DEMO_BOOKS.map(({ email }) => email).filter((email) =>
      DEMO_CUSTOMERS.some((each) => each.email === email && each.sector === 'Retail'),
    );
    expect(DEMO_PEOPLE_COUNTS.map(({ email }) => email).sort()).toEqual(compared.sort());
    expect(DEMO_GOALS).toHaveLength(3);
    expect(compared).toContain(DEMO_GOALS_OF);
  });

  it('[AUTHN-10~] is for embedded mode only', () => {
    expect(demoSettings(environment).productUrl).toBe('http://localhost:3000');
    expect(() => demoSettings({ ...environment, KEELSON_MODE: 'production' })).toThrow(/embedded/);
    expect(() => demoSettings({ ...environment, KEELSON_DEMO_SECRET: '' })).toThrow(/KEELSON_DEMO_SECRET/);
  });
});
