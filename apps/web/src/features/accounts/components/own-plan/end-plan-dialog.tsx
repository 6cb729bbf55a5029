import { billingMessages, billingPaths } from '@keelson/contracts/billing';
import { useOwnPlanEndMutation } from '../../../../billing/own-plan.api';
import { OwnPasswordDialog } from '../../../../session/own-password-dialog';
import { CLOSES_AFTER, openUntil } from '../../own-plan-words';

interface EndPlanDialogProps {
  readonly until: string | null;
  readonly onClose: () => void;
}

/** The end comes with the period that is paid for; the own password confirms it. */
export function EndPlanDialog({ until, onClose }: EndPlanDialogProps) {
  const [end] = useOwnPlanEndMutation();
  return (
    <OwnPasswordDialog
      name="end-plan"
      title="End your subscription"
      confirm="End my subscription"
      act={{ route: billingPaths.endSubscription.id }}
      fallback={billingMessages.deactivateFailed}
      onConfirmed={async (confirmed) => {
        await end(confirmed).unwrap();
      }}
      onClose={onClose}
    >
      Your subscription does not renew any more, and nothing more is taken from your card. {openUntil(until)}{' '}
      {CLOSES_AFTER}
    </OwnPasswordDialog>
  );
}
