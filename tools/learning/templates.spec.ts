import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { documentFile } from './documents.mjs';
import { sheetsOf } from './sheets.mjs';
import { sheetValues } from './sheet-values.mjs';
import { readSources } from './sources.mjs';
import { spreadsheetFile } from './spreadsheets.mjs';
import { wordsOf } from './words.mjs';

interface Template {
  readonly templateHeading: string;
  readonly templateFile: { readonly kind: string; readonly name: string };
  readonly body: string;
}
interface Sheet {
  readonly name: string;
  readonly rows: string[][];
}
type Value = string | number | boolean | null;

const ROOT = join(__dirname, '../..');
const { modules } = readSources(join(ROOT, 'apps/api/learning')) as {
  modules: { chapters: { learning_templates: Template[] }[] }[];
};
const templates = modules.flatMap(({ chapters }) => chapters.flatMap(({ learning_templates: of }) => of));
const fileOf = (name: string): Buffer => readFileSync(join(ROOT, 'apps/api/learning-media', name));
const named = (kind: string) =>
  templates
    .filter(({ templateFile }) => templateFile.kind === kind)
    .map((each) => [each.templateFile.name, each] as const);

const parts = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(fileOf(name))).map(([part, bytes]) => [part, strFromU8(bytes)]));

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replace(/&(\w+);/g, (whole, sign: string) => SIGNS[sign] ?? whole);

/** The formulas of a sheet by their cells, as they stand in the file. */
const formulasOf = (xml: string): ReadonlyMap<string, string> =>
  new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([\s\S]*?)<\/f>/g)].map(([, cell, text]) => [
      cell ?? '',
      unescaped(text ?? ''),
    ]),
  );

/** The cells of a sheet, as somebody who opens the file sees them. */
async function cellsOf(name: string, sheet: string): Promise<readonly (readonly (Value | Date)[])[]> {
  const sheets = (await readXlsxFile(fileOf(name))) as unknown as { sheet: string; data: (Value | Date)[][] }[];
  return sheets.find((each) => each.sheet === sheet)?.data ?? [];
}

const columnOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(65 + index - 26)}`;

describe('templates', () => {
  it.each(named('document'))('%s opens, and says what the chapter says', async (name, { templateHeading, body }) => {
    expect((await documentFile(templateHeading, body)).equals(fileOf(name))).toBe(true);
    const { 'word/document.xml': xml = '', '[Content_Types].xml': types } = parts(name);
    expect(types).toContain('wordprocessingml.document.main+xml');
    const text = unescaped(xml.replace(/<\/w:(?:p|tc)>|<w:br\/>/g, ' ').replace(/<[^>]+>/g, ''));
    const plain = body.replace(/^\d+\. /gm, '').replace(/[*|>]|(?<!\w)_|_(?!\w)/g, ' ');
    const written = wordsOf(plain) as string[];
    expect(wordsOf(text.replace(/_+/g, ' ')) as string[]).toEqual(written);
    expect((xml.match(/<w:p[ >]/g) ?? []).length).toBe((xml.match(/<\/w:p>/g) ?? []).length);
  });

  it.each(named('spreadsheet'))('%s opens, and its formulas come to what it shows', async (name, { body }) => {
    expect((await spreadsheetFile(body)).equals(fileOf(name))).toBe(true);
    const sheets = sheetsOf(body) as Sheet[];
    const values = sheetValues(sheets, new Date('2026-11-26T00:00:00Z')) as Value[][][];
    const files = parts(name);
    for (const [index, { name: sheet, rows }] of sheets.entries()) {
      const formulas = formulasOf(files[`xl/worksheets/sheet${index + 1}.xml`] ?? '');
      const cells = await cellsOf(name, sheet);
      for (const [row, line] of rows.entries())
        for (const [column, cell] of line.entries()) {
          const place = `${columnOf(column)}${row + 1}`;
          if (!cell.startsWith('=')) continue;
          const value = values[index]?.[row]?.[column];
          expect([sheet, place, formulas.get(place)]).toEqual([sheet, place, cell.slice(1)]);
          expect([sheet, place, /^#/.test(String(value))]).toEqual([sheet, place, false]);
          const shown = cells[row]?.[column] ?? null;
          // A day is kept as a number.
          if (!(shown instanceof Date)) expect([sheet, place, shown ?? '']).toEqual([sheet, place, value]);
        }
      expect(formulas.size).toBe(rows.flat().filter((cell) => cell.startsWith('=')).length);
    }
  });

  /** What the readings beside them work out by hand. */
  it.each([
    ['weekly-chase-list.xlsx', 'Chase list', 'One day of sales with VAT', 2, 1578.08],
    ['weekly-chase-list.xlsx', 'Chase list', 'Trade debtor days', 2, 59.57],
    ['thirteen-week-cash-forecast.xlsx', 'Forecast', 'Above the waterline (minus: below)', 3, -8100],
    ['finance-need-offers-and-cover.xlsx', 'Need', 'The whole step', 1, 131_304.11],
    ['finance-need-offers-and-cover.xlsx', 'Offers', 'Instalment a month', 1, 1551.05],
    ['finance-need-offers-and-cover.xlsx', 'Offers', 'Whole cost: interest and fees', 1, 17_462.99],
    ['finance-need-offers-and-cover.xlsx', 'Cover', 'TEST 2: cash for each £1 due', 4, 0.68],
  ])('%s: %s, %s agrees with the reading', async (name, sheet, label, column, amount) => {
    const rows = await cellsOf(name, sheet);
    expect(rows.find(([first]) => first === label)?.[column]).toBeCloseTo(amount, 2);
  });
});

describe('formulas', () => {
  const worth = (formula: string, row: readonly string[] = []): Value | undefined =>
    (
      sheetValues([{ name: 'S', rows: [[...row, formula]] }], new Date('2026-11-26T00:00:00Z')) as Value[][][]
    )[0]?.[0]?.at(-1);

  it.each([
    ['=2+3*4-6/2', 11],
    ['=-2^2', 4],
    ['=10%*50', 5],
    ['="a"&1+1', 'a2'],
    ['=IF(1<2,"yes",1/0)', 'yes'],
    ['=1/0', '#DIV/0!'],
    ['=ROUND(2.675,2)', 2.68],
    ['=ROUND(-2.5,0)', -3],
    ['=ROUNDUP(4.0000000000001,0)', 4],
    ['=INT(-1.5)', -2],
    ['=PMT(0,10,-100)', 10],
    ['=IF("A"="a",1,0)', 1],
    ['=TODAY()', 46_352],
    ['=EDATE(46053,1)', 46_081],
    ['=AND(1,OR(FALSE(),2>1))', true],
  ])('%s is %p', (formula, value) => expect(worth(formula)).toBe(value));

  it('pass over texts and empty cells where a spreadsheet does', () => {
    expect(worth('=SUM(A1:C1)', ['1', 'x', ''])).toBe(1);
    expect(worth('=A1+1', ['x'])).toBe('#VALUE!');
    expect(worth('=IF(A1="","none",A1)', [''])).toBe('none');
  });

  it('that go round in a circle are a fault of the template', () => {
    expect(() => worth('=A1')).toThrow(/circle/);
    expect(() => worth('=NOBODY(1)')).toThrow(/NOBODY/);
  });
});
