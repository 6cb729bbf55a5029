import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Skeleton } from '../../../ui/card/skeleton';
import type { Explaining } from '../../../figures/explained-place';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { TodaysBalance } from '../dashboard.api';
import { dayText, poundsText } from '../figure-words';
import { ChangeLine } from './change-line';
import type { Loaded } from './loaded';
import { WaterlineChart } from './waterline-chart';
import { ReadError } from './read-error';

interface BalanceCardProps {
  readonly balance: Loaded<TodaysBalance>;
  /** One month of wages and overheads. */
  readonly waterline: number | null;
  readonly explaining: Explaining;
}

/** Cash in the bank by day, above or below one month of costs. */
export function BalanceCard({ balance: { data, error, retry }, waterline, explaining }: BalanceCardProps) {
  const date = data?.date ?? null;
  return (
    <Card
      className="k-dash-5"
      title="Today's balance"
      subtitle={date === null ? 'All bank accounts' : `All bank accounts, ${dayText(date)}`}
      actions={
        data && (
          <p className="k-dash-balance k-num">
            {data.todaysBalance === null ? (
              '-'
            ) : (
              <ExplainedValue
                text={poundsText(data.todaysBalance)}
                name="today’s balance"
                onClick={() => explaining.explain({ figure: 'cashBalance', over: 'day' })}
              />
            )}
          </p>
        )
      }
      footer={
        data && (
          <>
            <ChangeLine change={data.percentage} against="vs 7 days ago" />
            <ChangeLine
              change={data.monthEndPercentage}
              against={`vs last month end, ${poundsText(data.monthEndBalance)}`}
            />
          </>
        )
      }
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton height={180} />
        ) : (
          <ReadError title="Could not load today’s balance" error={error} onRetry={retry} />
        )
      ) : data.days.length === 0 ? (
        <EmptyState title="No bank balance yet">It arrives with the next import of your accounts.</EmptyState>
      ) : (
        <WaterlineChart days={data.days} waterline={waterline} />
      )}
    </Card>
  );
}
