import { setTimeout as wait } from 'node:timers/promises';
import type { DemoWorld } from './demo-customer';
import type { DemoPlan, DemoPlanner } from './demo-plans';
import { importEnded } from './import-ended';
import { ProductClient, ProductRefused } from './product-client';

/** What is read of the planner: what it starts from is sent back with each plan. */
const START = [
  ...['noOfMonthsThisYear', 'salesYTD', 'costOfSalesYTD', 'payrollYTD', 'overheadCostsYTD'],
  ...['noOfMonthsLastYear', 'salesLastYear', 'costOfSalesLastYear', 'payrollCostLastYear', 'overheadCostsLastYear'],
  'depreciationAndInterestYTD',
] as const;

type Planner = Readonly<Record<string, unknown>>;

const PAUSE_MS = 500;

/**
 * Saves the plans of one demo owner as a person would.
 * @returns false where the books had not come in yet: another start does it then
 */
export async function bringDemoPlans({ email, plans }: DemoPlanner, world: DemoWorld): Promise<boolean> {
  const client = new ProductClient(world.productUrl);
  const account = `/api/v1/accounts/${await client.signIn(email, world.passwordOf(email))}`;
  const saved = await client.get<{ dates: readonly { name: string }[] }>(`${account}/saved-calculations/planner`);
  const path = `${account}/what-if-planner`;
  // A seeding that was cut short meets its own traces.
  const missing = plans.filter(({ name }) => !saved.dates.some((date) => date.name === name));
  // The figures of a plan are those that an import ends with.
  const ready = missing.length === 0 || (await importEnded(client, account));
  for (const plan of ready ? missing : []) {
    while (!(await isSaved(client, path, plan))) await wait(PAUSE_MS);
  }
  await client.signOut();
  return ready;
}

/** False where the last figures of the import came in between reading and saving. */
async function isSaved(client: ProductClient, path: string, plan: DemoPlan): Promise<boolean> {
  const planner = await client.get<Planner>(path);
  try {
    await client.post(path, { ...Object.fromEntries(START.map((name) => [name, planner[name]])), ...plan });
    return true;
  } catch (refused) {
    if (refused instanceof ProductRefused && refused.code === 'FIGURES_CHANGED') return false;
    throw refused;
  }
}
