import { setTimeout as wait } from 'node:timers/promises';
import type { DemoWorld } from './demo-customer';
import type { DemoPlanner } from './demo-plans';
import { ProductClient } from './product-client';

/** What is read of the planner: what it starts from is sent back with each plan. */
const START = [
  ...['noOfMonthsThisYear', 'salesYTD', 'costOfSalesYTD', 'payrollYTD', 'overheadCostsYTD'],
  ...['noOfMonthsLastYear', 'salesLastYear', 'costOfSalesLastYear', 'payrollCostLastYear', 'overheadCostsLastYear'],
  'depreciationAndInterestYTD',
] as const;

interface Planner extends Readonly<Record<string, unknown>> {
  readonly figuresFrom: string;
  /** `null` until the import is through. */
  readonly calculation: object | null;
}

const LONGEST_WAIT_MS = 120_000;
const PAUSE_MS = 500;

/** Saves the plans of one demo owner as a person would, once the figures have come in. */
export async function bringDemoPlans({ email, plans }: DemoPlanner, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  const account = `/api/v1/accounts/${await client.signIn(email, world.passwordOf(email))}`;
  const saved = await client.get<{ dates: readonly { name: string }[] }>(`${account}/saved-calculations/planner`);
  const path = `${account}/what-if-planner`;
  // A seeding that was cut short meets its own traces.
  for (const plan of plans.filter(({ name }) => !saved.dates.some((date) => date.name === name))) {
    const planner = await imported(client, path);
    await client.post(path, { ...Object.fromEntries(START.map((name) => [name, planner[name]])), ...plan });
  }
  await client.signOut();
}

async function imported(client: ProductClient, path: string): Promise<Planner> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const planner = await client.get<Planner>(path);
    if (planner.figuresFrom === 'books' && planner.calculation !== null) return planner;
    if (Date.now() > deadline) throw new Error(`no figures came in within ${LONGEST_WAIT_MS / 1000} s`);
    await wait(PAUSE_MS);
  }
}
