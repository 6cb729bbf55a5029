import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { useViewer } from '../../session/use-viewer';
import { Dialog } from '../../ui/dialog/dialog';
import { FocusedLead } from '../../ui/dialog/focused-lead';
import { formatDate } from '../../ui/format/dates';
import '../../ui/form/form.css';

/** For who comes back, or goes on, without a payment and with a free trial. */
export function TrialActivatedDialog({ onClose }: { readonly onClose: () => void }) {
  const { trialEndsAt } = useViewer();
  return (
    <Dialog open title={texts.trialActivated} width={440} onClose={onClose}>
      <FocusedLead>
        Nothing was charged. {trialEndsAt !== undefined && `Your trial runs until ${formatDate(trialEndsAt)}. `}You can
        choose a plan at any time.
      </FocusedLead>
      <div className="k-form-actions">
        <Button intent="primary" onClick={onClose}>
          Continue
        </Button>
      </div>
    </Dialog>
  );
}
