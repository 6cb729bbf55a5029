import { library } from '../machine/product.mjs';
import { newAccount, roundRobin } from './customers.mjs';
import { seedKeys } from './keys.mjs';
import { LogWriter } from './records.mjs';

const TURNS = 10;

/** A migrated database whose log tells ten facts about each of many customers, round robin. */
export async function seededDatabase(cluster, name, customers) {
  const { ONBOARDING_STEPS } = library('vocabulary');
  const database = await cluster.database(name);
  await database.migrate();
  const accounts = Array.from({ length: customers }, (_, index) => newAccount(index));
  const log = new LogWriter(database, await seedKeys(database, accounts));
  await log.write(roundRobin(accounts, TURNS, ONBOARDING_STEPS));
  await database.admin('VACUUM (ANALYZE) event_store.events');
  await database.admin('CHECKPOINT');
  return { ...database, accounts, events: log.position };
}
