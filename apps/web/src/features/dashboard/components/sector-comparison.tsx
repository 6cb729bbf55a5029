import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { useDashboardBenchmarkQuery } from '../dashboard.api';
import { CompareCard } from './compare-card';
import { CompareDialog } from './compare-dialog';
import { EmployeesDialog } from './employees-dialog';
import { loaded } from './loaded';
import { TurnoverPerEmployeeDialog } from './turnover-per-employee-dialog';
import '../pages/dashboard-page.css';

/** Turnover per employee beside the sector, and where the people are counted. */
export function SectorComparison({ accountId }: { readonly accountId: string }) {
  const benchmark = useDashboardBenchmarkQuery(accountId);
  const [shown, setShown] = useState<'compare' | 'employees' | 'learn'>();
  const close = (): void => setShown(undefined);
  return (
    <>
      <CompareCard
        benchmark={loaded(benchmark)}
        onCompare={() => setShown('compare')}
        onLearn={() => setShown('learn')}
      />
      <Card title="How many people work with you">
        <p className="k-soft k-card-text">
          Your accounts know what you sell, and not who works for you. Count part-timers in part.
        </p>
        <Button onClick={() => setShown('employees')}>{texts.updateEmployees}</Button>
      </Card>
      {shown === 'compare' && <CompareDialog accountId={accountId} onClose={close} />}
      {shown === 'employees' && <EmployeesDialog accountId={accountId} readOnly={false} onClose={close} />}
      {shown === 'learn' && <TurnoverPerEmployeeDialog onClose={close} />}
    </>
  );
}
