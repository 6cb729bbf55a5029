import type { BankLineMatched, BankLineRecorded, BankLineUnmatched } from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import type { BankLineRow } from '@keelson/read-models/reconciliation';
import fc from 'fast-check';
import { bankLinesProjection } from './bank-lines.projection';

type Handled = BankLineRecorded | BankLineMatched | BankLineUnmatched;

const recorded: Handled = {
  type: 'reconciliation.bank-line-recorded.v1',
  data: { lineId: 'a', date: '2026-10-31', amountPence: 500, namesProvider: true, text: 'ANN FIELD' },
};
const matched = (payoutId: string): Handled => ({
  type: 'reconciliation.bank-line-matched.v1',
  data: { payoutId, lineId: 'a', gapPence: 0, reason: 'Told Ann Field', version: 1 },
});
const unmatched = (payoutId: string): Handled => ({
  type: 'reconciliation.bank-line-unmatched.v1',
  data: { payoutId, lineId: 'a', reason: 'Told Ann Field', version: 1 },
});
const rowAfter = (...events: readonly Handled[]): BankLineRow | undefined =>
  events.reduce<BankLineRow | undefined>(
    (row, event) => bankLinesProjection.evolve(row, event as Recorded<Handled>) ?? undefined,
    undefined,
  );

describe('the rows of bank lines', () => {
  it('have the line and what people decided, and nothing that anybody wrote', () => {
    const row = rowAfter(recorded, matched('po_1'));
    expect(row).toEqual({
      ...{ line_id: 'a', dated: '2026-10-31', amount_pence: 500, names_provider: true, matched_to: 'po_1', barred: [] },
    });
  });

  it('never match again by themselves what somebody unmatched, until somebody matches it', () => {
    expect(rowAfter(recorded, unmatched('po_1'))).toMatchObject({ matched_to: null, barred: ['po_1'] });
    expect(rowAfter(recorded, unmatched('po_1'), matched('po_1'))).toMatchObject({ matched_to: 'po_1', barred: [] });
  });

  it('[EVENT-09~] are the same wherever among the decisions the line comes, however often it does', () => {
    const decisions = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('po_1', 'po_2')), { maxLength: 8 });
    fc.assert(
      fc.property(decisions, fc.nat({ max: 8 }), fc.nat({ max: 3 }), (acts, at, times) => {
        const decided = acts.map(([isMatch, payoutId]) => (isMatch ? matched(payoutId) : unmatched(payoutId)));
        const again = Array.from({ length: times + 1 }, () => recorded);
        const shuffled = [...decided.slice(0, at), ...again, ...decided.slice(at)];
        expect(rowAfter(...shuffled)).toEqual(rowAfter(recorded, ...decided));
      }),
    );
  });
});
