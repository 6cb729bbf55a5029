import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lackingForBroker } from '../broker/jars.mjs';
import { writeSpecGroups } from './jest/spec-groups.mjs';
import { runProgram } from './run-program.mjs';

/** What an ordinary run skips, by the variable that asks for it. */
const SKIPPED = {
  KEELSON_TEST_STRAPI:
    'The tests with an installed Strapi were skipped. KEELSON_TEST_STRAPI=FOLDER installs one there (720 MB) and runs them.',
  KEELSON_KURRENTDB_URL:
    'The event store’s tests with a KurrentDB server were skipped. KEELSON_KURRENTDB_URL=kurrentdb://HOST:2113?tls=false runs them on an empty one.',
  KEELSON_TEST_SCHEMATHESIS:
    'The cases of Schemathesis were skipped. KEELSON_TEST_SCHEMATHESIS=FOLDER installs it there (Python) and runs them.',
};
/** On two cores three at once: a test that waits for its database leaves its core to another. */
const WORKERS = Number(process.env.KEELSON_TEST_WORKERS ?? 3);
/** Tests throw away what they made: with more room for the young, a tenth less processor time goes into collecting it. */
const FLAGS = ['--max-semi-space-size=32'];
const GROUPED = ['--config', 'tools/test/jest/groups.config.mjs'];

/** Runs Jest over everything, or over the files that match. A file that cannot even be loaded counts as a failure. */
export async function runJest(root, patterns) {
  const outcome = join(root, 'test-results', 'jest.json');
  const everything = patterns.length === 0;
  if (everything) await writeSpecGroups(root);
  const what = everything ? GROUPED : ['--passWithNoTests', ...patterns];
  const words = ['--json', `--outputFile=${outcome}`, `--maxWorkers=${WORKERS}`, ...what];
  const code = await runProgram(join(root, 'node_modules/jest/bin/jest.js'), words, { cwd: root, flags: FLAGS });
  const told = read(outcome);
  if (told === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const failed = told.numFailedTests + told.numRuntimeErrorTestSuites;
  return {
    passed: told.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: told.numPendingTests + told.numTodoTests,
    ...(everything && notesOf(process.env)),
  };
}

function notesOf(environment) {
  const notes = Object.entries(SKIPPED).flatMap(([variable, note]) =>
    environment[variable] === undefined ? [note] : [],
  );
  const lacking = lackingForBroker();
  if (lacking !== undefined)
    notes.push(
      `The tests with a broker of Kafka were skipped: ${lacking}. KEELSON_REQUIRE_BROKER=1 makes them compulsory.`,
    );
  return notes.length > 0 ? { note: notes.join('\n') } : {};
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
