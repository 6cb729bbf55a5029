// Pages of the queue, as the API asks for them: one after the other on a warm connection, through row-level security.
import { library } from '../machine/product.mjs';
import { openReader } from '../machine/reader.mjs';
import { serve } from '../machine/serve.mjs';
import { timed } from '../machine/timed.mjs';
import { NOW } from './month.mjs';

const { countCases, selectCases } = library('read-models/reconciliation');

const STAFF = { accountId: 'acc_01890000-0000-7000-8000-000000000001', scope: 'all' };
const QUEUE = { needsPerson: 'yes', search: '', now: NOW };
const MOST = 5_000;

/** Every order, both ways, first pages and later ones, with and without a reason. */
function questionOf(turn, marks) {
  const sort = ['age', 'amount', 'reason'][turn % 3];
  const order = turn % 2 === 0 ? 'asc' : 'desc';
  const reason = turn % 5 === 0 ? 'missingHere' : undefined;
  const at = reason ? undefined : marks.get(`${sort} ${order}`);
  return { ...QUEUE, reason, sort, order, at, size: 50 };
}

serve({
  async run({ urls, exceptions, times }) {
    const { reader, close } = openReader(urls);
    const marks = new Map();
    const ask = (turn) =>
      reader.read(STAFF, { projections: ['reconciliation-cases'] }, async (database) => {
        const question = questionOf(turn, marks);
        const [page, counted] = await Promise.all([
          selectCases(database, question),
          countCases(database, question, MOST),
        ]);
        if (!question.reason) {
          if (counted !== Math.min(exceptions, MOST + 1)) throw new Error(`${counted} exceptions, not ${exceptions}`);
          marks.set(`${question.sort} ${question.order}`, page.next ?? undefined);
        }
        return page;
      });
    try {
      return await timed(ask, times);
    } finally {
      await close();
    }
  },
});
