import { Button } from '@blueprintjs/core';
import { ShareIcon } from '@blueprintjs/icons';
import { connectionsMessages } from '@keelson/contracts/connections';
import { ACCOUNTING_PROVIDER_TITLES, type AccountingProvider } from '@keelson/vocabulary';
import { isApiProblem } from '../../../client/api-problem';
import { leaveFor } from '../../../client/leave-for';
import { useNotices } from '../../../ui/notices/use-notices';
import { launchHosts } from '../launch-hosts';
import { useLedgerLaunchMutation } from '../ledger.api';

const TAGS = { xero: 'xero', quickbooks: 'quickbook' } as const;

interface LaunchIntegrationProps {
  readonly accountId: string;
  readonly system: AccountingProvider;
}

/** Opens the integration launcher for the customer whose figures are shown. */
export function LaunchIntegration({ accountId, system }: LaunchIntegrationProps) {
  const [launch, { isLoading }] = useLedgerLaunchMutation();
  const { failure } = useNotices();
  const open = async (): Promise<void> => {
    try {
      const { launchUrl } = await launch({ accountId, body: { Tags: TAGS[system] } }).unwrap();
      leaveFor(launchUrl, launchHosts());
    } catch (problem) {
      // An answer that came carries the specified text of its own.
      if (isApiProblem(problem) && problem.status > 0) failure(problem);
      else failure(problem, connectionsMessages.launchFailed);
    }
  };
  return (
    <Button
      icon={<ShareIcon />}
      loading={isLoading}
      aria-label={`Launch integration with ${ACCOUNTING_PROVIDER_TITLES[system]}`}
      title={`Launch integration with ${ACCOUNTING_PROVIDER_TITLES[system]}`}
      onClick={() => void open()}
    />
  );
}
