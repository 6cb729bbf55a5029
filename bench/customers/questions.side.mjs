// The customer table's own queries, one after the other on a warm connection, through row-level security.
import { library } from '../machine/product.mjs';
import { openReader } from '../machine/reader.mjs';
import { serve } from '../machine/serve.mjs';
import { timed } from '../machine/timed.mjs';

const { selectCustomers, selectCustomerTotals } = library('read-models/customers');
const { CUSTOMER_SORTS } = library('vocabulary');

const STAFF = { accountId: 'acc_01890000-0000-7000-8000-000000000001', scope: 'all' };
const NEWEST = { search: '', sort: 'created', order: 'desc', size: 50 };

/** Rare and frequent words, one and several, and labels. */
function searchOf(turn, customers) {
  const owner = (turn * 7919) % customers;
  const searches = [`owner${owner}`, `owner.${owner}@ex`, `ada ${owner}`, 'fay', 'trial ended', 'ad', 'deletion ltd'];
  return { ...NEWEST, search: searches[turn % searches.length] };
}

/** The same words in every order, both ways. */
const sortedOf = (turn, customers) => ({
  ...searchOf(turn, customers),
  sort: CUSTOMER_SORTS[Math.floor(turn / 7) % CUSTOMER_SORTS.length],
  order: Math.floor(turn / 49) % 2 === 0 ? 'asc' : 'desc',
});

serve({
  /** Median and p95 of each question in milliseconds. */
  async run({ urls, customers, times }) {
    const { reader, close } = openReader(urls);
    const ask = (question) =>
      reader.read(STAFF, { projections: ['customer-table'] }, async (database) => {
        const now = new Date();
        const page = await selectCustomers(database, { ...question, now });
        await selectCustomerTotals(database, now);
        return page;
      });
    let next;
    const turn = async () => {
      const { value } = await ask({ ...NEWEST, at: next && { mark: next, side: 'after' } });
      next = value.next;
    };
    try {
      return {
        'first-page': await timed(() => ask(NEWEST), times),
        turned: await timed(turn, times),
        search: await timed((at) => ask(searchOf(at, customers)), times),
        sorted: await timed((at) => ask(sortedOf(at, customers)), times),
      };
    } finally {
      await close();
    }
  },
});
