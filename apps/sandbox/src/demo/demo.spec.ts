import * as fc from 'fast-check';
import { COMPANIES } from '../books/companies';
import { DEMO_BOOKS } from './demo-books';
import { DEMO_GOALS, DEMO_GOALS_OF, DEMO_PEOPLE_COUNTS } from './demo-wishes';
import { DEMO_HAND_CHARGES, DEMO_MONTH } from './demo-month';
import { DEMO_PAST } from './demo-past';
import { demoPassword } from './demo-password';
import { DEMO_CUSTOMERS, DEMO_PARTNERS, DEMO_SIGN_INS, DEMO_STAFF } from './demo-people';
import { DEMO_PAYMENTS } from './demo-payments';
import { DEMO_TYPED_BOOKS, typedMonths } from './demo-typed-books';
import { DEMO_PLANNERS } from './demo-plans';
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

  it('has a month of payments by customers of the past, each after they registered, none of whom pays twice', () => {
    const began = new Map(DEMO_PAST.map(({ email, story }) => [email, story[0]!.minutesAgo / 1_440]));
    for (const { email, daysAgo, then = [] } of DEMO_MONTH) {
      expect([email, (began.get(email) ?? 0) > daysAgo]).toEqual([email, true]);
      const days = [daysAgo, ...then.map((each) => each.daysAgo)];
      expect(days).toEqual([...days].sort((one, other) => other - one));
    }
    expect(DEMO_MONTH.filter(({ toldLate, then }) => toldLate && then === undefined)).toHaveLength(1);
    expect(DEMO_HAND_CHARGES.map(({ currency }) => currency)).toContain('eur');
    expect(new Set(DEMO_MONTH.map(({ email }) => email)).size).toBe(DEMO_MONTH.length);
    expect(new Set(DEMO_MONTH.flatMap(({ then = [] }) => then.map(({ deed }) => deed))).size).toBe(6);
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

  it('has owners who plan, with figures that are imported, and no more plans than a day allows', () => {
    const imported = DEMO_BOOKS.map(({ email }) => email);
    for (const { email, plans, details } of DEMO_PLANNERS) {
      expect(imported).toContain(email);
      expect(new Set(plans.map(({ name }) => name)).size).toBe(plans.length);
      expect(plans.length).toBeLessThan(10);
      for (const { name, ...sliders } of plans) {
        expect(name.length).toBeLessThanOrEqual(60);
        expect(Object.values(sliders).some((percent) => percent !== 0)).toBe(true);
      }
      expect(new Set(details.map(({ name }) => name)).size).toBe(details.length);
      expect(details.length).toBeLessThan(10);
      const groups = ['salesRevenueIncome', 'costOfSales', 'payroll', 'overheads'];
      for (const { name, changes } of details) {
        expect([name, name.length <= 60]).toEqual([name, true]);
        expect(groups).toEqual(expect.arrayContaining(Object.keys(changes)));
      }
    }
  });

  describe('has typed figures', () => {
    const months = Array.from({ length: 31 }, (_, at) => {
      const month = new Date(Date.UTC(2024, 3 + at, 1));
      return month.toISOString().slice(0, 7);
    });
    const typed = (named: string) => {
      const books = DEMO_TYPED_BOOKS.find((each) => each.case === named);
      if (!books) throw new Error(`nobody has ${named}`);
      return typedMonths(books, months);
    };

    it('of customers who connect nothing and whose onboarding has come to them, each case once', () => {
      const connected = DEMO_BOOKS.map(({ email }) => email);
      for (const { email } of DEMO_TYPED_BOOKS) {
        const customer = DEMO_CUSTOMERS.find((each) => each.email === email);
        expect([email, Number(customer?.progress) > 2, connected.includes(email)]).toEqual([email, true, false]);
      }
      expect(new Set(DEMO_TYPED_BOOKS.map((each) => each.case)).size).toBe(DEMO_TYPED_BOOKS.length);
    });

    it('with what each case leaves out, and balances that the form takes', () => {
      expect(typed('profit and loss alone').balance).toEqual([]);
      expect(typed('balance sheets alone').profit).toEqual([]);
      expect(typed('ten of twelve months').profit).toHaveLength(10);
      expect(typed('two months old').profit.at(-1)?.month).toBe('2026-08');
      const known = typed('months that are missing').profit.map(({ month }) => month);
      expect(known.at(-1)).toBe('2026-10');
      expect(known).not.toContain('2026-08');
      for (const { netAssets, debtors } of [netOf('insolvent'), netOf('unregistered for VAT, customers in credit')])
        expect(netAssets < 0 || debtors < 0).toBe(true);
      for (const books of DEMO_TYPED_BOOKS)
        for (const row of typedMonths(books, months).balance) {
          const { stockMonths, debtorsMonths, monthEndCashBalance: cash, creditorsMonths } = row;
          expect(row.currentAssets).toBe(stockMonths + debtorsMonths + Math.max(0, cash));
          expect(row.currentLiabilities).toBe(creditorsMonths + Math.max(0, -cash));
        }
    });

    function netOf(named: string) {
      const newest = typed(named).balance.at(-1);
      if (!newest) throw new Error(`${named} has no balance`);
      const { currentAssets, currentLiabilities, fixedAssets, longTermCreditors, debtorsMonths: debtors } = newest;
      return { netAssets: currentAssets + fixedAssets - currentLiabilities - longTermCreditors, debtors };
    }
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
