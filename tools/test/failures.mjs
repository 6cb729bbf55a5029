import { existsSync, readFileSync } from 'node:fs';

const LINES_EACH = 25;
const LINES_OF_A_PAGE = 120;
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/**
 * Every test that failed, with the beginning of what it said, from the results of Jest and of the browser tests: told
 * last, because the output between is long.
 */
export function failuresIn(jestResults, browserResults) {
  return [...read(jestResults, ofJest), ...read(browserResults, ofBrowser)].map(
    ({ title, said, page = '' }) =>
      `✗ ${title}\n${beginningOf(said, LINES_EACH)}\n${beginningOf(page, LINES_OF_A_PAGE)}`,
  );
}

const read = (path, failuresOf) => (existsSync(path) ? failuresOf(JSON.parse(readFileSync(path, 'utf8'))) : []);

const beginningOf = (said, lines) =>
  said
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, lines)
    .map((line) => `    ${line}`)
    .join('\n');

const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, said: failureMessages.join('\n') }));
    return failed.length === 0 && message !== '' ? [{ title: name, said: message }] : failed;
  });

const ofBrowser = ({ suites, errors }) => [
  ...errors.map(({ message }) => ({ title: 'the browser tests', said: message ?? '' })),
  ...suites.flatMap(ofSuite),
];

const ofSuite = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => ({
      title: `${file}:${line} ${title}`,
      ...toldBy(tests.flatMap(({ results }) => results)),
    })),
  ...suites.flatMap(ofSuite),
];

const toldBy = (results) => ({
  said: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
  // What the page showed: nothing else is kept of a machine that goes after the run.
  page: results
    .flatMap(({ attachments }) => attachments.filter(({ name, path }) => name === 'error-context' && existsSync(path)))
    .map(({ path }) => readFileSync(path, 'utf8'))
    .join('\n'),
});
