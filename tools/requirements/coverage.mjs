#!/usr/bin/env node
// Which numbered requirements have a passing test, and which have none.
//
//   node tools/requirements/coverage.mjs [--requirements FILE] [--ids ID,ID-RANGE,…] [--min PERCENT] [--missing]
//     [--covered FILE [--write]] RESULT.json...
//
// Reads the requirements (id <tab> area <tab> source <tab> text; default docs/requirements.tsv) and test results in
// the JSON of Jest (`--json --outputFile`) or Playwright (`--reporter=json`). A requirement is covered by a passing test
// whose full title names it in square brackets, alone or in a list: it('[ONB-04, ONB-05] refuses …'). A tilde,
// [ES-07~], says that the test proves only the part built so far: such a requirement counts as partly covered.
// An id named only by failing or skipped tests is not covered; an id that no requirement bears is an error.
// --ids looks at some requirements only: SIGNIN-01,ONB-01..ONB-05,EVENT (a bare prefix means all of it).
// Prints a row per area and the total; with --missing also each requirement not fully covered. Exit 0 when covered
// and partly covered together reach --min percent (default 0), 1 when not or when an unknown id was named, 2 when the
// input cannot be read. With --covered, also 1 when a requirement is covered less than that list says (id <tab> whole
// or partly); --write writes the list instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareCovered, formatCovered, parseCovered } from './covered-list.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requirements: {
      type: 'string',
      default: join(dirname(fileURLToPath(import.meta.url)), '../../docs/requirements.tsv'),
    },
    ids: { type: 'string' },
    min: { type: 'string', default: '0' },
    missing: { type: 'boolean', default: false },
    covered: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) fail('no result file given');

const all = readFileSync(values.requirements, 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+-\d+\t/.test(line))
  .map((line) => {
    const [id, area, source, text] = line.split('\t');
    return { id, area, source, text };
  });
const known = new Set(all.map((requirement) => requirement.id));
const wanted = values.ids
  ? values.ids
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  : undefined;
const requirements = wanted ? all.filter(({ id }) => wanted.some((part) => names(part, id))) : all;
if (requirements.length === 0) fail('no requirement has one of these ids');
const passed = new Set();
const partly = new Set();
const unknown = new Set();
let tests = 0;

for (const file of positionals) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    fail(`${file}: ${error.message}`);
  }
  for (const { title, ok } of [...jestTests(report), ...playwrightTests(report.suites ?? [], '')]) {
    tests += 1;
    for (const { id, part } of idsIn(title)) {
      if (!known.has(id)) unknown.add(id);
      else if (ok) (part ? partly : passed).add(id);
    }
  }
}

const isPartly = ({ id }) => partly.has(id) && !passed.has(id);
const isCovered = ({ id }) => passed.has(id);
for (const area of new Set(requirements.map((requirement) => requirement.area))) {
  const inArea = requirements.filter((requirement) => requirement.area === area);
  const [covered, part] = [inArea.filter(isCovered).length, inArea.filter(isPartly).length];
  console.log(
    `${area.padEnd(32)} ${String(covered).padStart(4)} / ${inArea.length}${part ? `  (+ ${part} partly)` : ''}`,
  );
}
if (values.missing) {
  for (const requirement of requirements.filter((each) => !isCovered(each))) {
    console.log(
      `${isPartly(requirement) ? 'partly ' : 'missing'} ${requirement.id} (${requirement.source}) ${requirement.text}`,
    );
  }
}
for (const id of unknown) console.log(`unknown id ${id} named by a test`);
const covered = requirements.filter(isCovered).length;
const part = requirements.filter(isPartly).length;
const percent = (100 * (covered + part)) / requirements.length;
console.log(
  `${covered} of ${requirements.length} requirements covered, ${part} partly, by ${tests} tests: ${percent.toFixed(1)} %`,
);
const holds = values.covered === undefined || holdsTo(values.covered);
process.exit(unknown.size > 0 || percent < Number(values.min) || !holds ? 1 : 0);

function holdsTo(file) {
  const found = new Map(
    requirements
      .filter((each) => isCovered(each) || isPartly(each))
      .map((each) => [each.id, isCovered(each) ? 'whole' : 'partly']),
  );
  if (values.write) {
    if (wanted) fail('--write needs all requirements');
    writeFileSync(file, formatCovered(found));
    return true;
  }
  let committed;
  try {
    committed = parseCovered(readFileSync(file, 'utf8'));
  } catch (error) {
    fail(`${file}: ${error.message}`);
  }
  const { falls, rises, unknown } = compareCovered(
    committed,
    found,
    requirements.map(({ id }) => id),
  );
  for (const { id, was, is } of falls) console.log(`fallen ${id}: ${was} before, ${is} now`);
  for (const { id, was, is } of rises) console.log(`risen ${id}: ${was} before, ${is} now`);
  const gone = wanted ? [] : unknown;
  for (const id of gone) console.log(`unknown id ${id} in ${file}`);
  if (rises.length > 0) console.log('Commit the rise: npm run coverage -- --write');
  return falls.length === 0 && gone.length === 0;
}

function* jestTests(report) {
  for (const suite of report.testResults ?? []) {
    for (const result of suite.assertionResults ?? []) yield { title: result.fullName, ok: result.status === 'passed' };
  }
}

function* playwrightTests(suites, prefix) {
  for (const suite of suites) {
    const title = `${prefix} ${suite.title ?? ''}`;
    for (const spec of suite.specs ?? []) {
      const ran = spec.tests?.some((test) => test.results?.some((result) => result.status === 'passed'));
      yield { title: `${title} ${spec.title}`, ok: Boolean(spec.ok && ran) };
    }
    yield* playwrightTests(suite.suites ?? [], title);
  }
}

function idsIn(title) {
  return [...title.matchAll(/\[([A-Z]+-\d+~?(?:\s*,\s*[A-Z]+-\d+~?)*)\]/g)]
    .flatMap((match) => match[1].split(/\s*,\s*/))
    .map((name) => ({ id: name.replace('~', ''), part: name.endsWith('~') }));
}

function names(part, id) {
  const [from, to = from] = part.split('..');
  if (!from.includes('-')) return id.startsWith(`${from}-`);
  const [prefix, number] = id.split('-');
  return from.startsWith(`${prefix}-`) && number >= from.split('-')[1] && number <= to.split('-')[1];
}

function fail(why) {
  console.error(`requirements-coverage: ${why}`);
  process.exit(2);
}
