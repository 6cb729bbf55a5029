import { ACCOUNTING_PROVIDER_TITLES } from '@keelson/vocabulary';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { type FinanceConnection, useConnectionsListQuery } from '../connections.api';

interface ConnectedSystemProps {
  /** Leads away from where it stands. */
  readonly onLeave?: () => void;
}

/** The accounting system of an owner as the profile names it, with the way to connect or disconnect (PROFILE-04). */
export function ConnectedSystem({ onLeave }: ConnectedSystemProps) {
  const { id } = useViewer();
  const { data, error, refetch } = useConnectionsListQuery(id);
  if (data === undefined && error !== undefined)
    return <ErrorState title="Could not load your finance system" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonLines lines={2} label="Loading your finance system" />;
  const connection = data.financeConnections[0];
  return (
    <>
      <dl className="k-profile">
        <div>
          <dt>Finance system</dt>
          <dd>{connection === undefined ? 'Not connected' : named(connection)}</dd>
        </div>
      </dl>
      <ButtonLink to={paths.connectAccounts} size="small" {...(onLeave ? { onClick: onLeave } : {})}>
        {connection === undefined ? 'Connect' : 'See the connection'}
      </ButtonLink>
    </>
  );
}

const named = ({ provider, tenantName, reconnectNeeded }: FinanceConnection): string =>
  `${ACCOUNTING_PROVIDER_TITLES[provider]}, ${tenantName}${reconnectNeeded ? ' (consent needed)' : ''}`;
