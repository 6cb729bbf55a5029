import { type DemoCrowdPerson, demoCrowd } from './demo-crowd';
import type { DemoWorld } from './demo-customer';
import type { DemoRecord } from './demo-record';
import { addDemoPast } from './demo-staff';

const MINUTE_MS = 60_000;
/** So many are told to the product at a time. */
const PART = 5_000;

/** Adds a crowd of customers, the first who registered first; what a seeding that was cut short added stays. */
export async function bringDemoCrowd(
  size: number,
  { sectors }: Pick<DemoWorld, 'sectors'>,
  record: DemoRecord,
  now: Date,
): Promise<void> {
  for (let from = 0; from < size; from += PART) {
    const part = `crowd of ${size} from ${from}`;
    if (record.has(part)) continue;
    await addDemoPast(pastOf(demoCrowd(size, from, Math.min(size, from + PART)), sectors, now));
    await record.add(part);
    process.stdout.write(`${Math.min(size, from + PART)} of ${size} customers of the crowd are there\n`);
  }
}

function pastOf(crowd: readonly DemoCrowdPerson[], sectors: DemoWorld['sectors'], now: Date) {
  const people = crowd.map(({ story: _, sector, ...person }) => ({
    ...person,
    sector: sectors[sector % sectors.length]?.id,
    answers: [],
  }));
  const deeds = crowd
    .flatMap(({ email, story }) => story.map(({ minutesAgo, deed }) => ({ minutesAgo, email, deed })))
    .toSorted((one, other) => other.minutesAgo - one.minutesAgo)
    .map(({ minutesAgo, ...deed }) => ({
      at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
      ...deed,
    }));
  return { people, questions: [], deeds };
}
