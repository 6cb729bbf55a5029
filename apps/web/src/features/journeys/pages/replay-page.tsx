import { Button } from '@blueprintjs/core';
import type { GenericQuestion } from '@keelson/contracts/onboarding';
import { ChevronRightIcon, ColumnLayoutIcon, LinkIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { mayUse } from '../../../session/viewer';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { formatDate } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { useNotices } from '../../../ui/notices/use-notices';
import { PageHeader } from '../../../ui/page/page-header';
import { ReplaySkeleton } from '../components/replay-skeleton';
import { type ScreenOf, ReplayView } from '../components/replay-view';
import { type Replay, useJourneysReplayQuery } from '../journeys.api';
import { useReplayState } from '../use-replay-state';
import '../replay-cards.css';
import '../replay.css';

const TITLE = 'Onboarding replay';

interface ReplayPageProps {
  /** Draws the customer's own page for a moment. */
  readonly screenOf: ScreenOf;
  /** The questions of the onboarding, by which the customer's answers are read. */
  readonly questions: readonly GenericQuestion[];
}

export function ReplayPage({ screenOf, questions }: ReplayPageProps) {
  const { accountId = '' } = useParams();
  const { currentData, error, refetch } = useJourneysReplayQuery(accountId, { refetchOnMountOrArgChange: true });
  if (currentData)
    return (
      <Loaded key={accountId} replay={currentData} {...{ screenOf, questions }} onRefresh={() => void refetch()} />
    );
  return (
    <>
      <PageHeader title={TITLE} lead="You see what the owner saw; nothing here changes the account." />
      {error === undefined ? (
        <ReplaySkeleton />
      ) : (
        <Card>
          <ErrorState title="Could not load this journey" error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </>
  );
}

interface LoadedProps extends ReplayPageProps {
  readonly replay: Replay;
  readonly onRefresh: () => void;
}

function Loaded({ replay, screenOf, questions, onRefresh }: LoadedProps) {
  const state = useReplayState(replay.moments);
  const mayManage = mayUse(useViewer(), 'customers.manage');
  return (
    <>
      <PageHeader
        title={TITLE}
        lead={leadOf(replay)}
        crumb={mayManage ? <Crumb replay={replay} /> : undefined}
        actions={
          <>
            <Button
              icon={<ColumnLayoutIcon />}
              active={state.compare !== undefined}
              onClick={() => state.compareWith(state.at)}
            >
              Compare from here
            </Button>
            <CopyLink accountId={replay.account.id} at={state.at} />
          </>
        }
      />
      <ReplayView
        replay={replay}
        state={state}
        questions={questions}
        screenOf={screenOf}
        mayReadHistory={mayManage}
        onRefresh={onRefresh}
      />
    </>
  );
}

function leadOf({ account, moments }: Replay): string {
  const last = moments.at(-1)?.occurredAt ?? account.registeredAt;
  const count = `${formatCount(moments.length)} ${moments.length === 1 ? 'event' : 'events'}`;
  const [from, until] = [formatDate(account.registeredAt), formatDate(last)];
  const days = from === until ? from : `${from} to ${until}`;
  return `${account.companyName}, ${days}, ${count}. You see what the owner saw; nothing here changes the account, and looking here is recorded.`;
}

const Crumb = ({ replay: { account } }: { readonly replay: Replay }) => (
  <>
    <Link to={paths.customers}>User Management</Link>
    <ChevronRightIcon size={12} />
    <Link to={paths.customer(account.id)}>{account.name}</Link>
  </>
);

function CopyLink({ accountId, at }: { readonly accountId: string; readonly at: number }) {
  const { toast, failure } = useNotices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(paths.replay(accountId, at), location.origin).href);
      toast(`The link to event ${at} is copied`, 'success');
    } catch (error) {
      failure(error, 'The link could not be copied. It is in the address bar.');
    }
  };
  return (
    <Button variant="outlined" icon={<LinkIcon />} onClick={() => void copy()}>
      Copy link to this moment
    </Button>
  );
}
