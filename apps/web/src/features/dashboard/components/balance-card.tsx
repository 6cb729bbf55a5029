import { Button } from '@blueprintjs/core';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Skeleton } from '../../../ui/card/skeleton';
import type { DataSheet } from '../../../ui/charts/data-sheet';
import type { ExplainedPlace, Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import type { TodaysBalance } from '../dashboard.api';
import { dayText, poundsText } from '../figure-words';
import { balanceName, heldCash } from '../held-cash';
import { ChangeLine } from './change-line';
import type { Loaded } from './loaded';
import { WaterlineChart } from './waterline-chart';
import { ReadError } from './read-error';

interface BalanceCardProps {
  readonly balance: Loaded<TodaysBalance>;
  /** One month of wages and overheads. */
  readonly waterline: number | null;
  /** The day of the page: a balance of another one is not called today's. */
  readonly today: string;
  readonly explaining: Explaining;
}

const ViewData = lazy(() =>
  import('../../../ui/charts/view-data-dialog').then((dialog) => ({ default: dialog.ViewDataDialog })),
);

const sheetOfDays = ({ days }: TodaysBalance): DataSheet => ({
  title: 'Cash by day',
  rowsAre: 'Day',
  columns: [{ name: 'Balance', unit: 'pounds' }],
  rows: days.map(({ date, balance }) => ({ name: dayText(date), values: [balance] })),
});

const NEWEST: ExplainedPlace = { figure: 'cashBalance', over: 'day' };

/** Cash in the bank by day, above or below one month of costs. */
export function BalanceCard({ balance: { data, error, retry }, waterline, today, explaining }: BalanceCardProps) {
  const [open, setOpen] = useState(false);
  const held = data && heldCash(data);
  const name = balanceName(data, today);
  return (
    <Card
      className="k-dash-5"
      title={name.charAt(0).toUpperCase() + name.slice(1)}
      subtitle={data?.date === today ? `All bank accounts, ${dayText(today)}` : 'All bank accounts'}
      actions={
        data &&
        held && (
          <div className="k-dash-balance-head">
            <p className="k-dash-balance k-num">
              <FigureText
                value={held.amount}
                text={poundsText(held.amount)}
                name={name}
                place={held.place}
                explaining={explaining}
              />
            </p>
            {data.days.length > 0 && (
              <Button
                variant="minimal"
                size="small"
                intent="primary"
                aria-label={`${myFinancialsMessages.viewData}: ${name}`}
                onClick={() => setOpen(true)}
              >
                {myFinancialsMessages.viewData}
              </Button>
            )}
          </div>
        )
      }
      footer={
        data && (
          <>
            <ChangeLine
              change={data.percentage}
              against="vs 7 days ago"
              of="the bank balance in a week"
              place={{ ...NEWEST, against: 'weekBefore' }}
              explaining={explaining}
            />
            <ChangeLine
              change={data.monthEndPercentage}
              against={
                <>
                  vs last month end,{' '}
                  <FigureText
                    value={data.monthEndBalance}
                    text={poundsText(data.monthEndBalance)}
                    name="the balance of the last month end"
                    place={{ figure: 'cashBalance', over: 'month' }}
                    explaining={explaining}
                  />
                </>
              }
              of="the bank balance since the month end"
              place={{ ...NEWEST, against: 'monthEnd' }}
              explaining={explaining}
            />
            {waterline !== null && (
              <p className="k-change">
                Waterline: one month of costs,{' '}
                <FigureText
                  value={waterline}
                  text={poundsText(waterline)}
                  name="the waterline"
                  place={{ figure: 'monthlyCosts', over: 'twelveMonths' }}
                  explaining={explaining}
                />
              </p>
            )}
          </>
        )
      }
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton height={180} />
        ) : (
          <ReadError title="Could not load the bank balance" error={error} onRetry={retry} />
        )
      ) : data.days.length === 0 ? (
        <EmptyState title="No bank balance yet">
          Balances of days come with an import from a connected system, or are typed in.
        </EmptyState>
      ) : (
        <WaterlineChart days={data.days} waterline={waterline} />
      )}
      {data && open && (
        <Suspense fallback={null}>
          <ViewData
            title="Cash by day"
            sheet={sheetOfDays(data)}
            onClose={() => setOpen(false)}
            press={(row) => {
              const at = data.days[row]?.date;
              return at === undefined
                ? undefined
                : () => {
                    setOpen(false);
                    explaining.explain({ ...NEWEST, at });
                  };
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
