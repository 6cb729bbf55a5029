import { join } from 'node:path';
import { runProgram } from '../../test/run-program.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Runs the tests that make this fault, with samples as large as wanted. Returns the exit code. */
export async function runTests(id, { files, rounds = 1 }, { variables, seed }) {
  for (let round = 1; round <= rounds; round += 1) {
    const environment = { ...variables, KEELSON_TEST_SEED: String(seed) };
    const code = await runProgram(JEST, ['--runInBand', '--verbose', ...files], { cwd: ROOT, environment });
    if (code !== 0) return code;
  }
  const sizes = Object.entries(variables).map(([name, size]) => `${name}=${size}`);
  console.log(
    `${id}: ${files.length} files of tests passed${rounds > 1 ? `, ${rounds} times` : ''}. ${sizes.join(' ')}`,
  );
  return 0;
}

export const runMutants = () => runProgram(join(ROOT, 'tools/mutants/mutants.mjs'), [], { cwd: ROOT });
