import type { DemoWorld } from './demo-customer';
import { DEMO_BASE_MONTHS_BACK, DEMO_FORKS, DEMO_SCENARIO, DEMO_SCENARIOS_OF } from './demo-scenarios';
import { importEnded } from './import-ended';
import { ProductClient } from './product-client';
import { unlessDone } from './unless-done';

interface Scenarios {
  readonly now: { readonly shown: string } | null;
  readonly actuals: readonly { readonly month: string }[];
}

/**
 * Begins a scenario of one demo owner and forks it.
 * @returns false where the books had not come in yet: another start does it then
 */
export async function bringDemoScenarios(world: DemoWorld): Promise<boolean> {
  const client = new ProductClient(world.productUrl);
  const account = `/api/v1/accounts/${await client.signIn(DEMO_SCENARIOS_OF, world.passwordOf(DEMO_SCENARIOS_OF))}`;
  const asAt = await monthToBeginFrom(client, account);
  if (asAt !== undefined) await bring(client, `${account}/scenarios`, asAt);
  await client.signOut();
  return asAt !== undefined;
}

async function monthToBeginFrom(client: ProductClient, account: string): Promise<string | undefined> {
  if (!(await importEnded(client, account))) return undefined;
  const { actuals } = await client.get<Scenarios>(`${account}/scenarios`);
  return actuals.at(-1 - DEMO_BASE_MONTHS_BACK)?.month;
}

async function bring(client: ProductClient, path: string, asAt: string): Promise<void> {
  const { now } = await client.get<Scenarios>(`${path}?asAt=${asAt}`);
  // A seeding that was cut short meets its own traces.
  await unlessDone('NAME_TAKEN', async () => {
    const begun = { ...DEMO_SCENARIO, asAt, shown: now?.shown };
    const { scenarioId } = await client.post<{ scenarioId: string }>(path, begun);
    for (const { name, changes, closed } of DEMO_FORKS) {
      const fork = await client.post<{ scenarioId: string }>(`${path}/${scenarioId}/forks`, { name });
      await client.put(`${path}/${fork.scenarioId}/changes`, changes);
      if (closed) await client.post(`${path}/${fork.scenarioId}/closing`);
    }
  });
}
