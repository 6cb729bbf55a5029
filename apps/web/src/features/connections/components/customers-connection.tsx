import { connectionsMessages as texts } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES } from '@keelson/vocabulary';
import { BooksStandingNote } from '../../../figures/books-standing-note';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDate } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import { type FinanceConnection, useConnectionsListQuery } from '../connections.api';
import { importText } from '../import-text';

const IMPORTS_MS = 10_000;

/** The connected system of a customer, for super admins: only the owner connects, imports and disconnects. */
export function CustomersConnection({ accountId }: { readonly accountId: string }) {
  const { data, error, refetch } = useConnectionsListQuery(accountId, { pollingInterval: IMPORTS_MS });
  const now = useNow(IMPORTS_MS);
  const connection = data?.financeConnections[0];
  return (
    <Card title="Connected finance system" subtitle="Only the owner connects, imports and disconnects.">
      <div className="k-stack">
        {data === undefined && error !== undefined && (
          <ErrorState title={texts.connectionsFailed} error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === undefined && <SkeletonLines lines={4} label="Loading what is connected" />}
        {data !== undefined && <BooksStandingNote accountId={accountId} />}
        {connection !== undefined && <ConnectionFacts connection={connection} now={now} />}
      </div>
    </Card>
  );
}

interface ConnectionFactsProps {
  readonly connection: FinanceConnection;
  readonly now: number;
}

function ConnectionFacts({ connection, now }: ConnectionFactsProps) {
  const { provider, tenantName, connectedAt, reconnectNeeded, consentEnds } = connection;
  return (
    <dl className="k-facts k-num">
      <dt>System</dt>
      <dd>{ACCOUNTING_PROVIDER_TITLES[provider]}</dd>
      <dt>Company there</dt>
      <dd>{tenantName}</dd>
      <dt>Connected since</dt>
      <dd>{formatDate(connectedAt)}</dd>
      <dt>Consent</dt>
      <dd>
        {reconnectNeeded ? 'Needed again' : consentEnds === null ? 'Given' : `Ends on ${formatDate(consentEnds)}`}
      </dd>
      <dt>Import</dt>
      <dd role="status">{importText(connection, now)}</dd>
    </dl>
  );
}
