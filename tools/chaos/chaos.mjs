// Kills parts of a running product at random moments under load and judges what is left: npm run chaos -- --kills N
import { onStopSignals } from '../../deploy/local/supervisor/stop-signals.mjs';
import { chanceOf } from './chance.mjs';
import { openJournal } from './journal.mjs';
import { judge } from './judge/judge.mjs';
import { startCrowd } from './load/crowd.mjs';
import { parseOptions, USAGE } from './options.mjs';
import { killInTurn } from './product/killer.mjs';
import { startProduct } from './product/running-product.mjs';
import { startSecondInstances } from './product/second-instances.mjs';
import { evidence, verdict } from './report.mjs';
import { openRunFolder } from './run-folder.mjs';

const say = (text) => console.log(text);
const options = readOptions(process.argv.slice(2));
let stopped = false;
const stopping = () => stopped;

function readOptions(words) {
  try {
    const read = parseOptions(words);
    if (!read.help) return read;
    say(USAGE);
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  return process.exit(0);
}

async function run(place) {
  const journal = openJournal(place.journal);
  const product = await startProduct({ data: place.product, port: options.port, logFile: place.output });
  let crowd;
  let secondInstances;
  onStopSignals(
    () => {
      stopped = true;
      crowd?.abandon();
      void product.stop();
    },
    () => process.exit(130),
  );
  try {
    say(`Seed ${options.seed}. Starting the product in ${place.folder}`);
    const addresses = await product.ready();
    const chance = chanceOf(options.seed);
    secondInstances = await startSecondInstances({ product, logFile: place.output, stopping });
    const servers = [addresses.product, secondInstances.address];
    crowd = await startCrowd({ ...addresses, servers, chance: chance.fork('crowd'), journal });
    const outages = await killInTurn({
      crowd,
      kills: options.kills,
      freezes: options.freezes,
      idles: options.idles,
      promotions: options.promotions,
      secondInstances,
      chance: chance.fork('killer'),
      product,
      data: place.product,
      journal,
      stopping,
      say,
    });
    await crowd.stop();
    if (stopped) return undefined;
    const found = await judge({ data: place.product, journal, mails: crowd.mails, stopping, say });
    return { ...found, outages, statuses: crowd.statuses, owners: crowd.counts.owners, kills: options.kills };
  } finally {
    crowd?.abandon();
    await secondInstances?.stop();
    await product.stop();
    journal.close();
  }
}

const place = await openRunFolder(options.data);
let well = false;
try {
  const found = await run(place);
  if (found !== undefined && !stopped) {
    for (const line of evidence(found)) say(line);
    const { line, well: isWell } = verdict(found);
    const { kills, freezes, idles, promotions } = options;
    well = isWell && found.outages.length === kills + freezes + idles + promotions;
    if (!well && !place.isGiven) say(`The product’s data, its logs and the journal are in ${place.folder}`);
    say(line);
  }
} catch (error) {
  if (!stopped) console.error(`${error.stack}\nThe product’s data, its logs and the journal are in ${place.folder}`);
}
if (!place.isGiven && (well || stopped)) await place.remove();
process.exit(stopped ? 130 : well ? 0 : 1);
