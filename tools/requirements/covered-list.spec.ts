import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCovered, formatCovered, parseCovered } from './covered-list.mjs';

describe('the list of covered requirements', () => {
  it('is read as it was written, and nothing else is', () => {
    const covered = new Map([
      ['ES-01', 'whole'],
      ['ES-02', 'partly'],
    ]);
    expect(parseCovered(formatCovered(covered))).toEqual(covered);
    for (const text of ['ES-01', 'ES-01\tnone', 'ES-01\twhole\tx']) expect(() => parseCovered(text)).toThrow(text);
  });

  it('tells falls from rises', () => {
    const committed = parseCovered('A-1\twhole\nA-2\twhole\nA-3\tpartly\nA-4\tpartly\nA-9\twhole\n');
    const found = parseCovered('A-1\twhole\nA-2\tpartly\nA-4\twhole\nA-5\tpartly\n');
    expect(compareCovered(committed, found, ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'])).toEqual({
      falls: [
        { id: 'A-2', was: 'whole', is: 'partly' },
        { id: 'A-3', was: 'partly', is: 'none' },
      ],
      rises: [
        { id: 'A-4', was: 'partly', is: 'whole' },
        { id: 'A-5', was: 'none', is: 'partly' },
      ],
      unknown: ['A-9'],
    });
  });
});

describe('the coverage tool', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'coverage-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (covered: string, titles: readonly string[], ...words: readonly string[]) => {
    const [requirements, list, results] = ['requirements.tsv', 'covered.tsv', 'jest.json'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    writeFileSync(requirements, 'A-01\tArea\tsource\tone\nA-02\tArea\tsource\ttwo\n');
    writeFileSync(list, covered);
    const assertionResults = titles.map((fullName) => ({ fullName, status: 'passed' }));
    writeFileSync(results, JSON.stringify({ testResults: [{ assertionResults }] }));
    const tool = join(__dirname, 'coverage.mjs');
    const args = [tool, '--requirements', requirements, '--covered', list, ...words, results];
    const { status, stdout: said } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, said, list: readFileSync(list, 'utf8') };
  };

  it('fails when a requirement is proved less than the list says', () => {
    const { status, said } = run('A-01\twhole\nA-02\tpartly\n', ['[A-01~] part', '[A-02~] part']);
    expect([status, said]).toEqual([1, expect.stringContaining('fallen A-01: whole before, partly now')]);
  });

  it('asks for the list to be written when one is proved more, and writes it', () => {
    const risen = run('A-01\tpartly\n', ['[A-01] all', '[A-02~] part']);
    expect([risen.status, risen.said]).toEqual([0, expect.stringContaining('npm run coverage -- --write')]);
    const written = run('A-01\tpartly\n', ['[A-01] all', '[A-02~] part'], '--write');
    expect([written.status, written.list]).toEqual([0, 'A-01\twhole\nA-02\tpartly\n']);
  });

  it('refuses a list with a requirement that there is not', () => {
    expect(run('A-03\twhole\n', [])).toMatchObject({ status: 1 });
  });
});
