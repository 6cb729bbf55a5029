import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staleFacts } from './facts-page.mjs';
import { learningFaults } from './rules.mjs';
import { sheetsOf } from './sheets.mjs';
import { readSources } from './sources.mjs';

const SOURCES = join(__dirname, '../../apps/api/learning');
const GETTING_PAID = 'M2_Finance/1-getting-paid.md';

const faultsOf = (folder: string): readonly string[] => {
  const { modules, faults } = readSources(folder);
  return [...faults, ...learningFaults(modules)];
};

describe('the sources of the learning content', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** A copy of the sources in which an editor slipped. */
  const slipped = (change: (text: string) => string, file = GETTING_PAID): readonly string[] => {
    const folder = mkdtempSync(join(tmpdir(), 'learning-'));
    folders.push(folder);
    cpSync(SOURCES, folder, { recursive: true });
    const path = join(folder, file);
    const [before, after] = [readFileSync(path, 'utf8'), change(readFileSync(path, 'utf8'))];
    if (before === after) throw new Error('nothing was changed');
    writeFileSync(path, after);
    return faultsOf(folder);
  };

  it('are in order', () => expect(faultsOf(SOURCES)).toEqual([]));

  it.each([
    ['a key that nobody knows', 'minutes: 50', 'duration: 50', /1-getting-paid\.md: minutes/],
    ['a weight too many', 'weightage: 25', 'weightage: 26', /chapters add up to 101, not to 100/],
    ['an id that stands twice', 'questionCode: M2_C1_Q2', 'questionCode: M2_C1_Q1', /M2_C1_Q1 is used in/],
    [
      'an id of another chapter',
      'questionCode: M2_C1_Q2',
      'questionCode: M2_C9_Q2',
      /M2_C9_Q2 does not begin with M2_C1_Q/,
    ],
    ['a key given twice', 'minutes: 50', 'minutes: 50\nminutes: 51', /is not YAML: .*unique/],
    [
      'a reading of no sub-chapter',
      'keeps customers | M2_C1_S3',
      'keeps customers | M2_C1_S9',
      /there is no sub-chapter M2_C1_S9/,
    ],
    [
      'a quiz with two best answers',
      'serialNumber: 2, value: 2,',
      'serialNumber: 2, value: 5,',
      /M2_C1_S1_K1: has not one best answer/,
    ],
    ['a question without a wrong answer', /value: 0/g, 'value: 1', /no answer is wrong/],
    ['a chapter without its footer', /^footerContent: .*\n/m, '', /footerContent/],
    ['a card that leads out of the product', 'address: "/dashboard/', 'address: "https://example/', /card\.address/],
    [
      'a card that leads to no chapter',
      'address: "/dashboard/newDashboardFinance"',
      'address: "/dashboard/newDashboardBusiness/chapters/M9_C1"',
      /there is no chapter M9_C1 for its card/,
    ],
    ['a month that is none', 'asOf: 2026-11', 'asOf: 2026-13', /not a month such as 2026-11/],
    ['a reading without its tasks', '### Do this week', '### What now', /does not end in “Do this week”/],
    ['a formula that refers to nothing', /=SUM\(([A-Z])\d+/, '=SUM($1999', /refers to [A-Z]999 outside the sheet/],
  ] as const)('name %s', (_, from, to, fault) => {
    expect(slipped((text) => text.replace(from, to))).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  it('name a passage that two readings share', () => {
    const sentence = 'Owners tend to chase in two ways: not at all, or in a temper when the bank is empty.';
    const faults = slipped((text) => text.replace('### The ladder', `### The ladder\n\n${sentence}`));
    expect(faults.some((fault) => /M2_C1_R3 and M2_C1_R3: both say “owners tend to chase/.test(fault))).toBe(true);
  });

  it('are looked at again when a fact is older than a year', () => {
    const { modules } = readSources(SOURCES) as { modules: object[] };
    expect(staleFacts(modules, '2027-11')).toEqual([]);
    expect((staleFacts(modules, '2027-12') as string[])[0]).toMatch(
      /^M2_Finance\/1-getting-paid\.md: last looked at in 2026-11: /,
    );
  });

  it('keep commas, quotation marks and empty cells of a spreadsheet', () => {
    expect(sheetsOf('### Sums\n```csv\n"a, b","=IF(A2="""",1,2)",\n1,,"x"\n```\n')).toEqual([
      {
        name: 'Sums',
        rows: [
          ['a, b', '=IF(A2="",1,2)', ''],
          ['1', '', 'x'],
        ],
      },
    ]);
  });
});
