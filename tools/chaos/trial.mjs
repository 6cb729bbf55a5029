import { onStopSignals } from '../../deploy/local/supervisor/stop-signals.mjs';
import { chanceOf } from './chance.mjs';
import { openJournal } from './journal.mjs';
import { judge } from './judge/judge.mjs';
import { startCrowd } from './load/crowd.mjs';
import { startProduct } from './product/running-product.mjs';
import { startSecondInstances } from './product/second-instances.mjs';
import { untilOf } from './product/waiting.mjs';

const NOTHING_SPECIAL = { environment: {}, through: (server) => server, close: () => undefined };

/**
 * One run of the product under load: `plan` does to it what is to be done and returns the outages, and the judge says
 * what is left. `surroundings(place, chance)` makes what the product runs in, before it starts. Returns what was found;
 * undefined when the run was stopped.
 */
export async function trial({ place, seed, port, plan, surroundings = () => NOTHING_SPECIAL, onStopped, say }) {
  let stopped = false;
  const stopping = () => stopped;
  const around = await surroundings(place, chanceOf(seed).fork('surroundings'));
  const journal = openJournal(place.journal);
  const product = await startProduct({
    data: place.product,
    port,
    logFile: place.output,
    environment: around.environment,
  });
  let crowd;
  let secondInstances;
  onStopSignals(
    () => {
      stopped = true;
      onStopped();
      crowd?.abandon();
      void product.stop();
    },
    () => process.exit(130),
  );
  try {
    say(`Seed ${seed}. Starting the product in ${place.folder}`);
    const addresses = await product.ready();
    const chance = chanceOf(seed);
    secondInstances = await startSecondInstances({ product, logFile: place.output, stopping });
    const servers = await Promise.all([addresses.product, secondInstances.address].map(around.through));
    crowd = await startCrowd({ ...addresses, servers, chance: chance.fork('crowd'), journal });
    const faults = [];
    const outages = await plan({
      around,
      crowd,
      secondInstances,
      addresses,
      chance: chance.fork('killer'),
      product,
      data: place.product,
      journal,
      faults,
      until: untilOf(product, stopping),
      stopping,
      say,
    });
    await crowd.stop();
    if (stopped) return undefined;
    const found = await judge({ data: place.product, journal, mails: crowd.mails, stopping, say });
    const { statuses, waits, counts } = crowd;
    return { ...found, faults: [...faults, ...found.faults], outages, statuses, waits, owners: counts.owners };
  } finally {
    crowd?.abandon();
    await secondInstances?.stop();
    await product.stop();
    journal.close();
    await around.close();
  }
}
