import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { historyPaths } from '@keelson/contracts/history';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { ownerOnly } from '../../../ui/card/owner-only';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { dayTitle } from '../history-days';
import { type AccessLog, useHistoryAccessLogQuery } from './access-log.api';
import { AccessLogFilters } from './access-log-filters';
import { type AccessLogState, useAccessLogState } from './access-log-state';
import { AccessTotals } from './access-totals';
import { useLogFile } from './use-log-file';
import { EarlierVisits, VisitList } from './visit-list';
import '../components/history-list.css';
import './access-log.css';

const TITLE = 'Who looked at your account';
const LEAD =
  'Every visit by Keelson’s staff and by channel partners, as it happens, with the reason where they acted as you.';
const MINUTE = 60_000;

/** The access log of the own account. */
export function AccessLogPage() {
  const { kind, id } = useViewer();
  if (kind !== 'customer')
    return <EmptyState title="Only company accounts have an access log">Nobody looks into this account.</EmptyState>;
  return <OwnAccessLog accountId={id} />;
}

function OwnAccessLog({ accountId }: { readonly accountId: string }) {
  const state = useAccessLogState();
  const { data, currentData, error, refetch } = useHistoryAccessLogQuery(
    { accountId, ...state.filters },
    { refetchOnMountOrArgChange: true },
  );
  const { saving, save } = useLogFile(accountId, state.filters);
  const shown = currentData ?? data;
  return (
    <div className="k-access-log">
      <PageHeader
        title={TITLE}
        lead={LEAD}
        actions={
          <Button icon={<DownloadIcon />} loading={saving} onClick={save} {...ownerOnly(historyPaths.accessLogExport)}>
            Export CSV
          </Button>
        }
      />
      <AccessTotals log={shown} />
      <AccessLogFilters state={state} log={shown} />
      <Card flush>
        {error !== undefined && currentData === undefined ? (
          <ErrorState title="Could not load who looked" error={error} onRetry={() => void refetch()} />
        ) : shown === undefined ? (
          <div className="k-visits-loading">
            <SkeletonLines lines={8} label="Loading who looked" />
          </div>
        ) : (
          <Visits log={shown} state={state} accountId={accountId} />
        )}
        <p className="k-visits-foot">
          <span>
            Something here you do not know? <Link to={paths.contactUs}>Ask us about it</Link>
          </span>
          <span>Times in Europe/London</span>
        </p>
      </Card>
    </div>
  );
}

interface VisitsProps {
  readonly log: AccessLog;
  readonly state: AccessLogState;
  readonly accountId: string;
}

function Visits({ log, state, accountId }: VisitsProps) {
  const now = useNow(MINUTE / 2);
  const { visits, older } = log;
  const last = visits.at(-1);
  if (last === undefined)
    return (
      <EmptyState title={state.narrowed ? 'No visit fits' : 'Nobody has looked'}>
        {state.narrowed
          ? 'Choose less, or clear the filters.'
          : 'Neither Keelson’s staff nor a channel partner has opened your account.'}
      </EmptyState>
    );
  return (
    <>
      <VisitList visits={visits} now={now} />
      {older !== null && (
        <EarlierVisits
          asked={{ accountId, ...state.filters, before: older }}
          pages={state.earlier}
          dayBefore={dayTitle(last.until, new Date(now))}
          now={now}
          onMore={state.showEarlier}
        />
      )}
    </>
  );
}
