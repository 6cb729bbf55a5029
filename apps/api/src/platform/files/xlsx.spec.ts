import * as fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { text, xlsxFile } from './xlsx';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;
const harmless = fc.string({ maxLength: 20 }).map((each) => `x${each}`);

async function reread(texts: readonly string[]): Promise<readonly unknown[]> {
  const chunks: Buffer[] = [];
  const rows = texts.map((each) => [text(each)]);
  for await (const chunk of await xlsxFile(rows, 'Texts')) chunks.push(Buffer.from(chunk as Buffer));
  const found: readonly (readonly unknown[])[] = await readSheet(Buffer.concat(chunks), { trim: false });
  return found.flatMap((row) => row);
}

describe('a workbook', () => {
  it('can be opened whatever its texts say, words that every object knows among them', async () => {
    expect(await reread(INHERITED)).toEqual(
      INHERITED.map((each): unknown => expect.stringMatching(new RegExp(`^'?${each} ?$`))),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(harmless, { minLength: 1, maxLength: 5 }), async (texts) => {
        expect(await reread(texts)).toEqual(texts.map((each) => each.replace(UNWRITABLE, '')));
      }),
      { numRuns: 50 },
    );
  });
});
