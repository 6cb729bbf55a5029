import { useMemo, useState } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState, StaleNote } from '../../../ui/card/card-states';
import { formatDateTime } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import { DataTable } from '../../../ui/table/data-table';
import type { CaseList, CaseView } from '../case-list-state';
import type { Overview } from '../reconciliation.api';
import type { useCases } from '../use-cases';
import { AcceptCases } from './accept-cases';
import { caseColumns, isSafe } from './case-columns';

const REFRESH_MS = 60_000;

const TITLES: Readonly<Record<CaseView, readonly [title: string, subtitle: string]>> = {
  needs: ['Exceptions', 'Oldest first. Each stays here until it is matched or settled with a reason'],
  matched: ['Matched', 'What we hold and what the provider says agree'],
  refunded: ['Refunded', 'Refunds are lines of the payout in which the money went back'],
  disputed: ['Disputed', 'Payments that somebody called back at their bank'],
  all: ['All payments', 'However they stand'],
};

interface CaseQueueProps {
  readonly list: CaseList;
  readonly view: CaseView;
  readonly cases: ReturnType<typeof useCases>;
  readonly overview: Overview | undefined;
}

/** Payments and payouts by how they stand. */
export function CaseQueue({ list, view, cases, overview }: CaseQueueProps) {
  const { table, chosen, choose, narrowed, turnsOf } = list;
  const { data, currentData, error, isFetching, refetch } = cases;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const now = useNow(REFRESH_MS);
  const answer = currentData ?? data;
  const shown = answer?.data;
  const accepts = view === 'refunded' || view === 'disputed';
  const columns = useMemo(() => {
    const toggle = (caseId: string) => setSelected((before) => toggled(before, caseId));
    const choice = { chosen, choose: (id: string) => choose(id === chosen ? undefined : id) };
    return caseColumns({ choice, now, selection: accepts ? { selected, toggle } : undefined });
  }, [chosen, choose, now, accepts, selected]);
  const [title, subtitle] = TITLES[view];
  const safe = accepts ? (shown?.rows ?? []).filter(isSafe).map(({ caseId }) => caseId) : [];
  return (
    <>
      {answer?.stale === true && <StaleNote>Newer changes may still be missing</StaleNote>}
      <AcceptCases safe={safe} selected={selected} select={(ids) => setSelected(new Set(ids))} />
      <Card title={title} subtitle={subtitle} flush>
        {error !== undefined && shown === undefined ? (
          <ErrorState title="Could not load the payments" error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={shown?.rows}
            rowKey={({ caseId }) => caseId}
            total={shown?.matching ?? 0}
            table={table}
            turns={turnsOf(shown?.next, currentData !== undefined, shown?.more)}
            busy={isFetching}
            empty={<NothingFound view={view} narrowed={narrowed} overview={overview} />}
            {...(chosen === undefined ? {} : { selected: chosen })}
          />
        )}
      </Card>
    </>
  );
}

function toggled(before: ReadonlySet<string>, caseId: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(caseId)) after.add(caseId);
  return after;
}

interface NothingFoundProps {
  readonly view: CaseView;
  readonly narrowed: boolean;
  readonly overview: Overview | undefined;
}

function NothingFound({ view, narrowed, overview }: NothingFoundProps) {
  if (narrowed)
    return (
      <EmptyState title="Nothing found">
        Nothing matches the search and the filters. Shorten the search or clear them.
      </EmptyState>
    );
  if (view !== 'needs')
    return <EmptyState title="Nothing here yet">Payments appear here as soon as they stand so.</EmptyState>;
  const checked = overview?.lastSweep?.finishedAt;
  return (
    <EmptyState title="Every payment is matched">
      {checked === undefined
        ? 'The payment provider has not been read yet. Run now has it read.'
        : `Checked against the payment provider ${formatDateTime(checked)}.`}
    </EmptyState>
  );
}
