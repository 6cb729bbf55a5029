import { COMPANY_TYPE_NAMES, type CompanyType } from '@keelson/contracts/validation';
import { ChevronLeftIcon, HistoryIcon } from '@blueprintjs/icons';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { ActAsButton } from '../components/act-as-button';
import { CustomerViewButton } from '../components/customer-view-button';
import { CustomerBooksLinks } from '../components/customer-books-links';
import { CustomerFacts } from '../components/customer-facts';
import { ReplayLink } from '../../../session/replay-link';
import { type CustomerDetails, useCustomersOneQuery } from '../customers.api';
import type { AccountSlot, LastEventsSlot } from '../last-events-slot';
import '../../../ui/panel/side-panel.css';
import './customers.css';

interface CustomerAccountPageProps {
  readonly lastEvents: LastEventsSlot;
  /** The channel partner of the customer. */
  readonly partner: AccountSlot;
}

export function CustomerAccountPage({ lastEvents, partner }: CustomerAccountPageProps) {
  const { accountId = '' } = useParams();
  const { currentData: customer, error, refetch } = useCustomersOneQuery(accountId);
  const back = (
    <Link to={paths.customers} className="k-row">
      <ChevronLeftIcon size={12} /> Back
    </Link>
  );
  if (error !== undefined && customer === undefined)
    return (
      <>
        <PageHeader title="Customer" crumb={back} />
        <Card>
          <ErrorState title="Could not load this customer" error={error} onRetry={() => void refetch()} />
        </Card>
      </>
    );
  return (
    <>
      <PageHeader
        title={customer?.name ?? 'Customer'}
        lead={customer?.company_name ?? 'Loading'}
        crumb={back}
        actions={
          <>
            <ButtonLink to={paths.customerHistory(accountId)}>
              <HistoryIcon /> Account history
            </ButtonLink>
            <CustomerViewButton accountId={accountId} company={customer?.company_name} />
            <ActAsButton accountId={accountId} company={customer?.company_name} />
            <ReplayLink accountId={accountId} />
            <CustomerBooksLinks accountId={accountId} />
          </>
        }
      />
      <div className="k-account">
        <Card title="Account">
          {customer ? <CustomerFacts customer={customer} /> : <SkeletonLines lines={8} label="Loading the account" />}
        </Card>
        <Card title="Company">
          {customer ? <CompanyFacts customer={customer} /> : <SkeletonLines lines={4} label="Loading the company" />}
        </Card>
        <Card title="Channel partner">{partner(accountId)}</Card>
        <Card title="Last events" subtitle="Looking here is written to the account history.">
          {lastEvents(accountId)}
        </Card>
      </div>
    </>
  );
}

const isCompanyType = (text: string): text is CompanyType => Object.hasOwn(COMPANY_TYPE_NAMES, text);

function CompanyFacts({ customer }: { readonly customer: CustomerDetails }) {
  const { company_name, company_type, company_registration_number } = customer;
  return (
    <dl className="k-facts k-num">
      <dt>Name</dt>
      <dd>{company_name}</dd>
      <dt>Type</dt>
      <dd>{isCompanyType(company_type) ? COMPANY_TYPE_NAMES[company_type] : company_type}</dd>
      <dt>Registration number</dt>
      <dd>{company_registration_number === '' ? 'None' : company_registration_number}</dd>
    </dl>
  );
}
