import { FORMULA_VERSION, type KeyFigures } from '@keelson/calculators';
import type { FiguresPublished } from '@keelson/domain/figures';
import type { Recorded } from '@keelson/event-store';
import type { Month } from '@keelson/kernel';
import { peerFiguresProjection } from './peer-figures.projection';

const FIGURES: KeyFigures = {
  turnover: '690000',
  profitBeforeTax: '90000',
  grossMarginPercent: '59.1',
  profitBeforeTaxPercent: '13',
  payrollPercent: '25.5',
  overheadsPercent: '20.6',
  turnoverPerEmployee: '92000',
  tradeDebtorDays: '47.6',
  stockDays: '46.6',
  tradeCreditorDays: '32.3',
};
const ROW = { account_id: 'acc_1', sector: 3, as_at: null, figures: null, under_deletion: false };

const shownOf = (formulaVersion: number) => {
  const published: FiguresPublished = {
    type: 'figures.published.v1',
    data: {
      asAt: '2026-10' as Month,
      formulaVersion,
      figures: FIGURES,
      causedBy: { type: 'ledger.import-finished.v1', eventId: 'e0', importId: 'i1' },
      publishedAt: '2026-11-02T03:00:00.000Z',
    },
  };
  const { type, data } = published;
  return peerFiguresProjection.evolve(ROW, { type, data } as Recorded<FiguresPublished>)?.figures;
};

describe('the figures of peers', () => {
  it('are compared as published by the present formulas', () => {
    expect(shownOf(FORMULA_VERSION)).toEqual(FIGURES);
  });

  it('leave out what an older version of its formula published, and keep the rest', () => {
    expect(shownOf(1)).toEqual({ ...FIGURES, tradeCreditorDays: null, tradeDebtorDays: null });
  });
});
