import { MenuItem } from '@blueprintjs/core';
import {
  DisableIcon,
  EnvelopeIcon,
  KeyIcon,
  LockIcon,
  LogOutIcon,
  MoreIcon,
  PersonIcon,
  TickIcon,
  TrashIcon,
  UpdatedIcon,
} from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { ResetPasswordDialog } from '../../../details/reset-password-dialog';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { MenuPopover } from '../../../ui/menu/menu-popover';
import type { Member, MemberAct } from '../staff.api';
import { MemberActDialog } from './member-act-dialog';

/** What super admins do about a member of staff. Nobody locks themselves out: another super admin does that. */
export function MemberActions({ member }: { readonly member: Member }) {
  const [act, setAct] = useState<MemberAct>();
  const [resetting, setResetting] = useState(false);
  const own = useViewer().id === member.id;
  const label = `Actions for ${member.name}`;
  return (
    <span className="k-row">
      <ButtonLink to={paths.auditOf(member.id)} size="small">
        History<span className="k-sr"> of {member.name}</span>
      </ButtonLink>
      <MenuPopover
        label={label}
        placement="bottom-end"
        items={
          <>
            {!own && <Items member={member} choose={(kind) => setAct({ kind })} reset={() => setResetting(true)} />}
            <MenuItem icon={<LogOutIcon />} text="Log out everywhere" onClick={() => setAct({ kind: 'endSessions' })} />
          </>
        }
      >
        <button type="button" className="k-icon-button" aria-label={label}>
          <MoreIcon />
        </button>
      </MenuPopover>
      {resetting && <ResetPasswordDialog ofStaff account={member} onClose={() => setResetting(false)} />}
      {act && <MemberActDialog member={member} act={act} onClose={() => setAct(undefined)} />}
    </span>
  );
}

interface ItemsProps {
  readonly member: Member;
  readonly choose: (
    kind: 'inviteAgain' | 'disable' | 'enable' | 'remove' | 'promote' | 'demote' | 'resetSecondFactor',
  ) => void;
  readonly reset: () => void;
}

/** Super admins set their own password; who was only invited chooses the first by the mail. */
const hasPasswordToReset = ({ kind, status }: Member): boolean =>
  kind === 'admin' && (status === 'active' || status === 'inactive');

function Items({ member, choose, reset }: ItemsProps) {
  const { kind, status } = member;
  return (
    <>
      {status === 'invited' && (
        <MenuItem icon={<EnvelopeIcon />} text="Invite again" onClick={() => choose('inviteAgain')} />
      )}
      {kind === 'admin' ? (
        <MenuItem icon={<UpdatedIcon />} text="Make super admin" onClick={() => choose('promote')} />
      ) : (
        <MenuItem icon={<PersonIcon />} text="Make admin" onClick={() => choose('demote')} />
      )}
      {status === 'disabled' ? (
        <MenuItem icon={<TickIcon />} text="Enable" onClick={() => choose('enable')} />
      ) : (
        <MenuItem icon={<DisableIcon />} text="Disable" onClick={() => choose('disable')} />
      )}
      {hasPasswordToReset(member) && <MenuItem icon={<LockIcon />} text="Reset password" onClick={reset} />}
      <MenuItem icon={<KeyIcon />} text="Reset second factor" onClick={() => choose('resetSecondFactor')} />
      <MenuItem icon={<TrashIcon />} intent="danger" text="Remove" onClick={() => choose('remove')} />
    </>
  );
}
