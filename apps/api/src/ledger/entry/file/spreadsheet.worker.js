// Reads one file from outside, in a thread whose memory and time are bounded by who starts it. Plain JavaScript, since a
// thread is given a file that Node itself can read, from the sources as from the build.
const { TextDecoder } = require('node:util');
const { parentPort, workerData } = require('node:worker_threads');
const { strFromU8, unzipSync, zipSync } = require('fflate');

const { bounds } = workerData;
const bytes = Buffer.from(workerData.bytes);

/** What the answer is instead of sheets; everything else that is thrown means that the file is damaged. */
class Refused extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** Old .xls files, and new ones with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PARTS = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/.*\.(?:xml|rels))$/;

const begins = (head) => bytes.subarray(0, head.length).equals(head);

async function sheets() {
  if (begins(COMPOUND)) throw new Refused('FILE_PROTECTED');
  if (begins(ZIP)) return await workbook();
  return [{ name: '', rows: table() }];
}

async function workbook() {
  const parts = checkedParts();
  if (parts['xl/workbook.xml'] === undefined) throw new Refused('NOT_A_SPREADSHEET');
  const { default: readXlsxFile } = require('read-excel-file/node');
  // Packed anew: the reader sees what was measured here and nothing else that the archive may hold.
  const read = await readXlsxFile(Buffer.from(zipSync(parts, { level: 0 })));
  return read.map(({ sheet, data }) => ({ name: textOf(sheet), rows: data.map((row) => row.map(textOf)) }));
}

/** The parts that hold a workbook. What a part unpacks to has the room that the archive declares for it, and no more. */
function checkedParts() {
  let room = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false;
      room += originalSize;
      if (room > bounds.unpackedBytes) throw new Refused('FILE_TOO_LARGE');
      return true;
    },
  });
  for (const part of Object.values(parts)) {
    const text = strFromU8(part);
    // Entities multiply, and name files; no spreadsheet program writes any.
    if (text.includes('<!') || text.includes('\0')) throw new Refused('FILE_UNREADABLE');
    if ((text.match(/<(?:\w+:)?c[\s>/]/g) ?? []).length > bounds.cells) throw new Refused('FILE_TOO_LARGE');
  }
  return parts;
}

function table() {
  const text = decoded();
  if ([...text].some(isControl)) throw new Refused('NOT_A_SPREADSHEET');
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  const delimiter = [',', ';', '\t'].reduce((most, each) =>
    head.split(each).length > head.split(most).length ? each : most,
  );
  const { parse } = require('csv-parse/sync');
  const rows = parse(text, { bom: true, delimiter, relax_column_count: true, to: bounds.rows + 1 });
  return rows.map((row) => row.map(textOf));
}

/** What no table has: all below the blank but tabs and ends of lines. */
const isControl = (character) => character < ' ' && !'\t\n\v\f\r'.includes(character);

function decoded() {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('NOT_A_SPREADSHEET');
  }
}

/** The value as it is written, pence that binary fractions blur excepted; a day as 2026-10-31. */
function textOf(cell) {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') {
    const pence = Math.round(cell * 100) / 100;
    return String(Math.abs(cell - pence) < 1e-6 ? pence : cell);
  }
  return String(cell).trim().slice(0, bounds.textLength);
}

function bounded(read) {
  const cells = read.reduce((count, { rows }) => rows.reduce((sum, row) => sum + row.length, count), 0);
  const tooLong = read.some(({ rows }) => rows.length > bounds.rows);
  if (read.length > bounds.sheets || cells > bounds.cells || tooLong) throw new Refused('FILE_TOO_LARGE');
  return read;
}

sheets()
  .then((read) => ({ sheets: bounded(read) }))
  .catch((problem) => ({ refused: problem instanceof Refused ? problem.code : 'FILE_UNREADABLE' }))
  .then((answer) => parentPort.postMessage(answer));
