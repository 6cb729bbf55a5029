import { setTimeout as wait } from 'node:timers/promises';
import type { DemoWorld } from './demo-customer';
import type { DemoDetail, DemoPlan, DemoPlanner } from './demo-plans';
import { importEnded } from './import-ended';
import { ProductClient, ProductRefused } from './product-client';

/** What is read of the planner: what it starts from is sent back with each plan. */
const START = [
  ...['noOfMonthsThisYear', 'salesYTD', 'costOfSalesYTD', 'payrollYTD', 'overheadCostsYTD'],
  ...['noOfMonthsLastYear', 'salesLastYear', 'costOfSalesLastYear', 'payrollCostLastYear', 'overheadCostsLastYear'],
  'depreciationAndInterestYTD',
] as const;

type Planner = Readonly<Record<string, unknown>>;

interface Detail {
  readonly noOfMonthsThisYear: number;
  readonly otherIncome: number | null;
  readonly account: Readonly<Record<string, readonly object[]>>;
}

const PAUSE_MS = 500;
/** Half a minute: a start does not wait for books that keep changing. */
const MOST_TRIES = 60;

/**
 * Saves the plans of one demo owner as a person would.
 * @returns false where the books had not come in yet, or kept changing: another start does it then
 */
export async function bringDemoPlans({ email, plans, details }: DemoPlanner, world: DemoWorld): Promise<boolean> {
  const client = new ProductClient(world.productUrl);
  const account = `/api/v1/accounts/${await client.signIn(email, world.passwordOf(email))}`;
  // A seeding that was cut short meets its own traces.
  const missingOf = async <Each extends { readonly name: string }>(tool: string, all: readonly Each[]) => {
    const saved = await client.get<{ dates: readonly { name: string }[] }>(`${account}/saved-calculations/${tool}`);
    return all.filter(({ name }) => !saved.dates.some((date) => date.name === name));
  };
  const missing = {
    plans: await missingOf('planner', plans),
    details: await missingOf('detailedProfitAndLoss', details),
  };
  const isMissing = missing.plans.length + missing.details.length > 0;
  // The figures of a plan are those that an import ends with.
  const ready = !isMissing || (await importEnded(client, account));
  const saves = [
    ...missing.plans.map((plan) => () => savePlan(client, account, plan)),
    ...missing.details.map((detail) => () => saveDetail(client, account, detail)),
  ];
  let isBrought = ready;
  for (const save of saves) isBrought = isBrought && (await isSaved(save));
  await client.signOut();
  return isBrought;
}

async function savePlan(client: ProductClient, account: string, plan: DemoPlan): Promise<void> {
  const path = `${account}/what-if-planner`;
  const planner = await client.get<Planner>(path);
  await client.post(path, { ...Object.fromEntries(START.map((name) => [name, planner[name]])), ...plan });
}

async function saveDetail(client: ProductClient, account: string, { name, changes }: DemoDetail): Promise<void> {
  const path = `${account}/detailed-profit-and-loss`;
  const { noOfMonthsThisYear, otherIncome, account: groups } = await client.get<Detail>(path);
  const changed = Object.entries(groups).map(([group, lines]) => [
    group,
    lines.map((line) => ({ ...line, changeBy: changes[group] ?? 0 })),
  ]);
  const summaryDetaileAccountObject2: unknown = Object.fromEntries(changed);
  await client.post(path, { noOfMonthsThisYear, otherIncome, summaryDetaileAccountObject2, name });
}

/** Tries again where the last figures of the import came in between reading and saving. */
async function isSaved(save: () => Promise<void>): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      await save();
      return true;
    } catch (refused) {
      if (!(refused instanceof ProductRefused && refused.code === 'FIGURES_CHANGED')) throw refused;
      await wait(PAUSE_MS);
    }
  }
  return false;
}
