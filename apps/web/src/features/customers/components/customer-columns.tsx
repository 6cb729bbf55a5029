import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import type { Column } from '../../../ui/table/column';
import { EmailCell } from '../../../ui/table/email-cell';
import { LoginCell } from '../../../ui/table/login-cell';
import { subscriptionText } from '../customer-words';
import type { Customer } from '../customers.api';
import { CustomerActions } from './customer-actions';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import { PaymentTag } from './customer-tags';
import { StatusCell } from './status-cell';

interface Choice {
  readonly chosen: string | undefined;
  readonly choose: (accountId: string) => void;
  readonly now: number;
}

/** The specified columns, in their order. */
export const customerColumns = ({ chosen, choose, now }: Choice): readonly Column<Customer>[] => [
  {
    id: 'name',
    header: 'Customer Name',
    sortable: true,
    cell: (customer) => (
      <span className="k-customer-name">
        <OpensPanel open={customer.id === chosen} onClick={() => choose(customer.id)}>
          {customer.name}
        </OpensPanel>
        <span className="k-micro k-muted">{customer.company_name}</span>
      </span>
    ),
  },
  {
    id: 'subscriptionType',
    header: 'Subscription Type',
    sortable: true,
    cell: (customer) => <span className="k-nowrap">{subscriptionText(customer, now)}</span>,
  },
  {
    id: 'email',
    header: 'Email Id',
    sortable: true,
    cell: ({ email }) => <EmailCell address={email} />,
  },
  {
    id: 'lastLogin',
    header: 'Last Login',
    sortable: true,
    cell: ({ last_login }) => <LoginCell instant={last_login} />,
  },
  {
    id: 'paymentStatus',
    header: 'Payment Status',
    sortable: true,
    cell: ({ payment_status }) => <PaymentTag status={payment_status} />,
  },
  {
    id: 'view',
    header: 'View',
    cell: ({ id, name }) => (
      <ButtonLink to={paths.customer(id)} size="small">
        View<span className="k-sr"> {name}</span>
      </ButtonLink>
    ),
  },
  { id: 'status', header: 'Status', sortable: true, cell: (customer) => <StatusCell customer={customer} /> },
  { id: 'action', header: 'Action', cell: (customer) => <CustomerActions customer={customer} /> },
];
