/**
 * Where the chance of this run begins: every run has another seed, which it prints; `KEELSON_TEST_SEED` repeats one.
 * What needs several streams of chance adds to it.
 */
export function runSeed(): number {
  const given = process.env['KEELSON_TEST_SEED'];
  if (given === undefined)
    throw new Error('There is no seed: run the tests with jest from the root of the repository.');
  return Number(given);
}
