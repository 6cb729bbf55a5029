import { connectionsMessages as texts } from '@keelson/contracts/connections';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { BooksStandingNote } from '../../../figures/books-standing-note';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { ButtonLink } from '../../../ui/button/button-link';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useConnectionsListQuery } from '../connections.api';
import { useConnect } from '../use-connect';
import { ConnectedCard } from './connected-card';
import { LandingCards } from './landing-cards';
import { TenantPicker } from './tenant-picker';
import './connections.css';

interface ConnectFinanceProps {
  /** Opens the form for own figures. */
  readonly manualEntry: ReactNode;
}

const REFRESH_MS = 10_000;

/** Connect, show and disconnect an accounting system. The address holds a consent whose company is to be chosen. */
export function ConnectFinance({ manualEntry }: ConnectFinanceProps) {
  const viewer = useViewer();
  if (viewer.kind !== 'customer')
    return (
      <Card>
        <EmptyState
          title="Connecting is for the customer alone"
          action={<ButtonLink to={paths.signedInHome}>Go to the dashboard</ButtonLink>}
        >
          Only the owner of the books can let us read them, and only when nobody acts for them.
        </EmptyState>
      </Card>
    );
  return <OwnFinance accountId={viewer.id} manualEntry={manualEntry} />;
}

function OwnFinance({ accountId, manualEntry }: ConnectFinanceProps & { readonly accountId: string }) {
  const [query, setQuery] = useSearchParams();
  const connecting = useConnect();
  const { data, error, refetch } = useConnectionsListQuery(accountId, { pollingInterval: REFRESH_MS });
  const choosing = query.get('connection');
  if (choosing !== null) return <TenantPicker connectionId={choosing} onDone={() => setQuery({}, { replace: true })} />;
  if (!data && error !== undefined)
    return (
      <Card>
        <ErrorState title={texts.connectionsFailed} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Card>
        <SkeletonLines lines={5} label="Loading what is connected" />
      </Card>
    );
  const [connection] = data.financeConnections;
  if (connection) return <ConnectedCard accountId={accountId} connection={connection} connecting={connecting} />;
  return (
    <>
      <BooksStandingNote accountId={accountId} />
      <LandingCards offered={data.offered} connecting={connecting} manualEntry={manualEntry} />
    </>
  );
}
