import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { SpreadsheetRefusal } from '@keelson/contracts/ledger';

const MONTHS: SheetData = [
  ['Month', 'Sales / revenue', 'Note'],
  [{ value: new Date('2026-10-31T00:00:00Z'), type: Date, format: 'mmm yyyy' }, 1_234.5, 'café'],
  ['Nov 2026', 0.1 + 0.2, true],
];
const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet, "Profit and loss". */
export const workbook = async (): Promise<Uint8Array> => {
  const { toBuffer } = writeXlsxFile(MONTHS, { sheet: 'Profit and loss' });
  return await toBuffer();
};

/** The workbook whose sheet was said otherwise. */
export const changedSheet = async (change: (text: string) => string): Promise<Uint8Array> => {
  const parts = unzipSync(await workbook());
  const sheet = parts[SHEET];
  if (!sheet) throw new Error(`the workbook has no ${SHEET}`);
  return zipSync({ ...parts, [SHEET]: strToU8(change(strFromU8(sheet))) });
};

const zeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1024 * 1024);
const archive = (parts: Zippable): Uint8Array => zipSync(parts, { level: 1 });

/** Says of its sheet that it unpacks to sixteen bytes. */
function liar(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const name = bytes.lastIndexOf(SHEET);
  bytes.writeUInt32LE(16, name - 22);
  return bytes;
}

interface HarmfulFile {
  readonly is: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly refused: SpreadsheetRefusal;
}

/** Files that mean harm or are no spreadsheets, none above 1 MB, and what each is refused as. */
export const HARMFUL_FILES: readonly HarmfulFile[] = [
  {
    is: 'a zip bomb',
    bytes: async () => archive({ ...unzipSync(await workbook()), [SHEET]: zeros(20) }),
    refused: 'FILE_TOO_LARGE',
  },
  {
    is: 'a zip bomb of many parts',
    bytes: () => archive(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`xl/part${at}.xml`, zeros(1)]))),
    refused: 'FILE_TOO_LARGE',
  },
  {
    is: 'a part that is larger than it declares',
    bytes: async () => liar(await workbook()),
    refused: 'FILE_UNREADABLE',
  },
  {
    is: 'entities that expand',
    bytes: () => changedSheet((text) => text.replace('?>', '?><!DOCTYPE a [<!ENTITY b "b">]>')),
    refused: 'FILE_UNREADABLE',
  },
  {
    is: 'a million rows',
    bytes: () => changedSheet((text) => text.replace('</row>', '</row><row><c/></row>'.repeat(90_000))),
    refused: 'FILE_TOO_LARGE',
  },
  { is: 'rows without end', bytes: () => Buffer.from('a,b\n'.repeat(200_000)), refused: 'FILE_TOO_LARGE' },
  {
    is: 'names that climb out of the folder',
    bytes: () => archive({ '../../etc/xl/workbook.xml': strToU8('<a/>') }),
    refused: 'NOT_A_SPREADSHEET',
  },
  {
    is: 'another kind of archive',
    bytes: () => archive({ 'word/document.xml': strToU8('<a/>') }),
    refused: 'NOT_A_SPREADSHEET',
  },
  {
    is: 'a picture',
    bytes: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    refused: 'NOT_A_SPREADSHEET',
  },
  {
    is: 'an old or protected file',
    bytes: () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
    refused: 'FILE_PROTECTED',
  },
  { is: 'half a workbook', bytes: async () => (await workbook()).subarray(0, 900), refused: 'FILE_UNREADABLE' },
  { is: 'a CSV with an open quote', bytes: () => Buffer.from('a,b\n"c,d'), refused: 'FILE_UNREADABLE' },
];
