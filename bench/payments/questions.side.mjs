// The payment history's own queries, one after the other on a warm connection, through row-level security.
import { library } from '../machine/product.mjs';
import { openReader } from '../machine/reader.mjs';
import { serve } from '../machine/serve.mjs';
import { timed } from '../machine/timed.mjs';

const { selectPayments } = library('read-models/payments');

const STAFF = { accountId: 'acc_01890000-0000-7000-8000-000000000001', scope: 'all' };
const NEWEST = { amounts: true, sort: 'createdTime', order: 'desc', page: 1, size: 50 };
const DAY_MS = 86_400_000;
const LAST_DAY = Date.parse('2026-11-01T00:00:00Z');

const dayBefore = (days) => new Date(LAST_DAY - days * DAY_MS).toISOString().slice(0, 10);

/** Rare and frequent words, one and several. */
function searchOf(turn, payments) {
  const payer = Math.floor(((turn * 7919) % payments) / 20);
  const searches = [
    `payer${payer}`,
    `KEEL-${(turn * 104_729) % payments}`,
    `ada ${payer}`,
    'embracemonthly',
    'fay',
    'ad',
  ];
  return { ...NEWEST, search: searches[turn % searches.length] };
}

/** The same words, in an order that has nothing to do with the time. */
const sortedSearchOf = (turn, payments) => ({
  ...searchOf(turn, payments),
  sort: ['name', 'username', 'amount', 'status'][Math.floor(turn / 6) % 4],
  order: Math.floor(turn / 24) % 2 === 0 ? 'asc' : 'desc',
});

/** A day, a week, a month and a year, each somewhere. */
function rangeOf(turn, payments) {
  const span = [1, 7, 30, 365][turn % 4];
  const days = Math.floor(payments / 1_440);
  const first = ((turn * 37) % Math.max(1, days)) + span;
  return { ...NEWEST, search: '', fromDate: dayBefore(first), toDate: dayBefore(first - span) };
}

serve({
  /** Median and p95 of each question in milliseconds. */
  async run({ urls, payments, times }) {
    const { reader, close } = openReader(urls);
    const ask = (question) =>
      reader.read(STAFF, { projections: ['payments'] }, (database) => selectPayments(database, question));
    try {
      return {
        search: await timed((turn) => ask(searchOf(turn, payments)), times),
        sorted: await timed((turn) => ask(sortedSearchOf(turn, payments)), times),
        range: await timed((turn) => ask(rangeOf(turn, payments)), times),
      };
    } finally {
      await close();
    }
  },
});
