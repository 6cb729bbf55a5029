import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import type { DataSheet } from '../../../ui/charts/data-sheet';
import { ViewDataDialog } from '../../../ui/charts/view-data-dialog';
import { explanationIn } from '../../../figures/explain-figure';
import type { Explaining } from '../../../figures/explained-place';
import { pressOf, stockPlace } from '../cell-places';
import { fullDay } from '../../../figures/month-words';
import type { Asked } from '../../../figures/explanation.api';
import { type StockRow, useFinancialsBalancesQuery } from '../my-financials.api';

const TITLE = 'Stock, Debtors & Creditors';

interface StockDataDialogProps {
  readonly by: 'today' | 'monthEnd';
  readonly asked: Asked;
  readonly explaining: Explaining;
  readonly onClose: () => void;
}

const sheetOfRows = (rows: readonly StockRow[], isDaily: boolean): DataSheet => ({
  title: TITLE,
  rowsAre: isDaily ? 'Day' : 'Month end',
  columns: [
    { name: 'Stock', unit: 'pounds' },
    { name: 'Debtors', unit: 'pounds' },
    { name: 'Cash + debtors', unit: 'pounds' },
    { name: 'Creditors', unit: 'pounds' },
    { name: 'Trade cover', unit: 'times' },
    { name: 'Quick ratio', unit: 'times' },
  ],
  rows: rows.map(({ date, stock, debtors, cashDebtors, creditors, Cover_Ratio, Quick_Ratio }) => ({
    name: fullDay(date),
    values: [stock, debtors, cashDebtors, creditors, Cover_Ratio, Quick_Ratio],
  })),
});

/** The balances of every day or month end, fetched when they are looked at. */
export function StockDataDialog({ by, asked, explaining, onClose }: StockDataDialogProps) {
  const isDaily = by === 'today';
  const { data, error, refetch } = useFinancialsBalancesQuery({ ...asked, by: isDaily ? 'day' : 'month' });
  return (
    <ViewDataDialog
      title={TITLE}
      sheet={data && sheetOfRows(data.rows, isDaily)}
      onClose={onClose}
      press={pressOf(explaining, (row, column) => {
        const of = data?.rows[row];
        return of && stockPlace(of, isDaily, column);
      })}
      explanation={explanationIn(explaining, asked)}
    >
      {data ? undefined : error ? (
        <ErrorState title="The balances could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={8} label="Loading the balances" />
      )}
    </ViewDataDialog>
  );
}
