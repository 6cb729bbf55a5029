import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAddress } from '../../../ui/table/use-address';
import type { Explaining } from '../../../figures/explained-place';
import type { DashboardFigures } from '../dashboard.api';
import type { GoalsSlots } from '../goals-slots';
import type { WhoseDashboard } from '../use-whose-dashboard';
import { BalanceCard } from './balance-card';
import { CompareCard } from './compare-card';
import { FourNumbersCard } from './four-numbers-card';
import { ProfitChartCard } from './profit-chart-card';
import { TurnoverPerEmployeeDialog } from './turnover-per-employee-dialog';

const CompareDialog = lazy(() => import('./compare-dialog').then((dialog) => ({ default: dialog.CompareDialog })));
const EmployeesDialog = lazy(() =>
  import('./employees-dialog').then((dialog) => ({ default: dialog.EmployeesDialog })),
);

interface DashboardCardsProps extends WhoseDashboard {
  readonly figures: DashboardFigures;
  readonly goals: GoalsSlots;
  readonly balance: Parameters<typeof BalanceCard>[0]['balance'];
  readonly benchmark: Parameters<typeof CompareCard>[0]['benchmark'];
  readonly explaining: Explaining;
  /** What the company's figures beside the sector are of; they are those of today in an old view too. */
  readonly comparedOver: string | undefined;
  /** What stands below the others. */
  readonly children?: ReactNode;
}

/** What the three answers rest on, card by card, and the dialogs that the cards open. */
export function DashboardCards({
  accountId,
  readOnly,
  figures,
  goals,
  balance,
  benchmark,
  explaining,
  comparedOver,
  children,
}: DashboardCardsProps) {
  const [shown, setShown] = useState<'compare' | 'employees' | 'learn'>();
  const { assign } = useAddress();
  const close = (): void => setShown(undefined);
  return (
    <div className="k-dash">
      <ProfitChartCard figures={figures} explaining={explaining} />
      <BalanceCard {...{ balance, explaining }} waterline={figures.monthlyCosts} today={figures.today} />
      <div className="k-dash-12 k-dash-part" data-tour="goals">
        {goals.card({ accountId, readOnly, onSet: () => assign({ openGoals: 'true' }), explaining })}
      </div>
      <div className="k-dash-5 k-dash-part" data-tour="compare">
        <CompareCard
          benchmark={benchmark}
          period={comparedOver}
          explaining={explaining}
          onCompare={() => setShown('compare')}
          onLearn={() => setShown('learn')}
        />
      </div>
      <FourNumbersCard
        figures={figures}
        customer={readOnly ? accountId : undefined}
        benchmark={benchmark.data}
        explaining={explaining}
        onEmployees={() => setShown('employees')}
        onLearn={() => setShown('learn')}
      />
      {children}
      <Suspense fallback={null}>
        {shown === 'compare' && (
          <CompareDialog
            accountId={accountId}
            period={comparedOver}
            onClose={close}
            onExplain={(place) => {
              close();
              explaining.explain(place);
            }}
          />
        )}
        {shown === 'employees' && <EmployeesDialog {...{ accountId, readOnly }} onClose={close} />}
      </Suspense>
      {shown === 'learn' && <TurnoverPerEmployeeDialog onClose={close} />}
    </div>
  );
}
