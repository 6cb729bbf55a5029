import type { BankLineMatched, BankLineRecorded, BankLineUnmatched } from '@keelson/domain/reconciliation';
import { type BankLineRow, bankLinesTable } from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

type Handled = BankLineRecorded | BankLineMatched | BankLineUnmatched;

/** One row per line of a bank statement, without its text, with what people decided about it. */
export const bankLinesProjection: Projection<Handled, BankLineRow> = {
  name: 'reconciliation-bank-lines',
  version: 1,
  table: bankLinesTable,
  handles: [
    'reconciliation.bank-line-recorded.v1',
    'reconciliation.bank-line-matched.v1',
    'reconciliation.bank-line-unmatched.v1',
  ],
  keyOf: ({ data }) => data.lineId,
  evolve(row, { type, data }) {
    const before = row ?? unknownLine(data.lineId);
    switch (type) {
      case 'reconciliation.bank-line-recorded.v1': {
        const { date, amountPence, namesProvider } = data;
        return { ...before, dated: date, amount_pence: amountPence, names_provider: namesProvider };
      }
      case 'reconciliation.bank-line-matched.v1': {
        const barred = before.barred.filter((payoutId) => payoutId !== data.payoutId);
        return { ...before, matched_to: data.payoutId, barred };
      }
      case 'reconciliation.bank-line-unmatched.v1': {
        const { payoutId } = data;
        const barred = [...before.barred.filter((each) => each !== payoutId), payoutId].toSorted();
        return { ...before, matched_to: before.matched_to === payoutId ? null : before.matched_to, barred };
      }
    }
  },
};

const unknownLine = (line_id: string): BankLineRow => ({
  ...{ line_id, dated: null, amount_pence: 0, names_provider: false, matched_to: null, barred: [] },
});
