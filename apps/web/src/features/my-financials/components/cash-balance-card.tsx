import { Card } from '../../../ui/card/card';
import { tableText } from '../../../ui/charts/chart-formats';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { latestPlace } from '../cell-places';
import type { FinancialsState } from '../financials-state';
import { fullDay, longMonth } from '../../../figures/month-words';
import type { Financials } from '../my-financials.api';
import { FigureMark } from '../../../figures/figure-mark';

const TABS = [
  ['today', 'Today'],
  ['monthEnd', 'Last Month End'],
] as const;

interface CashBalanceCardProps {
  readonly financials: Financials;
  readonly state: FinancialsState;
}

export function CashBalanceCard({ financials, state }: CashBalanceCardProps) {
  const isToday = state.balance === 'today';
  const { todays_balance, month_balance, balanceDay, balanceMonth } = financials;
  const balance = isToday ? todays_balance : month_balance;
  const when = isToday
    ? balanceDay && `on ${fullDay(balanceDay)}`
    : balanceMonth && `at the end of ${longMonth(balanceMonth)}`;
  return (
    <Card
      title="Cash balance"
      actions={
        <div className="mf-card-actions">
          <FigureMark place={latestPlace('cashBalance', state.balance)} name="Cash balance" explaining={state} />
          <ViewTabs
            label="Cash balance of"
            views={TABS}
            view={state.balance}
            onChange={(to) => state.change({ balance: to })}
          />
        </div>
      }
    >
      <p className={`mf-balance k-num ${balance !== null && balance < 0 ? 'mf-negative' : ''}`}>
        {tableText(balance, 'pounds')}
      </p>
      <p className="k-small k-muted">
        {when && balance !== null ? `In the bank ${when}` : 'No balance of your bank accounts has come in yet.'}
      </p>
    </Card>
  );
}
