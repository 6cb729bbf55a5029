import { Button } from '@blueprintjs/core';
import { ShareIcon } from '@blueprintjs/icons';
import { connectionsMessages, connectionsPaths } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES, type AccountingProvider } from '@keelson/vocabulary';
import { useState } from 'react';
import { leaveFor } from '../../../client/leave-for';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { launchHosts } from '../launch-hosts';
import { useLedgerLaunchMutation } from '../ledger.api';

const TAGS = { xero: 'xero', quickbooks: 'quickbook' } as const;

interface LaunchIntegrationProps {
  readonly accountId: string;
  /** Whose integration it is; nothing is launched before the name is known. */
  readonly companyName: string | undefined;
  readonly system: AccountingProvider;
}

/** Opens the integration launcher for the customer whose figures are shown, once the own password confirmed it. */
export function LaunchIntegration({ accountId, companyName, system }: LaunchIntegrationProps) {
  const [asking, setAsking] = useState(false);
  const [launch] = useLedgerLaunchMutation();
  const title = ACCOUNTING_PROVIDER_TITLES[system];
  return (
    <>
      <Button
        icon={<ShareIcon />}
        disabled={companyName === undefined}
        aria-label={`Launch integration with ${title}`}
        title={`Launch integration with ${title}`}
        onClick={() => setAsking(true)}
      />
      {asking && companyName !== undefined && (
        <OwnPasswordDialog
          name="launch-integration"
          title={`Launch integration with ${title} for ${companyName}`}
          confirm="Launch"
          act={{ route: connectionsPaths.launch.id, target: { accountId, Tags: TAGS[system] } }}
          fallback={connectionsMessages.launchFailed}
          onConfirmed={async (confirmed) => {
            const { launchUrl } = await launch({ accountId, body: { Tags: TAGS[system] }, confirmed }).unwrap();
            leaveFor(launchUrl, launchHosts());
          }}
          onClose={() => setAsking(false)}
        >
          You leave Keelson for the integration launcher. It is given the company name and the email address of{' '}
          {companyName}. The launch is written to this customer’s history.
        </OwnPasswordDialog>
      )}
    </>
  );
}
