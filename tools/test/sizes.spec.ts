import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSizes, setFullSizes, sizesOfThisRun } from './sizes.mjs';

const ROOT = join(__dirname, '../..');
const sizes = declaredSizes();
const grouped = (size: number): string => size.toLocaleString('en-GB');

describe('the sizes of samples', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  it('stand in docs/testing.md as they are declared', () => {
    const rows = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `KEELSON_TEST_'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(
      sizes.map(({ variable, usual, full, proves, counts }) => [
        `\`${variable}\``,
        grouped(usual),
        grouped(full),
        proves,
        counts,
      ]),
    );
  });

  it('belong to requirements that there are', () => {
    const requirements = readFileSync(join(ROOT, 'docs/requirements.tsv'), 'utf8');
    expect(sizes.filter(({ proves }) => !requirements.includes(`\n${proves}\t`))).toEqual([]);
  });

  it('are all full in a full run, but for those that were set by hand', () => {
    process.env = { KEELSON_TEST_ERASURES: '5' };
    setFullSizes();
    const full = Object.fromEntries(sizes.map(({ variable, full: size }) => [variable, size]));
    expect(sizesOfThisRun()).toEqual({ ...full, KEELSON_TEST_ERASURES: 5 });
  });
});
