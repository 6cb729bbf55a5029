import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

/** Runs Jest over everything, or over the files that match. A file that cannot even be loaded counts as a failure. */
export async function runJest(root, patterns) {
  const outcome = join(root, 'test-results', 'jest.json');
  const words = ['--json', `--outputFile=${outcome}`, '--maxWorkers=2', '--passWithNoTests', ...patterns];
  const code = await runProgram(join(root, 'node_modules/jest/bin/jest.js'), words, { cwd: root });
  const told = read(outcome);
  if (told === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = told.numFailedTests + told.numRuntimeErrorTestSuites;
  return {
    passed: told.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: told.numPendingTests + told.numTodoTests,
  };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
