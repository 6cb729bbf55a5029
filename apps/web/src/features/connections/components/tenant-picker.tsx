import { Button } from '@blueprintjs/core';
import { connectionsMessages as texts } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES } from '@keelson/vocabulary';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useNotices } from '../../../ui/notices/use-notices';
import { useConnectionsSelectTenantMutation, useConnectionsTenantsQuery } from '../connections.api';

interface TenantPickerProps {
  readonly connectionId: string;
  readonly onDone: () => void;
}

const ASK_AGAIN_MS = 1_000;

/** Which company of a consent is connected. */
export function TenantPicker({ connectionId, onDone }: TenantPickerProps) {
  const { failure } = useNotices();
  const [wait, setWait] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useConnectionsTenantsQuery(connectionId, { pollingInterval: wait });
  const [select, { isLoading }] = useConnectionsSelectTenantMutation();
  const pending = data?.status === 'pending';
  if (pending !== wait > 0) setWait(pending ? ASK_AGAIN_MS : 0);
  if (error !== undefined)
    return (
      <Card>
        <ErrorState title={texts.unableToConnect} error={error} onRetry={() => void refetch()} />
        <Button onClick={onDone}>Back</Button>
      </Card>
    );
  if (!data || pending)
    return (
      <Card>
        <SkeletonLines lines={4} label="Loading your companies" />
      </Card>
    );
  const { tenants, provider } = data;
  const system = ACCOUNTING_PROVIDER_TITLES[provider];
  if (tenants.length === 0)
    return (
      <Card>
        <EmptyState title={texts.unableToConnect} action={<Button onClick={onDone}>Back</Button>}>
          Your consent at {system} reaches no company.
        </EmptyState>
      </Card>
    );
  const picked = tenants.find(({ tenantId }) => tenantId === chosen) ?? tenants[0];
  const confirm = async (): Promise<void> => {
    if (!picked) return;
    try {
      await select({ connectionId, ...picked }).unwrap();
      onDone();
    } catch (problem) {
      failure(problem);
    }
  };
  return (
    <Card title="Which company?" subtitle={`One company of ${system} is connected at a time.`}>
      <fieldset className="con-tenants">
        <legend className="k-legend">Companies your consent reaches</legend>
        {tenants.map(({ tenantId, tenantName }) => (
          <label key={tenantId} className="k-check">
            <input
              type="radio"
              name="tenant"
              value={tenantId}
              checked={tenantId === picked?.tenantId}
              onChange={() => setChosen(tenantId)}
            />
            <span className="k-grow">{tenantName}</span>
          </label>
        ))}
      </fieldset>
      <div className="con-actions">
        <Button intent="primary" loading={isLoading} onClick={() => void confirm()}>
          Connect this company
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Card>
  );
}
