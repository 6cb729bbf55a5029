import { staffPaths } from '@keelson/contracts/staff';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { useStaffRequireSecondFactorMutation } from '../staff.api';

interface SecondFactorRuleDialogProps {
  readonly required: boolean;
  readonly membersWithout: number;
  readonly onClose: () => void;
}

/** Says what the rule means for whom, and sets it once the own password confirmed it. */
export function SecondFactorRuleDialog({ required, membersWithout, onClose }: SecondFactorRuleDialogProps) {
  const [require] = useStaffRequireSecondFactorMutation();
  const { toast } = useNotices();
  return (
    <OwnPasswordDialog
      name="second-factor-rule"
      title={required ? 'Require a second factor of all staff' : 'No longer require a second factor'}
      confirm={required ? 'Require' : 'No longer require'}
      act={{ route: staffPaths.requireSecondFactor.id, target: { required } }}
      onConfirmed={async (confirmed) => {
        toast((await require({ required, confirmed }).unwrap()).statusMessage);
      }}
      onClose={onClose}
    >
      {required
        ? consequence(membersWithout)
        : 'Members keep the second factor that they have and may remove it. A passcode by email is enough again for those without. The other super admins are told by mail.'}
    </OwnPasswordDialog>
  );
}

function consequence(membersWithout: number): string {
  if (membersWithout === 0) return 'Every member has one already: from now on nobody can remove the last one.';
  const who = membersWithout === 1 ? 'One member has' : `${membersWithout} members have`;
  return `${who} none yet, perhaps you among them. Within a second they reach nothing but the page that sets one up. They are told by mail.`;
}
