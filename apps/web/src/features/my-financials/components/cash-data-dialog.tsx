import type { SeriesSpan } from '@keelson/vocabulary';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { CashChart } from '../../../ui/charts/cash-chart';
import { sheetOf } from '../../../ui/charts/data-sheet';
import { ViewDataDialog } from '../../../ui/charts/view-data-dialog';
import { explanationIn } from '../../../figures/explain-figure';
import type { Explaining } from '../../../figures/explained-place';
import { cashPlace, pressOf } from '../cell-places';
import { cashTitle } from '../cash-title';
import { cashChart } from '../chart-of';
import type { Asked } from '../../../figures/explanation.api';
import { type Overview, useFinancialsCashFlowQuery } from '../my-financials.api';
import { CASH_PX } from './cash-flow-card';

interface CashDataDialogProps {
  readonly source: Overview['informationFrom'];
  readonly by: SeriesSpan;
  readonly asked: Asked;
  readonly explaining: Explaining;
  readonly onClose: () => void;
}

/** Every day or month that the bank tells of, fetched when it is looked at. */
export function CashDataDialog({ source, by, asked, explaining, onClose }: CashDataDialogProps) {
  const { data, error, refetch } = useFinancialsCashFlowQuery({ ...asked, by });
  const title = cashTitle(source);
  const chart = data && cashChart(title, data.rows);
  return (
    <ViewDataDialog
      title={title}
      sheet={chart && sheetOf(chart)}
      onClose={onClose}
      press={pressOf(explaining, (row, column) => {
        const of = data?.rows[row];
        return of && cashPlace(of, column);
      })}
      explanation={explanationIn(explaining, asked)}
    >
      {chart ? (
        <CashChart data={chart} height={320} pxPerPoint={CASH_PX[by]} />
      ) : error ? (
        <ErrorState title="The movements could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={8} label="Loading the movements" />
      )}
    </ViewDataDialog>
  );
}
