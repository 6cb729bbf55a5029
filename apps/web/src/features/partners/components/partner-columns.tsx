import * as paths from '../../../client/paths';
import { storeAccessCode } from '../../../client/stored-session';
import type { DeletableAccount } from '../../../deletion/deletable-account';
import { UnderDeletionCell } from '../../../deletion/under-deletion-cell';
import { ButtonLink } from '../../../ui/button/button-link';
import { formatCount } from '../../../ui/format/numbers';
import type { Column } from '../../../ui/table/column';
import { EmailCell } from '../../../ui/table/email-cell';
import { LoginCell } from '../../../ui/table/login-cell';
import type { ListedPartner } from '../partners.api';
import { PartnerActions } from './partner-actions';
import { PartnerStatusTag } from './partner-tags';

const nameOf = ({ name, company_name }: ListedPartner): string => (name === '' ? company_name : name);

const deletable = (partner: ListedPartner): DeletableAccount => ({
  id: partner.id,
  name: nameOf(partner),
  deleteAt: partner.delete_at,
  trialEndsAt: null,
  trialExpired: false,
  paid: true,
  partner: true,
});

/** The specified columns, in their order. */
export const partnerColumns: readonly Column<ListedPartner>[] = [
  {
    id: 'name',
    header: 'Customer Name',
    sortable: true,
    cell: (partner) => (
      <span className="k-partner-account-name">
        <span className="k-strong">{nameOf(partner)}</span>
        <span className="k-micro k-muted k-num">
          {formatCount(partner.customers)} {partner.customers === 1 ? 'customer' : 'customers'}
        </span>
      </span>
    ),
  },
  { id: 'companyName', header: 'Company Name', sortable: true, cell: ({ company_name }) => company_name },
  {
    id: 'email',
    header: 'Email Id',
    sortable: true,
    cell: ({ email }) => (email === '' ? <None /> : <EmailCell address={email} />),
  },
  {
    id: 'accessCode',
    header: 'Access Code',
    cell: ({ access_code }) => (access_code === null ? <None /> : <span className="k-num">{access_code}</span>),
  },
  {
    id: 'lastLogin',
    header: 'Last Login',
    sortable: true,
    cell: ({ last_login }) => <LoginCell instant={last_login} />,
  },
  { id: 'view', header: 'View Account', cell: (partner) => <ViewAccount partner={partner} /> },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    cell: (partner) =>
      partner.delete_at === null ? (
        <PartnerStatusTag customer={partner} />
      ) : (
        <UnderDeletionCell account={deletable(partner)} />
      ),
  },
  {
    id: 'action',
    header: 'Action',
    // The default channel partner is no account, to which things happen.
    cell: (partner) => partner.email !== '' && <PartnerActions account={deletable(partner)} email={partner.email} />,
  },
];

const None = () => <span className="k-muted">None</span>;

/** The code goes to the stored values, as published; the address says whose area it is. */
function ViewAccount({ partner }: { readonly partner: ListedPartner }) {
  return (
    <ButtonLink
      to={paths.partnerAreaOf(partner.id)}
      size="small"
      onClick={() => storeAccessCode(partner.access_code ?? undefined)}
    >
      View Account<span className="k-sr"> {nameOf(partner)}</span>
    </ButtonLink>
  );
}
