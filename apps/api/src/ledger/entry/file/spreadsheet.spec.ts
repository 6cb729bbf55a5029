import * as fc from 'fast-check';
import { readSpreadsheet, type Sheet } from './spreadsheet';
import { changedSheet, HARMFUL_FILES, workbook } from './testing/harmful-files';

/** A busy machine takes seconds to start a thread. */
const PATIENCE_MS = 60_000;

const read = (content: string | Uint8Array) =>
  readSpreadsheet(typeof content === 'string' ? Buffer.from(content) : content, PATIENCE_MS);

const rowsOf = async (content: string | Uint8Array): Promise<Sheet['rows']> => {
  const answer = await read(content);
  if (answer === 'late' || 'refused' in answer) throw new Error(JSON.stringify(answer));
  return answer.sheets[0]?.rows ?? [];
};

describe('a spreadsheet from outside', () => {
  it('gives what its cells say, sheet by sheet', async () => {
    expect(await read(await workbook())).toEqual({
      sheets: [
        {
          name: 'Profit and loss',
          rows: [
            ['Month', 'Sales / revenue', 'Note'],
            ['2026-10-31', '1234.5', 'café'],
            ['Nov 2026', '0.3', 'true'],
          ],
        },
      ],
    });
  });

  it('takes what a formula came to when the file was saved, and works nothing out', async () => {
    const file = await changedSheet((text) => text.replace('<v>1234.5</v>', '<f>SUM(1,1)</f><v>77</v>'));
    expect((await rowsOf(file))[1]?.[1]).toBe('77');
  });

  it.each([
    ['commas, quotes and a byte order mark', '\uFEFFMonth,"Sales all"\r\nOct 2026,"1,234.56"\r\n'],
    ['semicolons', 'Month;Sales all\nOct 2026;1,234.56'],
    ['tabs', 'Month\tSales all\nOct 2026\t1,234.56'],
  ])('reads CSV with %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([
      ['Month', 'Sales all'],
      ['Oct 2026', '1,234.56'],
    ]);
  });

  it('reads every table of texts that CSV can write', async () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9£"',;.()-][A-Za-z0-9£"',;. ()-]{0,12}[A-Za-z0-9£)]$/);
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const head = ['a', 'b'];
        const csv = [head, ...rows].map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','));
        expect(await rowsOf(csv.join('\n'))).toEqual([head, ...rows]);
      }),
      { numRuns: 6 },
    );
  });

  it('answers whatever bytes it is given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, zipped) => {
        const answer = await read(zipped ? Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes]) : bytes);
        expect(answer !== 'late' && ('refused' in answer || answer.sheets.length === 1)).toBe(true);
      }),
      { numRuns: 8 },
    );
  });
});

it.each(HARMFUL_FILES.map(({ is, bytes, refused }) => [is, bytes, refused] as const))(
  '[IO-08~] %s is refused',
  async (_, bytes, refused) => {
    expect(await read(await bytes())).toEqual({ refused });
  },
);
