import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import type { Statement } from './get-month.query';
import { monthFile } from './month-file';

const AT = '2026-11-02T09:00:00.000Z';
const pence = fc.integer({ min: -9_999_999, max: 9_999_999 });
/** Names that a spreadsheet might take for a formula. */
const hostile = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t=', ''), fc.string({ minLength: 1, maxLength: 12 }))
  .map(([begin, end]) => `${begin}${end}`);

const statement = (
  [grossPence, refundsPence, feesPence, paidOutPence]: readonly number[],
  name: string,
  gapPence: number,
): Statement => ({
  ...{ month: '2026-10', state: 'closed', seen: '0'.repeat(32), earliestOpen: null },
  figures: {
    ...{ payments: 3, grossPence: grossPence ?? 0, refundsPence: refundsPence ?? 0, disputesPence: 0, otherPence: 0 },
    ...{ feesPence: feesPence ?? 0, netPence: (grossPence ?? 0) + (refundsPence ?? 0) + (feesPence ?? 0) },
    ...{ paidOutPence: paidOutPence ?? 0, differencePence: 0 },
  },
  payouts: [
    {
      ...{ payoutId: 'po_1', arrivesAt: AT, amountPence: paidOutPence ?? 0, currency: 'gbp', lines: 4, grossPence: 0 },
      ...{ refundsPence: 0, disputesPence: 0, otherPence: 0, feesPence: 0, linesPence: paidOutPence ?? 0 },
      ...{ differencePence: 0, state: 'Matched', settled: false },
    },
  ],
  checks: [{ check: 'monthOver', holds: true, open: 0 }],
  closed: { at: AT, by: { id: 'acc_1', name }, changes: 0, linesSince: 0, netSincePence: 0 },
  settled: [
    {
      ...{ caseId: 'pi_1', kind: 'payment', state: 'AmountMismatch', settled: true, act: 'matched' },
      ...{ by: { id: 'acc_1', name }, settledAt: AT, changedAt: AT, gapPence },
    },
  ],
  ...{ settledMore: false, changed: [], changedMore: false },
});

const workbook = async (of: Statement): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of (await monthFile(of, 'xlsx')).content) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks);
};

/** What a row says in pounds: in or out. */
const poundsIn = (row: readonly unknown[]): number => Number(row[6] ?? 0) - Number(row[7] ?? 0);

describe('the file of a month', () => {
  it('[EVENT-09~] has the totals of the page to the penny, and no cell a formula, read by another reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(pence, pence, pence, pence), hostile, pence, async (amounts, name, gapPence) => {
        const of = statement(amounts, name, gapPence);
        const rows = await readSheet(await workbook(of), { trim: false });
        const total = (entry: string) => poundsIn(rows.find((row) => row[0] === 'Total' && row[1] === entry) ?? []);
        const { grossPence, refundsPence, feesPence, netPence, paidOutPence } = of.figures;
        expect(['Gross', 'Refunds', 'Fees', 'Net', 'Paid out'].map((each) => Math.round(total(each) * 100))).toEqual(
          [grossPence, refundsPence, feesPence, netPence, paidOutPence].map((each) => each + 0),
        );
        expect(Math.round(poundsIn(rows.find(([part]) => part === 'Settled') ?? []) * 100)).toBe(gapPence + 0);
        const texts = rows.flat().filter((cell) => typeof cell === 'string');
        expect(texts.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
