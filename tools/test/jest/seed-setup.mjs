import { settledSeed } from '../seed.mjs';

/** The workers of Jest inherit the seed. */
export default function settleSeed() {
  const given = process.env.KEELSON_TEST_SEED !== undefined;
  const seed = settledSeed();
  if (!given) console.log(`Seed ${seed}; KEELSON_TEST_SEED=${seed} repeats its choices.`);
}
