import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Member, MemberAct } from '../staff.api';
import { MemberActDialog } from './member-act-dialog';
import { MemberDialog } from './member-dialog';

/** Opens the account of a member of staff, and what is done from there. */
export function ViewMember({ member }: { readonly member: Member }) {
  const [open, setOpen] = useState<'account' | MemberAct>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="small" onClick={() => setOpen('account')}>
        View Account<span className="k-sr"> {member.name}</span>
      </Button>
      {open === 'account' && <MemberDialog member={member} onAct={setOpen} onClose={close} />}
      {open !== undefined && open !== 'account' && (
        <MemberActDialog member={member} act={open} onClose={() => setOpen('account')} />
      )}
    </>
  );
}
