import { Button } from '@blueprintjs/core';
import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { PageHeader } from '../../../ui/page/page-header';
import { useAddress } from '../../../ui/table/use-address';
import { NobodyChosen } from '../components/books-frame';
import { TrialBalanceView } from '../components/trial-balance-view';
import { VatCard } from '../components/vat-card';
import { FinanceDataDialog } from '../manual-entry/finance-data-dialog';
import { useLedgerTrialBalanceQuery } from '../ledger.api';
import { askedIn } from '../trial-balance-columns';
import { useWhoseBooks } from '../whose-books';
import './own-figures-page.css';

const TITLE = 'Update your figures';

/** What an owner can bring up to date without an accounting system. */
export function OwnFiguresPage() {
  const { accountId, own } = useWhoseBooks();
  const address = useAddress();
  const { currentData: balance } = useLedgerTrialBalanceQuery(askedIn(address.query, accountId ?? ''), {
    skip: accountId === undefined,
  });
  if (accountId === undefined) return <NobodyChosen title={TITLE} />;
  const customer = own ? undefined : accountId;
  return (
    <>
      <PageHeader
        title={TITLE}
        viewed={own ? undefined : { company: balance?.companyName }}
        lead={
          own
            ? 'What you can enter or correct yourself. Every figure follows at once.'
            : 'What was entered or corrected by hand.'
        }
      />
      <div className="k-own-figures">
        <Card
          title={own ? texts.enterFinanceData : texts.enteredByHand}
          subtitle="Cash by day, the balance sheet and profit and loss by month."
        >
          <p className="k-soft">For companies whose accounts are not in Xero or QuickBooks.</p>
          <Button intent="primary" onClick={() => address.assign({ form: 'finance-data' })}>
            {own ? texts.enterFinanceData : 'Look at what was entered'}
          </Button>
        </Card>
        <VatCard accountId={accountId} own={own} />
        <Card
          title="Accounts and where they count"
          subtitle="Put an account where it belongs and see what that changes."
        >
          <ButtonLink to={paths.accountsOf(customer)}>Open the accounts</ButtonLink>
        </Card>
        <Card title="How fresh and how sure" subtitle="Of what day each figure speaks, and what limits it.">
          <ButtonLink to={paths.trustOf(customer)}>See how sure they are</ButtonLink>
        </Card>
      </div>
      <div className="k-own-balances">
        <TrialBalanceView accountId={accountId} address={address} />
      </div>
      {address.query.get('form') === 'finance-data' && (
        <FinanceDataDialog accountId={accountId} readOnly={!own} onClose={() => address.assign({ form: undefined })} />
      )}
    </>
  );
}
