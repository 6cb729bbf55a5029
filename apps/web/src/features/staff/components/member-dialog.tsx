import { Button } from '@blueprintjs/core';
import { PERMISSIONS, ROLE_TITLES } from '@keelson/vocabulary';
import { Dialog } from '../../../ui/dialog/dialog';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { permissionTitle } from '../member-words';
import type { Member, MemberAct } from '../staff.api';
import { MemberStatusTag } from './member-status-tag';

interface MemberDialogProps {
  readonly member: Member;
  readonly onAct: (act: MemberAct) => void;
  readonly onClose: () => void;
}

/** The account of a member of staff: how it stands, and each permission with the way to grant or withdraw it. */
export function MemberDialog({ member, onAct, onClose }: MemberDialogProps) {
  const { name, email, kind, status, created, last_login, invited } = member;
  return (
    <Dialog open title={name} width={520} onClose={onClose}>
      <dl className="k-facts k-num">
        <dt>Kind of account</dt>
        <dd>{ROLE_TITLES[kind]}</dd>
        <dt>Status</dt>
        <dd>
          <MemberStatusTag status={status} />
        </dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Last login</dt>
        <dd>{last_login === null ? 'Never' : formatDateTime(last_login)}</dd>
        <dt>Added</dt>
        <dd title={formatDateTime(created)}>{formatDate(created)}</dd>
        {invited !== null && (
          <>
            <dt>Invited</dt>
            <dd>{formatDateTime(invited)}</dd>
          </>
        )}
      </dl>
      <h3 className="k-member-permissions-title">Permissions</h3>
      {kind === 'superAdmin' ? (
        <p className="k-small k-muted">A super admin holds every permission.</p>
      ) : (
        <ul className="k-member-permissions">
          {PERMISSIONS.map((permission) => (
            <Permission key={permission} held={member.permissions.includes(permission)} {...{ permission, onAct }} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface PermissionProps {
  readonly permission: (typeof PERMISSIONS)[number];
  readonly held: boolean;
  readonly onAct: (act: MemberAct) => void;
}

function Permission({ permission, held, onAct }: PermissionProps) {
  const title = permissionTitle(permission);
  return (
    <li>
      <span className="k-grow">
        {title} <span className={held ? 'k-small' : 'k-small k-muted'}>{held ? 'Granted' : 'Not granted'}</span>
      </span>
      <Button size="small" onClick={() => onAct({ kind: held ? 'withdrawPermission' : 'grantPermission', permission })}>
        {held ? 'Withdraw' : 'Grant'}
        <span className="k-sr"> {title}</span>
      </Button>
    </li>
  );
}
