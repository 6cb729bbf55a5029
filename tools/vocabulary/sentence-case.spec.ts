import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleCased } from './sentence-case';
import { BESIDE_SPECIFIED, NAMES, SPECIFIED_WORDINGS } from './specified-wordings';

const ROOT = join(__dirname, '..', '..');
const TEXTS = [
  'apps/web/src/*.ts',
  'apps/web/src/*.tsx',
  'libs/contracts/src/*messages.ts',
  'libs/vocabulary/src/*.ts',
];

const sources = execFileSync('git', ['ls-files', ...TEXTS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !/\.spec\.tsx?$|\/testing\//.test(path));

const known = new Set([...SPECIFIED_WORDINGS, ...BESIDE_SPECIFIED]);

const found = sources.flatMap((path) =>
  titleCased(path, readFileSync(join(ROOT, path), 'utf8'), NAMES).map((text) => ({ path, text })),
);

describe('headings, buttons and labels', () => {
  it('are in sentence case, but for what the specifications give otherwise', () => {
    expect(found.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it('leave no wording on the lists that no page has any more', () => {
    const used = new Set(found.map(({ text }) => text));
    expect([...known].filter((text) => !used.has(text))).toEqual([]);
  });

  it.each([
    ['<h2>Set Your Goals</h2>', ['Set Your Goals']],
    ['<Button>Save All</Button>', ['Save All']],
    ['<Field label="Year End" />', ['Year End']],
    ['<h2>Set your goals</h2>', []],
    ['<p>Wrong address? Enter the right one</p>', []],
    ['<h2>Figures from Xero</h2>', []],
    ['<div className="Two Words" />', []],
  ])('are found in %s', (source, texts) => {
    expect(titleCased('planted.tsx', `export const Planted = () => ${source};`, NAMES)).toEqual(texts);
  });
});
