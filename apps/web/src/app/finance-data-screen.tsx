import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { Link } from 'react-router-dom';
import * as paths from '../client/paths';
import { CustomersConnection } from '../features/connections/components/customers-connection';
import { ActAsButton } from '../features/customers/components/act-as-button';
import { useCustomersOneQuery } from '../features/customers/customers.api';
import { CustomerChoice } from '../features/ledger/components/customer-choice';
import { FinanceDataDialog } from '../features/ledger/manual-entry/finance-data-dialog';
import { ButtonLink } from '../ui/button/button-link';
import { Card } from '../ui/card/card';
import { ErrorState } from '../ui/card/card-states';
import { PageHeader } from '../ui/page/page-header';
import { useAddress } from '../ui/table/use-address';
import '../ui/panel/side-panel.css';
import './finance-data-screen.css';

const TITLE = 'Finance Data';
const LEAD = 'What is connected, what was entered by hand, and what came of it.';
const ENTER = { title: texts.enterFinanceData, to: paths.integrateFile } as const;

/** Where the figures of a chosen customer come from, for super admins. Figures are entered as the customer (decision 4.88). */
export function FinanceDataScreen() {
  const address = useAddress();
  const accountId = address.query.get('customer');
  if (accountId === null)
    return (
      <>
        <PageHeader title={TITLE} lead={LEAD} />
        <CustomerChoice addressOf={(id) => `?customer=${id}`} />
      </>
    );
  return <FinanceDataOf key={accountId} accountId={accountId} address={address} />;
}

interface FinanceDataOfProps {
  readonly accountId: string;
  readonly address: ReturnType<typeof useAddress>;
}

function FinanceDataOf({ accountId, address }: FinanceDataOfProps) {
  const { currentData: customer, error, refetch } = useCustomersOneQuery(accountId);
  const company = customer?.company_name;
  const header = (
    <PageHeader
      title={TITLE}
      viewed={{ company }}
      lead={LEAD}
      crumb={
        <Link to="?" className="k-row">
          <ChevronLeftIcon size={12} /> Choose another customer
        </Link>
      }
    />
  );
  if (customer === undefined && error !== undefined)
    return (
      <>
        {header}
        <Card>
          <ErrorState title="Could not load this customer" error={error} onRetry={() => void refetch()} />
        </Card>
      </>
    );
  return (
    <>
      {header}
      <div className="k-finance-data">
        <CustomersConnection accountId={accountId} />
        <Card title={texts.enteredByHand} subtitle="Cash by day, the balance sheet and profit and loss by month.">
          <div className="k-stack">
            <p className="k-soft">
              What is corrected for an owner is entered as the customer, with a reason that the owner can read.
            </p>
            <div className="k-row k-finance-data-acts">
              <Button intent="primary" onClick={() => address.assign({ form: 'finance-data' })}>
                Look at what was entered
              </Button>
              <ActAsButton accountId={accountId} company={company} opens={ENTER} />
            </div>
          </div>
        </Card>
        <Card title="What came of it" subtitle="The trial balances, the accounts behind the figures, and their limits.">
          <div className="k-row k-finance-data-acts">
            <ButtonLink to={paths.updateFinancialsOf(accountId)}>Update Financials</ButtonLink>
            <ButtonLink to={paths.ownFiguresOf(accountId)}>Figures by hand</ButtonLink>
            <ButtonLink to={paths.accountsOf(accountId)}>Accounts and where they count</ButtonLink>
            <ButtonLink to={paths.trustOf(accountId)}>How fresh and how sure</ButtonLink>
          </div>
        </Card>
      </div>
      {address.query.get('form') === 'finance-data' && (
        <FinanceDataDialog accountId={accountId} readOnly onClose={() => address.assign({ form: undefined })} />
      )}
    </>
  );
}
