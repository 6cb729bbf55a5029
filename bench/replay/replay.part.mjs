import { seededDatabase } from '../log/seeded.mjs';
import { withChildren } from '../machine/child.mjs';
import { compared } from '../report/results.mjs';

const side = (name) => new URL(name, import.meta.url);

/** How fast the workers read the whole log, beside the fastest read that the server and the driver can do. */
export async function measureReplay(cluster, { quick, repetitions, say }) {
  const customers = quick ? 2_000 : 20_000;
  say(`replay: writing ${customers * 10} events`);
  const { urls, events } = await seededDatabase(cluster, 'bench_replay', customers);
  const load = { url: urls.projector, events };
  return await withChildren({ feed: side('./feed.side.mjs'), raw: side('./raw-copy.side.mjs') }, async (children) => {
    const [ours, theirs] = [[], []];
    for (const child of Object.values(children)) await child.call('run', load);
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      theirs.push(await children.raw.call('run', load));
      ours.push(await children.feed.call('run', load));
    }
    return [
      compared('replay-noop/raw-copy', { ours, theirs, unit: 'events/s', beside: 'COPY … TO STDOUT, not parsed' }),
    ];
  });
}
