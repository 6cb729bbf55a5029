import { holdsCardNumber } from '@keelson/kernel';

/** What other kinds of file begin with: archives and workbooks, PDF, pictures, the older workbooks. */
const MAGIC = ['504b0304', '25504446', '89504e47', 'ffd8ff', '47494638', 'd0cf11e0', '1f8b'];

/** UTF-16 and UTF-32, which spreadsheets write as "Unicode text". */
const OTHER_ENCODINGS = ['fffe', 'feff', '0000feff'];

const begins = (bytes: Buffer, marks: readonly string[]): boolean =>
  marks.some((mark) => bytes.subarray(0, mark.length / 2).toString('hex') === mark);

// Tabs and ends of lines are all that a text has of them.
const isControl = (byte: number): boolean => (byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)) || byte === 0x7f;

/** Bytes that Windows-1252 leaves undefined. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The text of a file, whatever its name: UTF-8, else Windows-1252, which older programs write. */
export function statementText(bytes: Buffer): string | { readonly refused: 'NOT_A_STATEMENT' | 'ENCODING_UNKNOWN' } {
  if (begins(bytes, OTHER_ENCODINGS)) return { refused: 'ENCODING_UNKNOWN' };
  if (begins(bytes, MAGIC) || bytes.some(isControl)) return { refused: 'NOT_A_STATEMENT' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.some((byte) => UNDEFINED.has(byte))) return { refused: 'ENCODING_UNKNOWN' };
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DIGIT_RUNS = /\d(?:[ -]?\d){12,}/g;
const LAST = 4;

/** Banks write card numbers into texts now and then: nothing of one but its end is read. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(DIGIT_RUNS, (run) => (holdsCardNumber(run) ? `•••• ${run.replace(/\D/g, '').slice(-LAST)}` : run));
