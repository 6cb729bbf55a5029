import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatCount } from '../../../ui/format/numbers';
import { LOADING } from '../../../ui/page/page-lead';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { BankView } from '../bank/bank-view';
import { type CaseList, listsCases, useCaseList, type View, VIEWS } from '../case-list-state';
import { CasePanel } from '../components/case-panel';
import { CaseQueue } from '../components/case-queue';
import { ExportCases } from '../components/export-cases';
import { KeysLine } from '../components/keys-line';
import { MonthsList } from '../components/months-list';
import { PayoutEquation } from '../components/payout-equation';
import { PayoutLines } from '../components/payout-lines';
import { PayoutsList } from '../components/payouts-list';
import { QueueFilters } from '../components/queue-filters';
import type { Overview } from '../reconciliation.api';
import { leadText } from '../reconciliation-words';
import { useCaseKeys } from '../use-case-keys';
import { useCaseSteps } from '../use-case-steps';
import { useCases } from '../use-cases';
import { useSweep } from '../use-sweep';
import '../../../ui/menu/choice-chip.css';
import './reconciliation.css';

const TITLES: Readonly<Record<View, string>> = {
  needs: 'Needs a person',
  matched: 'Matched',
  refunded: 'Refunded',
  disputed: 'Disputed',
  all: 'All',
  payouts: 'Payouts',
  bank: 'Bank',
  months: 'Months',
};

export function ReconciliationPage() {
  const list = useCaseList();
  const { view, asked, filters, chosen, choose, payout, show, openPayout } = list;
  const { overview, running, begin } = useSweep();
  const figures = overview.data?.data;
  const listed = listsCases(view);
  const cases = useCases(asked, listed);
  const steps = useCaseSteps(listed ? (cases.currentData ?? cases.data)?.data.rows : undefined, chosen, choose);
  const [keys, setKeys] = useState(true);
  useCaseKeys(steps, keys && listed);
  const newest = figures?.newestPayout;
  return (
    <WithPanel open={chosen !== undefined}>
      <div className="k-reconciliation">
        <PageHeader
          title="Payments reconciliation"
          lead={figures ? leadText(figures) : overview.error === undefined ? LOADING : 'The totals are not shown.'}
          actions={
            <>
              {listed && <ExportCases filters={filters} />}
              <Button intent="primary" icon={<RefreshIcon />} loading={running} onClick={begin}>
                Run now
              </Button>
            </>
          }
        />
        <div className="k-stack">
          {figures === undefined && <NoFigures overview={overview} />}
          {newest && payout === undefined && (
            <PayoutEquation payout={newest}>
              <button type="button" className="k-clear" onClick={() => openPayout(newest.payoutId)}>
                Its lines
              </button>
            </PayoutEquation>
          )}
          <div className="k-row k-wrap k-reconciliation-views">
            <ViewTabs label="What is shown" views={viewsOf(figures)} view={view} onChange={show} />
          </div>
          {(listed || view === 'payouts') && payout === undefined && (
            <QueueFilters list={list} months={figures?.months ?? []} />
          )}
          {listsCases(view) && (
            <>
              <CaseQueue key={view} list={list} view={view} cases={cases} overview={figures} />
              <KeysLine on={keys} onChange={setKeys} />
            </>
          )}
          {view === 'payouts' && <Payouts list={list} />}
          {view === 'bank' && <BankView list={list} />}
          {view === 'months' && figures && <MonthsList months={figures.months} />}
        </div>
      </div>
      {chosen !== undefined && (
        <CasePanel caseId={chosen} people={figures?.people ?? []} steps={steps} onClose={steps.close} />
      )}
    </WithPanel>
  );
}

function Payouts({ list }: { readonly list: CaseList }) {
  return list.payout === undefined ? <PayoutsList list={list} /> : <PayoutLines list={list} payoutId={list.payout} />;
}

function NoFigures({ overview: { error, refetch } }: Pick<ReturnType<typeof useSweep>, 'overview'>) {
  return (
    <Card>
      {error === undefined ? (
        <SkeletonLines lines={3} label="Loading the totals" />
      ) : (
        <ErrorState title="Could not load the totals" error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

/** The views, with how many stand so where that is known. */
function viewsOf(figures: Overview | undefined): readonly (readonly [View, string])[] {
  const counted: Partial<Record<View, number>> = figures
    ? {
        needs: figures.counts.needsPerson,
        matched: figures.counts.states.Matched,
        refunded: figures.counts.states.Refunded,
        disputed: figures.counts.states.Disputed,
      }
    : {};
  return VIEWS.map((view) => {
    const count = counted[view];
    return [view, count === undefined ? TITLES[view] : `${TITLES[view]} (${formatCount(count)})`] as const;
  });
}
