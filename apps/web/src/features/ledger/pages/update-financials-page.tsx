import { ChevronLeftIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../ui/page/page-header';
import { useAddress } from '../../../ui/table/use-address';
import { CustomerChoice } from '../components/customer-choice';
import { LaunchIntegration } from '../components/launch-integration';
import { TrialBalanceView } from '../components/trial-balance-view';
import { useLedgerTrialBalanceQuery } from '../ledger.api';
import { askedIn } from '../trial-balance-columns';

const TITLE = 'Update Financials';

export function UpdateFinancialsPage() {
  const address = useAddress();
  const accountId = address.query.get('customer');
  const asked = askedIn(address.query, accountId ?? '');
  const { currentData: balance } = useLedgerTrialBalanceQuery(asked, { skip: accountId === null });
  if (accountId === null)
    return (
      <>
        <PageHeader title={TITLE} lead="The trial balances that came from the accounting systems." />
        <CustomerChoice addressOf={(id) => `?customer=${id}`} />
      </>
    );
  return (
    <>
      <PageHeader
        title={TITLE}
        viewed={{ company: balance?.companyName }}
        lead="The trial balances that came from the accounting systems."
        crumb={
          <Link to="?" className="k-row">
            <ChevronLeftIcon size={12} /> Choose another customer
          </Link>
        }
      />
      <TrialBalanceView
        key={accountId}
        accountId={accountId}
        address={address}
        actions={(shown) => (
          <LaunchIntegration accountId={accountId} companyName={balance?.companyName} system={shown} />
        )}
      />
    </>
  );
}
