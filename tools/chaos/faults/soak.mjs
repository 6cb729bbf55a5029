import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { currentState } from '../judge/stored-facts.mjs';
import { mismatch } from '../judge/faults.mjs';
import { workersOf } from '../product/victims.mjs';
import { noneEnds } from './none-ends.mjs';
import { slopeOf } from './slope.mjs';

const EVERY = 1000;
/** Before that a process still fills its caches, and a slope says nothing. */
const WARM_AFTER = 600;
const MOST_GROWTH_AN_HOUR = 16 * 1024 * 1024;
const MOST_FILES_AN_HOUR = 10;

/** What a process holds now: memory in bytes and open files. */
async function held(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return { memory: kilobytes * 1024, files: (await readdir(`/proc/${pid}/fd`)).length };
}

/** Load alone, sampled every second. Nothing grows, nothing is left behind. */
async function watch(means, seconds) {
  const { crowd, stopping, say, faults } = means;
  const watched = new Map();
  const lags = [];
  for (let second = 0; second < seconds && !stopping(); second += 1) {
    for (const name of ['api', 'projectors']) {
      for (const pid of await workersOf(name, means)) {
        const key = `${name} ${pid}`;
        if (!watched.has(key)) watched.set(key, []);
        watched.get(key).push({ at: Date.now() / 3_600_000, second, ...(await held(pid)) });
      }
    }
    const state = await currentState(means.data);
    lags.push(state.head - state.reached);
    if ((second + 1) % 600 === 0) say(`${second + 1} of ${seconds} s, ${crowd.counts.answered} answers`);
    await pause(EVERY);
  }
  for (const [name, samples] of watched) {
    const warm = samples.filter(({ second }) => second >= Math.min(WARM_AFTER, seconds / 2));
    const slope = (what) => slopeOf(warm.map((sample) => [sample.at, sample[what]]));
    const [memory, files] = [slope('memory'), slope('files')];
    const { memory: last, files: open } = samples.at(-1);
    say(
      `${name}: ${megabytes(last)} MB, ${megabytes(memory)} MB more an hour; ${open} files, ${files.toFixed(1)} more an hour`,
    );
    if (seconds < 2 * WARM_AFTER) continue;
    if (memory > MOST_GROWTH_AN_HOUR) faults.push(mismatch(`${name} grows by ${megabytes(memory)} MB an hour`));
    if (files > MOST_FILES_AN_HOUR) faults.push(mismatch(`${name} opens ${files.toFixed(1)} files more an hour`));
  }
  const sorted = lags.toSorted((a, b) => a - b);
  say(`readers were behind by ${sorted[Math.floor(0.99 * sorted.length)]} events (99th percentile)`);
}

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

export const soak = ({ times: seconds }) => ({
  outages: 0,
  plan: (means) =>
    noneEnds(means, async () => {
      await watch(means, seconds);
      return [];
    }),
});
