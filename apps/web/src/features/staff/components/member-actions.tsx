import { MenuItem } from '@blueprintjs/core';
import {
  DisableIcon,
  EnvelopeIcon,
  KeyIcon,
  LogOutIcon,
  MoreIcon,
  PersonIcon,
  TickIcon,
  TrashIcon,
  UpdatedIcon,
} from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { MenuPopover } from '../../../ui/menu/menu-popover';
import type { Member, MemberAct } from '../staff.api';
import { MemberActDialog } from './member-act-dialog';

/** What super admins do about a member of staff. Nobody locks themselves out: another super admin does that. */
export function MemberActions({ member }: { readonly member: Member }) {
  const [act, setAct] = useState<MemberAct>();
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
            {!own && <Items member={member} choose={(kind) => setAct({ kind })} />}
            <MenuItem icon={<LogOutIcon />} text="Log out everywhere" onClick={() => setAct({ kind: 'endSessions' })} />
          </>
        }
      >
        <button type="button" className="k-icon-button" aria-label={label}>
          <MoreIcon />
        </button>
      </MenuPopover>
      {act && <MemberActDialog member={member} act={act} onClose={() => setAct(undefined)} />}
    </span>
  );
}

interface ItemsProps {
  readonly member: Member;
  readonly choose: (
    kind: 'inviteAgain' | 'disable' | 'enable' | 'remove' | 'promote' | 'demote' | 'resetSecondFactor',
  ) => void;
}

function Items({ member: { kind, status }, choose }: ItemsProps) {
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
      <MenuItem icon={<KeyIcon />} text="Reset second factor" onClick={() => choose('resetSecondFactor')} />
      <MenuItem icon={<TrashIcon />} intent="danger" text="Remove" onClick={() => choose('remove')} />
    </>
  );
}
