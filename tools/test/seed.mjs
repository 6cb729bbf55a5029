import { randomInt } from 'node:crypto';

/** The seed of a run, for itself and for the processes that it starts: a new one unless KEELSON_TEST_SEED gives one. */
export function settledSeed() {
  const given = (process.env.KEELSON_TEST_SEED ??= String(randomInt(2 ** 31)));
  if (!/^\d{1,10}$/.test(given) || Number(given) >= 2 ** 31)
    throw new Error(`KEELSON_TEST_SEED is "${given}", not a whole number below 2,147,483,648`);
  return Number(given);
}
