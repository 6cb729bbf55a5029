import { Button } from '@blueprintjs/core';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { formatDate } from '../../../ui/format/dates';
import type { Column } from '../../../ui/table/column';
import { EmailCell } from '../../../ui/table/email-cell';
import type { PartnerCustomer } from '../partners.api';
import { PartnerPaymentTag, PartnerStatusTag } from './partner-tags';

/** The specified columns, in their order. */
export const partnerCustomerColumns = (partner: string | undefined): readonly Column<PartnerCustomer>[] => [
  {
    id: 'name',
    header: 'Customer Name',
    sortable: true,
    cell: ({ name }) => <span className="k-strong">{name}</span>,
  },
  { id: 'companyName', header: 'Company Name', sortable: true, cell: ({ company_name }) => company_name },
  { id: 'email', header: 'Email Id', sortable: true, cell: ({ email }) => <EmailCell address={email} /> },
  { id: 'accountType', header: 'Account Type', sortable: true, cell: ({ account_type }) => account_type },
  {
    id: 'accountName',
    header: 'Account Name',
    sortable: true,
    cell: ({ account_name, trial_ends, free_trial_expired }) => (
      <span className="k-partner-account-name">
        <span>{account_name}</span>
        {trial_ends !== null && (
          <span className="k-micro k-muted k-num">
            {free_trial_expired ? 'ended' : 'until'} {formatDate(trial_ends)}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'paymentStatus',
    header: 'Payment Status',
    sortable: true,
    cell: ({ payment_status }) => <PartnerPaymentTag status={payment_status} />,
  },
  { id: 'view', header: 'View', cell: (customer) => <View customer={customer} partner={partner} /> },
  { id: 'status', header: 'Status', sortable: true, cell: (customer) => <PartnerStatusTag customer={customer} /> },
];

/** Enabled once the customer's dashboard is completed. */
function View({ customer, partner }: { readonly customer: PartnerCustomer; readonly partner: string | undefined }) {
  const { id, name, dashboardCompleted } = customer;
  if (dashboardCompleted)
    return (
      <ButtonLink to={paths.partnerCustomer(id, partner)} size="small">
        View<span className="k-sr"> {name}</span>
      </ButtonLink>
    );
  return (
    <span title="Opens once the customer has completed the dashboard">
      <Button size="small" disabled>
        View<span className="k-sr"> {name}, once the dashboard is completed</span>
      </Button>
    </span>
  );
}
