import { COMPANY_TYPE_NAMES, type CompanyType } from '@keelson/contracts/validation';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { FinanceLinks } from '../../../figures/finance-links';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDate } from '../../../ui/format/dates';
import { RelativeTime } from '../../../ui/format/relative-time';
import { PageHeader } from '../../../ui/page/page-header';
import { PartnerPaymentTag, PartnerStatusTag } from '../components/partner-tags';
import { type PartnerCustomerDetails, usePartnersCustomerQuery } from '../partners.api';
import './partner-area.css';

/** What a channel partner sees of one customer. */
export function PartnerCustomerPage() {
  const { accountId = '' } = useParams();
  const [query] = useSearchParams();
  const { currentData: customer, error, refetch } = usePartnersCustomerQuery(accountId);
  const back = (
    <Link to={paths.partnerAreaOf(query.get('partner') ?? undefined)} className="k-row">
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
        title={customer?.company_name ?? 'Customer'}
        lead={customer?.name ?? 'Loading'}
        crumb={back}
        actions={<FinanceLinks accountId={accountId} size="small" />}
      />
      <div className="k-partner-cards">
        <Card title="Account" subtitle="Looking here is written to the customer’s history.">
          {customer ? <AccountFacts customer={customer} /> : <SkeletonLines lines={6} label="Loading the account" />}
        </Card>
        <Card title="Company">
          {customer ? <CompanyFacts customer={customer} /> : <SkeletonLines lines={4} label="Loading the company" />}
        </Card>
      </div>
    </>
  );
}

interface FactsProps {
  readonly customer: PartnerCustomerDetails;
}

function AccountFacts({ customer }: FactsProps) {
  const { account_name, payment_status, onboarding, last_login, created } = customer;
  return (
    <dl className="k-partner-details k-num">
      <dt>Status</dt>
      <dd>
        <PartnerStatusTag customer={customer} />
      </dd>
      <dt>Account name</dt>
      <dd>{account_name}</dd>
      <dt>Payment</dt>
      <dd>
        <PartnerPaymentTag status={payment_status} />
      </dd>
      <dt>Onboarding</dt>
      <dd>
        {onboarding.completed} of {onboarding.steps} steps
      </dd>
      <dt>Last login</dt>
      <dd>{last_login === null ? 'Never' : <RelativeTime instant={last_login} />}</dd>
      <dt>Registered</dt>
      <dd>{formatDate(created)}</dd>
    </dl>
  );
}

const isCompanyType = (text: string): text is CompanyType => Object.hasOwn(COMPANY_TYPE_NAMES, text);

function CompanyFacts({ customer }: FactsProps) {
  const { email, phone, company_type, company_registration_number } = customer;
  return (
    <dl className="k-partner-details k-num">
      <dt>Type</dt>
      <dd>{isCompanyType(company_type) ? COMPANY_TYPE_NAMES[company_type] : company_type}</dd>
      <dt>Registration number</dt>
      <dd>{company_registration_number === '' ? 'None' : company_registration_number}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${phone}`}>{phone}</a>
      </dd>
    </dl>
  );
}
