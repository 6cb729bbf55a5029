import { timelinePaths } from '@keelson/contracts/timeline';
import { Link } from 'react-router-dom';
import * as paths from '../../client/paths';
import { isRefused, ONLY_THE_OWNER } from '../../client/refused-calls';
import { useViewer } from '../../session/use-viewer';
import { Card } from '../../ui/card/card';
import { EmptyState, ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { PageHeader } from '../../ui/page/page-header';
import { ExportStanding } from './export-standing';
import { useTimelineExportQuery } from './timeline.api';
import './timeline.css';

const LOOK_AGAIN_MS = 2_000;

/** Everything that is recorded about the owner, to download (BEYOND-13). */
export function TimelinePage() {
  const { kind } = useViewer();
  const lead = 'Everything that Keelson has recorded about you and your company, as a file to keep.';
  const closed =
    kind !== 'customer'
      ? 'Ask a super admin for what is recorded about you.'
      : isRefused(timelinePaths.export.id)
        ? `${ONLY_THE_OWNER}.`
        : undefined;
  return (
    <div className="k-own-data">
      <PageHeader title="Your data" lead={lead} />
      {closed === undefined ? (
        <OwnData />
      ) : (
        <Card>
          <EmptyState title="This page is for company users">{closed}</EmptyState>
        </Card>
      )}
    </div>
  );
}

function OwnData() {
  const { data, error, refetch } = useTimelineExportQuery(undefined, { refetchOnMountOrArgChange: true });
  useTimelineExportQuery(undefined, { pollingInterval: data?.status === 'under-way' ? LOOK_AGAIN_MS : 0 });
  return (
    <>
      <Card title="Download your data" subtitle="Kept for 7 days, sealed with a key that is yours alone.">
        <div className="k-own-data-standing">
          {data !== undefined ? (
            <ExportStanding standing={data} />
          ) : error !== undefined ? (
            <ErrorState title="Could not load how it stands" error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines lines={3} label="Loading how it stands" />
          )}
        </div>
      </Card>
      <Card title="What is in it">
        <ul className="k-own-data-parts">
          <li>What you told us: your profile, your answers, goals, plans, scenarios, tasks and messages.</li>
          <li>Your figures as they were imported or typed, and every payment.</li>
          <li>What happened and when: logins, changes, mails that were asked for, and when others looked.</li>
          <li>Where you are logged in now, and forms that you began and did not send.</li>
        </ul>
      </Card>
      <Card title="What is not in it">
        <ul className="k-own-data-parts">
          <li>Your password, passcodes and the keys of your connections: they are secrets, and stay sealed.</li>
          <li>
            Names, addresses and browsers of others. Who looked at your account stands on{' '}
            <Link to={paths.accessLog}>a page of its own</Link>.
          </li>
        </ul>
      </Card>
    </>
  );
}
