// Takes out one guard after the other in a copy of the sources and runs the test that must notice:
// npm run mutants [-- PART OF A GUARD'S NAME]
// With --pure, Stryker mutates deciders and calculators instead: npm run mutants -- --pure [PATTERN OF FILES]
import { GUARDS } from './guards.mjs';
import { mutatePureCode } from './stryker/run.mjs';
import { openWorkshop } from './workshop.mjs';

if (process.argv[2] === '--pure') process.exit(mutatePureCode(process.argv[3]));

const wanted = process.argv[2] ?? '';
const chosen = GUARDS.filter(({ guard }) => guard.includes(wanted));
const workshop = openWorkshop();
process.once('exit', workshop.close);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

// A test that fails with its guards in place proves nothing.
const sound = new Set();
const unnoticed = [];
for (const each of chosen) {
  if (!sound.has(each.test) && !(await workshop.passes({ ...each, changes: [] })))
    throw new Error(`${each.test} fails without a mutant.`);
  sound.add(each.test);
  const passes = await workshop.passes(each);
  if (passes) unnoticed.push(each);
  console.log(`${passes ? 'UNNOTICED' : 'caught   '}  ${each.guard}`);
}
console.log(`mutants ${chosen.length}: caught ${chosen.length - unnoticed.length}, unnoticed ${unnoticed.length}`);
process.exitCode = unnoticed.length > 0 || chosen.length === 0 ? 1 : 0;
