import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../chance.mjs';
import { openNetwork } from '../network/network.mjs';
import { postmasterOf } from '../product/databases.mjs';
import { inTurn } from '../product/killer.mjs';
import { environmentOf, processes, workerAmong } from '../product/processes.mjs';
import { noneEnds } from './none-ends.mjs';

const REROUTE = new URL('../network/reroute.mjs', import.meta.url).href;
const SHORTEST = 1500;
const LONGEST = 6000;
/** The plan’s own weather, and how long it lasts. */
const PLAN = { delay: 200, jitter: 50, loss: 0.05 };
const PLAN_LASTS = { usual: 10_000, full: 600_000 };

async function betweenProcesses() {
  const network = await openNetwork({ chance: chanceOf(1).fork('network') });
  return {
    network,
    environment: { NODE_OPTIONS: `--import=${REROUTE}`, CHAOS_NETWORK_PORT: String(network.port) },
    through: async (server) => `http://127.0.0.1:${await network.leadingTo(Number(new URL(server).port), 'people')}`,
    close: network.close,
  };
}

/** Who speaks to whom under this load: `{ name, concerns }`. */
async function pairsOf({ product, data }) {
  const projectors = workerAmong(await processes(), product.supervisorPid, 'projectors');
  const smtp = Number(new URL((await environmentOf(projectors)).KEELSON_SMTP_URL).port);
  // A server that is started again keeps its port.
  const postgres = (await postmasterOf(data)).port;
  const pair = (from, to, port) => ({
    name: `${from} to ${to}`,
    concerns: (line) => line.from === from && (port === undefined || line.port === port),
  });
  return [
    pair('people', 'api'),
    pair('api', 'postgres', postgres),
    pair('projectors', 'postgres', postgres),
    pair('projectors', 'mail', smtp),
  ];
}

/** What a network does, each for so many milliseconds. */
const FAULTS = {
  cut: again(200, ({ lines }) => lines().forEach((line) => line.cut())),
  'answers lost': again(300, ({ lines, chance }) => {
    const all = lines();
    if (all.length > 0) chance.oneOf(all).losesAnswers = true;
  }),
  silent: suffering({ silent: true }),
  'silent on the way back': suffering({ silent: true }, 'back'),
  'slow and losing': suffering({ delay: 150, jitter: 100, loss: 0.2 }),
};

function again(every, once) {
  return async (given, milliseconds) => {
    for (const end = Date.now() + milliseconds; Date.now() < end;) {
      once(given);
      await pause(every);
    }
  };
}

function suffering(is, only) {
  return async ({ network, concerns, lines }, milliseconds) => {
    network.suffer(concerns, is, only);
    await pause(milliseconds);
    // What waited for long arrives late after one, and never after the other.
    if (only !== undefined) lines().forEach((line) => line.cut());
  };
}

const oneFault = (pairs) => async (means, number) => {
  const { chance } = means;
  const { network } = means.around;
  const kinds = Object.keys(FAULTS);
  const { name, concerns } = pairs[(number - 1) % pairs.length];
  const kind = kinds[Math.floor((number - 1) / pairs.length) % kinds.length];
  const lines = () => network.lines().filter(concerns);
  if (lines().length === 0 && !name.endsWith('mail')) throw new Error(`Nothing goes from ${name} through the network.`);
  await FAULTS[kind]({ network, concerns, lines, chance }, chance.between(SHORTEST, LONGEST));
  network.clear();
  const endedAt = Date.now();
  return { kind, target: name, startedAt: endedAt, endedAt };
};

/** All lines at once, as the plan has it. */
async function slowEverywhere({ around, crowd, until, say }, milliseconds) {
  const answered = crowd.waits.length;
  const unavailable = () => crowd.statuses.get(503) ?? 0;
  const before = unavailable();
  around.network.suffer(() => true, PLAN);
  await pause(milliseconds);
  around.network.clear();
  const waits = crowd.waits.slice(answered).toSorted((a, b) => a - b);
  const slowest = waits[Math.floor(0.99 * waits.length)] ?? 'no';
  say(
    `${PLAN.delay} ± ${PLAN.jitter} ms and ${PLAN.loss * 100} % lost on every line for ${milliseconds / 1000} s: ` +
      `${waits.length} answers, 99th percentile ${slowest} ms, ${unavailable() - before} answers 503`,
  );
  const clearedAt = Date.now();
  await until('nothing is answered after the network was slow', () =>
    crowd.counts.sentAt > clearedAt ? true : undefined,
  );
}

export const badNetwork = ({ times, full }) => ({
  surroundings: betweenProcesses,
  plan: (means) =>
    noneEnds(means, async () => {
      const outages = await inTurn({ act: oneFault(await pairsOf(means)), times })(means);
      await slowEverywhere(means, full ? PLAN_LASTS.full : PLAN_LASTS.usual);
      return outages;
    }),
});
