import { ROLE_TITLES } from '@keelson/vocabulary';
import type { Column } from '../../../ui/table/column';
import { EmailCell } from '../../../ui/table/email-cell';
import { LoginCell } from '../../../ui/table/login-cell';
import { mayText } from '../member-words';
import type { Member } from '../staff.api';
import { MemberActions } from './member-actions';
import { MemberStatusTag } from './member-status-tag';
import { ViewMember } from './view-member';

/** The columns of the customers' table, in their order, as they are specified for staff too. */
export const memberColumns: readonly Column<Member>[] = [
  {
    id: 'name',
    header: 'Customer Name',
    sortable: true,
    cell: ({ name }) => <span className="k-strong k-member-name">{name}</span>,
  },
  {
    id: 'kind',
    header: 'Subscription Type',
    sortable: true,
    cell: (member) => (
      <span className="k-member-kind">
        <span>{ROLE_TITLES[member.kind]}</span>
        <span className="k-micro k-muted">{mayText(member)}</span>
      </span>
    ),
  },
  { id: 'email', header: 'Email Id', sortable: true, cell: ({ email }) => <EmailCell address={email} /> },
  {
    id: 'lastLogin',
    header: 'Last Login',
    sortable: true,
    cell: ({ last_login }) => <LoginCell instant={last_login} />,
  },
  // Members of staff pay nothing.
  { id: 'paymentStatus', header: 'Payment Status', cell: () => <span className="k-muted">None</span> },
  { id: 'view', header: 'View Account', cell: (member) => <ViewMember member={member} /> },
  { id: 'status', header: 'Status', sortable: true, cell: ({ status }) => <MemberStatusTag status={status} /> },
  { id: 'action', header: 'Action', cell: (member) => <MemberActions member={member} /> },
];
