import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { Dialog } from '../../ui/dialog/dialog';
import { FocusedLead } from '../../ui/dialog/focused-lead';
import { useBusy } from '../use-busy';

interface SubscriberMovedDialogProps {
  /** Texts of the content service; empty for the shipped ones. */
  readonly title: string;
  readonly lead: string;
  readonly onGoOn: () => Promise<void>;
}

/** Tells a customer whom the team made a subscriber. */
export function SubscriberMovedDialog({ title, lead, onGoOn }: SubscriberMovedDialogProps) {
  const { busy, run } = useBusy();
  const goOn = (): void => run(onGoOn);
  return (
    <Dialog open title={title || texts.subscriberMoved} width={460} onClose={goOn}>
      <FocusedLead>{lead || texts.subscriberMovedLead}</FocusedLead>
      <div className="k-form-actions">
        <Button intent="primary" loading={busy} onClick={goOn}>
          Continue
        </Button>
      </div>
    </Dialog>
  );
}
