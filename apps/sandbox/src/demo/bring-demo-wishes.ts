import { DEMO_GOALS, DEMO_GOALS_OF, DEMO_PEOPLE_COUNTS } from './demo-wishes';
import type { ProductClient } from './product-client';

type Counts = Readonly<Record<string, readonly { readonly date: string }[]>>;

/** Enters the people of a demo company for every month that is asked for, and the goals of one. */
export async function bringDemoWishes(client: ProductClient, accountId: string, email: string): Promise<void> {
  const people = DEMO_PEOPLE_COUNTS.find((each) => each.email === email)?.people;
  if (people !== undefined) {
    const path = `/api/v1/accounts/${accountId}/employee-counts`;
    const months = await client.get<Counts>(path);
    const thisMonth = new Date().toISOString().slice(0, 7);
    const counted = Object.entries(months).map(([year, boxes]) => [
      year,
      boxes.filter(({ date }) => date <= thisMonth).map(({ date }) => ({ date, employeeCount: people })),
    ]);
    await client.post(path, Object.fromEntries(counted) as object);
  }
  if (email === DEMO_GOALS_OF)
    await client.post(`/api/v1/accounts/${accountId}/goals`, { goals: goalsFrom(new Date()) });
}

const goalsFrom = (now: Date) =>
  DEMO_GOALS.map(({ inMonths, ...goal }) => ({
    ...goal,
    date: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + inMonths, 1)).toISOString().slice(0, 10),
  }));
