import { Button } from '@blueprintjs/core';
import { historyPaths } from '@keelson/contracts/history';
import { ACCOUNT_ID } from '@keelson/kernel';
import { useMemo } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { formatCount } from '../../../ui/format/numbers';
import { PageHeader } from '../../../ui/page/page-header';
import { SidePanel } from '../../../ui/panel/side-panel';
import { WithPanel } from '../../../ui/panel/with-panel';
import { DataTable } from '../../../ui/table/data-table';
import { EventFacts } from '../components/event-facts';
import { ExportHistory } from '../components/export-history';
import { actorText, countText } from '../history-words';
import { type AuditEntry, useHistoryAuditTrailQuery } from './audit.api';
import { About, auditColumns } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { type AuditState, useAuditState } from './audit-state';
import '../components/history-list.css';
import './audit-page.css';

const LEAD = 'What staff, partners and customers did, on every account. Looking here is recorded too.';

/** The events of all accounts, for super admins. */
export function AuditPage() {
  const state = useAuditState();
  const { asked, filters, table, chosen, choose, narrowed } = state;
  const { data, currentData, error, isFetching, refetch } = useHistoryAuditTrailQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? data;
  const columns = useMemo(
    () => auditColumns(chosen, (position) => choose(position === chosen ? undefined : position)),
    [chosen, choose],
  );
  const entry = shown?.rows.find(({ position }) => position === chosen);
  return (
    <WithPanel open={entry !== undefined}>
      <div className="k-audit">
        <PageHeader
          title="Audit"
          lead={LEAD}
          actions={
            <ExportHistory
              call={{ route: historyPaths.trailExport, query: { ...filters } }}
              of="the events of all accounts"
            />
          }
        />
        <AuditFilters state={state} trail={shown} />
        <Card flush>
          {error !== undefined && currentData === undefined ? (
            <ErrorState title="Could not load the audit" error={error} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label="Audit"
              columns={columns}
              rows={shown?.rows}
              rowKey={({ position }) => String(position)}
              total={shown?.matching ?? 0}
              table={table}
              busy={isFetching}
              empty={
                <EmptyState title={narrowed ? 'No event fits' : 'No events yet'}>
                  {narrowed ? 'Choose less, or clear the filters.' : 'Nothing has happened yet.'}
                </EmptyState>
              }
              {...(chosen === undefined ? {} : { selected: String(chosen) })}
            />
          )}
          {shown && (
            <p className="k-history-foot">
              <span role="status">
                {shown.more ? `More than ${formatCount(shown.matching)} events` : countText(shown.matching, narrowed)}
              </span>
              <span>
                <span className="k-personal">Dotted</span>: personal
              </span>
              <span>Times in Europe/London</span>
            </p>
          )}
        </Card>
      </div>
      {entry && <AuditPanel entry={entry} state={state} />}
    </WithPanel>
  );
}

function AuditPanel({ entry, state }: { readonly entry: AuditEntry; readonly state: AuditState }) {
  const { what, position, actor, about } = entry;
  return (
    <SidePanel title={what} about={position} onClose={() => state.choose(undefined)}>
      <EventFacts
        entry={entry}
        about={<About about={about} />}
        actions={
          <>
            <Button size="small" onClick={() => state.filter({ actor: actor.id })}>
              Everything by {actorText(actor)}
            </Button>
            {ACCOUNT_ID.test(about.id) && (
              <Button size="small" onClick={() => state.filter({ customer: about.id })}>
                Everything about {about.name ?? 'this account'}
              </Button>
            )}
          </>
        }
      />
    </SidePanel>
  );
}
