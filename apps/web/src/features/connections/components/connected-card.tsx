import { Button, Switch } from '@blueprintjs/core';
import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { connectionsMessages as texts, connectionsPaths, importPossible } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES } from '@keelson/vocabulary';
import { useState } from 'react';
import { isRefused } from '../../../client/refused-calls';
import { BooksStandingNote } from '../../../figures/books-standing-note';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { ownerOnly } from '../../../ui/card/owner-only';
import { Tag } from '../../../ui/card/tag';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { formatDate } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type FinanceConnection,
  useConnectionsCycleQuery,
  useConnectionsDisconnectMutation,
  useConnectionsRequestImportMutation,
  useConnectionsSetCycleMutation,
} from '../connections.api';
import { importText } from '../import-text';
import type { Connect } from '../use-connect';
import { ImportProgress } from './import-progress';

interface ConnectedCardProps {
  readonly accountId: string;
  readonly connection: FinanceConnection;
  readonly connecting: Connect;
}

const REFRESH_MS = 30_000;

/** What is connected, how its import stands, and the ways to import, reconnect and disconnect. */
export function ConnectedCard({ accountId, connection, connecting }: ConnectedCardProps) {
  const { connectionId, provider, tenantName, reconnectNeeded, consentEnds, importStatus } = connection;
  const system = ACCOUNTING_PROVIDER_TITLES[provider];
  const now = useNow(REFRESH_MS);
  const { failure } = useNotices();
  const [requestImport, requesting] = useConnectionsRequestImportMutation();
  const reconnect = (
    <Button intent="primary" loading={connecting.going === provider} onClick={() => void connecting.connect(provider)}>
      Connect {system} again
    </Button>
  );
  return (
    <Card
      title={tenantName}
      subtitle={`Connected to ${system} since ${formatDate(connection.connectedAt)}`}
      actions={
        reconnectNeeded ? (
          <Tag tone="caution" icon={<WarningSignIcon />}>
            Consent needed
          </Tag>
        ) : (
          <Tag tone="positive" icon={<TickCircleIcon />}>
            Connected
          </Tag>
        )
      }
      footer={<Disconnect connectionId={connectionId} system={system} />}
    >
      <BooksStandingNote accountId={accountId} reconnect={reconnect} />
      {reconnectNeeded && (
        <Callout tone="caution">
          <p>Connect again, and new figures come.</p>
          {reconnect}
        </Callout>
      )}
      {!reconnectNeeded && consentEnds !== null && (
        <Callout tone="caution">
          <p>
            Your consent at {system} ends on {formatDate(consentEnds)}. Connect again before that day.
          </p>
          {reconnect}
        </Callout>
      )}
      <div className="con-import">
        <p role="status">{importText(connection, now)}</p>
        {importPossible(importStatus) && !reconnectNeeded && (
          <Button
            loading={requesting.isLoading}
            {...ownerOnly(connectionsPaths.requestImport)}
            onClick={() =>
              void requestImport(connectionId)
                .unwrap()
                .catch((error: unknown) => failure(error))
            }
          >
            {texts.importData}
          </Button>
        )}
      </div>
      {importStatus === 'started' && <ImportProgress accountId={accountId} />}
      <NightlyImport />
    </Card>
  );
}

function NightlyImport() {
  const { data } = useConnectionsCycleQuery();
  const [setCycle, { isLoading }] = useConnectionsSetCycleMutation();
  if (!data) return null;
  return (
    <Switch
      checked={data.repeat}
      disabled={isLoading || isRefused(connectionsPaths.setCycle.id)}
      label="Import new figures every night"
      onChange={({ currentTarget }) => void setCycle(currentTarget.checked)}
    />
  );
}

function Disconnect({ connectionId, system }: { readonly connectionId: string; readonly system: string }) {
  const [asked, setAsked] = useState(false);
  const { toast, failure } = useNotices();
  const [disconnect, { isLoading }] = useConnectionsDisconnectMutation();
  const confirm = async (): Promise<void> => {
    try {
      await disconnect(connectionId).unwrap();
      toast(`${system} is disconnected`);
    } catch (error) {
      failure(error);
    }
    setAsked(false);
  };
  return (
    <>
      <Button {...ownerOnly(connectionsPaths.disconnect)} onClick={() => setAsked(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={asked}
        title={`Disconnect ${system}?`}
        confirm="Disconnect"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        <p>We stop reading at once and give our access back to {system}.</p>
        <p>The figures that came until now stay. You can connect again at any time.</p>
      </ConfirmDialog>
    </>
  );
}
