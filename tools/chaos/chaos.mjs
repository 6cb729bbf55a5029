// Breaks a running product at random moments under load and judges what is left: npm run chaos -- --kills N, or
// npm run chaos -- --fault F4
import { run as runFault } from './faults/run.mjs';
import { parseOptions, USAGE } from './options.mjs';
import { killInTurn } from './product/killer.mjs';
import { judgedTrial } from './judged-trial.mjs';

const options = readOptions(process.argv.slice(2));

function readOptions(words) {
  try {
    const read = parseOptions(words);
    if (!read.help) return read;
    console.log(USAGE);
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  return process.exit(0);
}

const { kills, freezes, idles, promotions } = options;
process.exit(
  options.fault === undefined
    ? await judgedTrial(options, {
        name: `kills ${kills}`,
        plan: killInTurn(options),
        outages: kills + freezes + idles + promotions,
      })
    : await runFault(options),
);
