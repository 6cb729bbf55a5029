import { judgedTrial } from '../judged-trial.mjs';
import { faultTable, faultNamed, FAULTS, sizesOf } from './catalogue.mjs';
import { runMutants, runTests } from './run-tests.mjs';

/** Runs one row of the fault plan, or shows all of them. Returns the exit code: 0 when everything was as it must be. */
export async function run(options) {
  if (options.fault === 'list') {
    console.log(faultTable(FAULTS));
    return 0;
  }
  const fault = faultNamed(options.fault);
  if (fault === undefined) {
    console.error(`There is no fault ${options.fault}. See npm run chaos -- --fault list.`);
    return 2;
  }
  const { id, title, product, tests, mutants, lacking } = fault;
  console.log(`${id}: ${title}`);
  const missing = lacking?.();
  if (missing !== undefined) {
    console.log(`${id} skipped in the running product: ${missing}`);
    if (tests === undefined) return 0;
  }
  const sizes = sizesOf(fault, options);
  if (product !== undefined && missing === undefined) {
    const name = `${id} x ${sizes.times}`;
    const code = await judgedTrial(options, { name, outages: sizes.times, ...product(sizes) });
    if (code !== 0) return code;
  }
  if (tests !== undefined) {
    const code = await runTests(id, tests, sizes);
    if (code !== 0) return code;
  }
  return mutants ? runMutants() : 0;
}
