import * as fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { readSpreadsheet, type Sheet } from './spreadsheet';

/** A busy machine takes seconds to start a thread. */
const PATIENCE_MS = 60_000;

const read = (content: string | Uint8Array) =>
  readSpreadsheet(typeof content === 'string' ? Buffer.from(content) : content, PATIENCE_MS);

const rowsOf = async (content: string | Uint8Array): Promise<Sheet['rows']> => {
  const answer = await read(content);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.sheets[0]?.rows ?? [];
};

const MONTHS: SheetData = [
  ['Month', 'Sales / revenue', 'Note'],
  [{ value: new Date('2026-10-31T00:00:00Z'), type: Date, format: 'mmm yyyy' }, 1_234.5, 'café'],
  ['Nov 2026', 0.1 + 0.2, true],
];

const workbook = async (data: SheetData = MONTHS): Promise<Uint8Array> => {
  const { toBuffer } = writeXlsxFile(data, { sheet: 'Profit and loss' });
  return await toBuffer();
};

/** The workbook with one part said otherwise. */
const changed = async (part: string, change: (text: string) => string): Promise<Uint8Array> => {
  const parts = unzipSync(await workbook());
  const found = parts[part];
  if (!found) throw new Error(`the workbook has no ${part}`);
  return zipSync({ ...parts, [part]: strToU8(change(strFromU8(found))) });
};
const SHEET = 'xl/worksheets/sheet1.xml';

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
    const file = await changed(SHEET, (text) => text.replace('<v>1234.5</v>', '<f>SUM(1,1)</f><v>77</v>'));
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
        expect('refused' in answer || answer.sheets.length === 1).toBe(true);
      }),
      { numRuns: 8 },
    );
  });
});

describe('[IO-08~] a file that means harm or is none', () => {
  const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1024 * 1024);
  const archive = (parts: Zippable): Uint8Array => zipSync(parts, { level: 1 });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['a zip bomb', async () => archive({ ...unzipSync(await workbook()), [SHEET]: zeros(20) }), 'FILE_TOO_LARGE'],
    [
      'a zip bomb of many parts',
      () => archive(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`xl/part${at}.xml`, zeros(1)]))),
      'FILE_TOO_LARGE',
    ],
    ['a part that is larger than it declares', async () => liar(await workbook()), 'FILE_UNREADABLE'],
    [
      'entities that expand',
      () => changed(SHEET, (text) => text.replace('?>', '?><!DOCTYPE a [<!ENTITY b "b">]>')),
      'FILE_UNREADABLE',
    ],
    [
      'a million rows',
      () => changed(SHEET, (text) => text.replace('</row>', '</row><row><c/></row>'.repeat(90_000))),
      'FILE_TOO_LARGE',
    ],
    ['rows without end', () => Buffer.from('a,b\n'.repeat(200_000)), 'FILE_TOO_LARGE'],
    [
      'names that climb out of the folder',
      () => archive({ '../../etc/xl/workbook.xml': strToU8('<a/>') }),
      'NOT_A_SPREADSHEET',
    ],
    ['another kind of archive', () => archive({ 'word/document.xml': strToU8('<a/>') }), 'NOT_A_SPREADSHEET'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'NOT_A_SPREADSHEET'],
    ['an old or protected file', () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'FILE_PROTECTED'],
    ['half a workbook', async () => (await workbook()).subarray(0, 900), 'FILE_UNREADABLE'],
    ['a CSV with an open quote', () => Buffer.from('a,b\n"c,d'), 'FILE_UNREADABLE'],
  ])('%s is refused', async (_, file, refused) => {
    expect(await read(await file())).toEqual({ refused });
  });
});

/** Says of its sheet that it unpacks to sixteen bytes. */
function liar(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const name = bytes.lastIndexOf(SHEET);
  bytes.writeUInt32LE(16, name - 22);
  return bytes;
}
