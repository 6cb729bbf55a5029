import { STEP_TITLES } from '@keelson/vocabulary';
import { useMemo } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { DataTable } from '../../../ui/table/data-table';
import { FunnelLegend } from '../components/funnel-bar';
import { JourneyFunnel } from '../components/journey-funnel';
import { waitingColumns } from '../components/waiting-columns';
import { WaitingFilters } from '../components/waiting-filters';
import { useJourneysFunnelQuery, useJourneysStuckQuery } from '../stuck.api';
import { useStuckList } from '../stuck-list-state';
import { funnelText } from '../stuck-words';
import './stuck-steps.css';

const REFRESH_MS = 30_000;
const ALWAYS_FRESH = { refetchOnMountOrArgChange: true } as const;

export function StuckStepsPage() {
  const list = useStuckList();
  const { state, table, chooseStep } = list;
  const funnel = useJourneysFunnelQuery(undefined, ALWAYS_FRESH);
  const waiting = useJourneysStuckQuery(state, ALWAYS_FRESH);
  const now = useNow(REFRESH_MS);
  const columns = useMemo(() => waitingColumns(now), [now]);
  const figures = funnel.data?.data;
  const shown = (waiting.currentData ?? waiting.data)?.data;
  const narrowed = state.search !== '' || state.step !== undefined || state.standing !== 'all';
  return (
    <div className="k-stuck">
      <PageHeader
        title="Stuck steps"
        lead={figures === undefined ? 'Where customers stand on the way to their dashboard.' : funnelText(figures)}
      />
      <Card title="From the first step to the dashboard" actions={<FunnelLegend />} className="k-funnel-card">
        {funnel.error !== undefined && figures === undefined ? (
          <ErrorState title="Could not load the funnel" error={funnel.error} onRetry={() => void funnel.refetch()} />
        ) : figures?.journeys === 0 ? (
          <EmptyState title="Nobody has begun yet">
            A journey begins as soon as a customer has confirmed the email address.
          </EmptyState>
        ) : (
          <JourneyFunnel funnel={figures} chosen={state.step} onChoose={chooseStep} />
        )}
        <p className="k-funnel-note">
          Times are of those who completed a step: half took no longer than the first, the slowest tenth longer than the
          second. A customer counts as stuck after a day without an event, or after the time of the slowest tenth at
          that step where that is longer. {STEP_TITLES.financeSystem} is completed together with the video after it and
          counts as at hand until then.
        </p>
      </Card>
      <section>
        <h2 className="k-waiting-title">Customers under way</h2>
        <WaitingFilters list={list} />
        <Card flush>
          {waiting.error !== undefined && shown === undefined ? (
            <ErrorState
              title="Could not load the customers"
              error={waiting.error}
              onRetry={() => void waiting.refetch()}
            />
          ) : (
            <DataTable
              label="Customers under way"
              columns={columns}
              rows={shown?.rows}
              rowKey={({ id }) => id}
              total={shown?.matching ?? 0}
              table={table}
              busy={waiting.isFetching}
              empty={<NobodyWaits narrowed={narrowed} />}
            />
          )}
        </Card>
      </section>
    </div>
  );
}

function NobodyWaits({ narrowed }: { readonly narrowed: boolean }) {
  return (
    <EmptyState title={narrowed ? 'Nobody matches' : 'Nobody is under way'}>
      {narrowed
        ? 'No customer under way fits the search, the step and the choice. Shorten the search or clear it.'
        : 'Customers appear here from their first step until they have finished the last.'}
    </EmptyState>
  );
}
