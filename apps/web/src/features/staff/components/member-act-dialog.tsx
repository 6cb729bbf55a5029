import { useState } from 'react';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { wordsOf } from '../member-words';
import { callOf, type Member, type MemberAct, useStaffChangeMutation } from '../staff.api';

interface MemberActDialogProps {
  readonly member: Member;
  readonly act: MemberAct;
  readonly onClose: () => void;
}

/** Says what will happen to the member, and does it once the own password confirmed it. */
export function MemberActDialog({ member, act, onClose }: MemberActDialogProps) {
  const { id, name } = member;
  // What the person decided on: a change by somebody else meanwhile is told and not overwritten.
  const [version] = useState(member.version);
  const [change] = useStaffChangeMutation();
  const { toast } = useNotices();
  const words = wordsOf(act, name);
  const { route, target } = callOf(act, id);
  return (
    <OwnPasswordDialog
      name="change-member"
      title={words.title}
      confirm={words.confirm}
      act={{ route: route.id, target }}
      onConfirmed={async (confirmed) => {
        await change({ accountId: id, act, version, confirmed }).unwrap();
        toast(words.done);
      }}
      onClose={onClose}
    >
      {words.text}
    </OwnPasswordDialog>
  );
}
