// The product's own queries and appends, one after the other on a warm connection.
import { eventMaker } from '../append/workload.mjs';
import { newAccount } from '../log/customers.mjs';
import { library } from '../machine/product.mjs';
import { openReader } from '../machine/reader.mjs';
import { serve } from '../machine/serve.mjs';
import { timed } from '../machine/timed.mjs';

const { openPostgresEventStore } = library('event-store/postgres');
const { selectAccountHistory } = library('read-models/history');
const { selectCustomers, selectCustomerTotals } = library('read-models/customers');

const STAFF = { accountId: 'acc_01890000-0000-7000-8000-000000000001', scope: 'all' };
const PAGE = 50;

const makeEvents = eventMaker();
/** Accounts that come after all of the log, as new customers do: their ids begin with the time. */
let newest = 1_000_000;

function questions({ store, reader }, accounts) {
  const one = (turn) => accounts[turn % accounts.length];
  return {
    append: async () => {
      const [streamId, events] = [`account-${newAccount((newest += 1))}`, await makeEvents(0, 1)];
      const outcome = await store.append({ streamId, expectedVersion: 0, events });
      if (outcome.kind !== 'appended') throw new Error(outcome.kind);
    },
    history: (turn) =>
      reader.read(STAFF, { projections: ['account-history'] }, (database) =>
        selectAccountHistory(database, { accountId: one(turn), size: PAGE }),
      ),
    customers: () =>
      reader.read(STAFF, { projections: ['customer-table'] }, async (database) => {
        const now = new Date();
        const question = { search: '', sort: 'name', order: 'asc', size: PAGE, now };
        await selectCustomers(database, question);
        await selectCustomerTotals(database, now);
      }),
    stream: (turn) => store.readStream(`account-${one(turn)}`),
  };
}

serve({
  /** The median of each question in milliseconds. */
  async run({ urls, accounts, times, only }) {
    const store = await openPostgresEventStore({ connectionString: urls.app });
    const { reader, close } = openReader(urls);
    try {
      const asked = questions({ store, reader }, accounts);
      const medians = {};
      for (const name of only ?? Object.keys(asked)) medians[name] = (await timed(asked[name], times)).p50;
      return medians;
    } finally {
      await Promise.all([store.close(), close()]);
    }
  },
});
