import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { FocusedLead } from '../../ui/dialog/focused-lead';

interface SubscriberMovedNoteProps {
  /** Of the content service; empty for the shipped text. */
  readonly lead: string;
  readonly busy?: boolean;
  readonly onGoOn?: () => void;
}

export function SubscriberMovedNote({ lead, busy = false, onGoOn }: SubscriberMovedNoteProps) {
  return (
    <>
      <FocusedLead>{lead || texts.subscriberMovedLead}</FocusedLead>
      <div className="k-form-actions">
        <Button intent="primary" loading={busy} onClick={() => onGoOn?.()}>
          Continue
        </Button>
      </div>
    </>
  );
}
