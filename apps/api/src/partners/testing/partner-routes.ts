import { acme } from '@keelson/calculators/testing';
import { accessRuleOf } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { ACME_CASH_RELEASE } from '../../testing/acme-cash-release';
import { ACME_DETAIL } from '../../testing/acme-detail';
import { ACME_PLAN } from '../../testing/acme-plan';
import type { TestApi } from '../../testing/start-test-api';
import type { TestIdentity } from '../../testing/test-sessions';

/** What stands beside the account in an address. */
const BESIDE: Readonly<Record<string, string>> = {
  ref: '5',
  section: 'cash-flow',
  figure: 'sales',
  tool: 'cashRelease',
  scenarioId: 'scn_00000000-0000-4000-8000-000000000000',
};
const QUERIES: Readonly<Record<string, string>> = {
  'figures.balances': '?by=month',
  'figures.cashFlow': '?by=month',
  'ledger.previewPlacement': '?category=tax',
};
/** No two of them the same, which nobody can save one after the other. */
let saves = 0;
const BODIES: Readonly<Record<string, () => object>> = {
  'ledger.saveHeadcounts': () => ({ thisYear: [], lastYear: [], lastYearMinusOne: [] }),
  'planning.calculateCashRelease': () => ACME_CASH_RELEASE,
  'planning.calculateDetail': () => ACME_DETAIL,
  'planning.saveDetail': () => ACME_DETAIL,
  'planning.calculatePlan': () => ACME_PLAN,
  'planning.savePlan': () => ACME_PLAN,
  'planning.saveCashRelease': () => ({ ...ACME_CASH_RELEASE, targetDebtorDays: ((saves += 1) % 3_000) / 10 }),
  'scenarios.begin': () => ({ name: 'Bold', changes: CHANGES, ...LOOKED_AT }),
  'scenarios.change': () => CHANGES,
  'scenarios.fork': () => ({ name: 'Bold' }),
  'scenarios.rebase': () => LOOKED_AT,
  'scenarios.rename': () => ({ name: 'Bold' }),
};

const LOOKED_AT = { shown: 'other figures' };
const CHANGES = { price: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 };

/** What orders about a scenario that is not there, or about other figures than the books have, are answered with. */
export const ORDERS_OF_NOTHING: Readonly<Record<string, number>> = {
  'scenarios.begin': 409,
  'scenarios.change': 404,
  'scenarios.close': 404,
  'scenarios.fork': 404,
  'scenarios.rebase': 409,
  'scenarios.rename': 404,
};

/** Every route by which a channel partner reads one customer. Acts that a password confirms have tests of their own. */
export class PartnerRoutes {
  constructor(private readonly api: TestApi) {}

  get all(): readonly RouteContract[] {
    return this.api.inventory.contracts.filter(({ route }) => {
      const rule = accessRuleOf(route.id);
      return rule?.allow.partner === 'partners' && !rule.confirmed && route.path.includes(':accountId');
    });
  }

  /** The status of each route for somebody who asks for a customer, by the route's id; what is refused tells nothing. */
  async cells(reader: TestIdentity, customer: string): Promise<Readonly<Record<string, number>>> {
    const found = this.all.map(async (each) => {
      const { statusCode, body } = await this.ask(each, reader, customer);
      if (statusCode !== 200) expect(body).not.toMatch(/Acme|Ann\b/);
      return [each.route.id, statusCode] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }

  everywhere(status: number): Readonly<Record<string, number>> {
    const of = (id: string) => (status === 200 ? (ORDERS_OF_NOTHING[id] ?? status) : status);
    return Object.fromEntries(this.all.map(({ route }) => [route.id, of(route.id)]));
  }

  private ask({ route }: RouteContract, reader: TestIdentity, customer: string) {
    const { authorization } = this.api.sessions.introduce(reader);
    const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
      name === 'accountId' ? customer : (BESIDE[name] ?? `no ${name} in this test`),
    );
    const payload = BODIES[route.id]?.();
    return this.api.inject({
      ...{ method: route.method, url: `${path}${QUERIES[route.id] ?? ''}`, headers: { authorization } },
      ...(payload && { payload }),
    });
  }
}

/** Rows of a customer of whom everything was projected, up to the steps of the onboarding that are named. */
export async function rowsOfCustomer(
  database: FreshDatabase,
  account_id: string,
  at: Date,
  completed_steps: readonly string[] = ['dashboard'],
): Promise<void> {
  const insert = (table: string, row: object) =>
    database.admin(
      `INSERT INTO read_model.${table} SELECT * FROM json_populate_record(NULL::read_model.${table}, $1)`,
      [JSON.stringify(row)],
    );
  const facts = { account_id, company_name: 'Acme Ltd' };
  const reach = { name: 'Ann', email: 'ann@example.com', phone: '01632960001', company_registration_number: '' };
  const flags = { free_trial_user: 0, payment_flag: 1, subscribed_to_payment: 1, premium: true };
  const done = { completed_steps, registered_at: at, search: 'ann' };
  await insert('customers', { ...facts, ...reach, ...flags, ...done, company_type: 'soletrader', sector: 1 });
  await insert('ledgers', { ...facts, books: acme, import_status: 'finished', version: 1 });
  await insert('goals', { ...facts, goals: [], version: 0, company_type: 'soletrader', withdrawal_tax: '0' });
  const year = { months: 12, sales: 1, costOfSales: 1, payroll: 1, overheads: 1 };
  const inputs = { thisYear: year, lastYear: year };
  await insert('what_if_inputs', { ...facts, inputs, version: 1, saved_at: at.toISOString() });
  await insert('connections', { ...facts, repeats: true });
}
