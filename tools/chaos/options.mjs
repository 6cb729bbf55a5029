import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `npm run chaos -- [options]

  --kills N    how many processes to kill (default: 30)
  --freezes N  how many processes to stop and let go on besides (default: one for ten kills, at least 3)
  --idles N    how often to crash the database while nobody sends anything (default: as --freezes)
  --promotions N  how often to replace the database by a standby that lags behind (default: one for sixty kills, at least 1)
  --fault F    one row of the fault plan instead, F1 to F22 or "list", with a sample that takes a minute or so
  --full       with as many as the plan asks for
  --times N    with so many
  --seed S     repeat a run's choices (default: a new one, which is printed)
  --port P     serve the product on this port (default: a free one)
  --data DIR   keep the product and the journal in this empty folder (default: a temporary one, kept when faults were found)
  --help       show this text
`;

/** Tests take no larger one (tools/test/seed.mjs). */
const LARGEST_SEED = 2_147_483_647;

/** @returns {{ kills: number, freezes: number, idles: number, promotions: number, seed: number, fault?: string, full: boolean, times?: number, port?: number, data?: string, help: boolean }} */
export function parseOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      kills: { type: 'string', default: '30' },
      freezes: { type: 'string' },
      idles: { type: 'string' },
      promotions: { type: 'string' },
      fault: { type: 'string' },
      full: { type: 'boolean', default: false },
      times: { type: 'string' },
      seed: { type: 'string' },
      port: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.fault === undefined && (values.full || values.times !== undefined))
    throw new Error('--full and --times go with --fault.');
  const kills = wholeNumber('--kills', values.kills, 0, 100_000);
  return {
    kills,
    freezes: timesOf('--freezes', values.freezes, atLeast(3, kills, 10)),
    idles: timesOf('--idles', values.idles, atLeast(3, kills, 10)),
    promotions: timesOf('--promotions', values.promotions, atLeast(1, kills, 60)),
    seed: values.seed === undefined ? newSeed() : wholeNumber('--seed', values.seed, 0, LARGEST_SEED),
    ...(values.fault === undefined ? {} : { fault: values.fault }),
    full: values.full,
    ...(values.times === undefined ? {} : { times: wholeNumber('--times', values.times, 1, 10_000_000) }),
    ...(values.port === undefined ? {} : { port: wholeNumber('--port', values.port, 1, 65_535) }),
    ...(values.data === undefined ? {} : { data: resolve(values.data) }),
    help: values.help,
  };
}

const timesOf = (name, text, otherwise) => (text === undefined ? otherwise : wholeNumber(name, text, 0, 100_000));

/** Once for so many kills. */
const atLeast = (least, kills, forEach) => (kills === 0 ? 0 : Math.max(least, Math.floor(kills / forEach)));

const newSeed = () => Math.floor(Math.random() * (LARGEST_SEED + 1));

function wholeNumber(name, text, least, most) {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${text}.`);
}
