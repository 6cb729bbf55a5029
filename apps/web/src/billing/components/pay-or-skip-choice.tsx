import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { Callout } from '../../ui/card/callout';
import { FocusedLead } from '../../ui/dialog/focused-lead';

interface PayOrSkipChoiceProps {
  /** Of the content service; empty for the shipped text. */
  readonly lead: string;
  readonly busy?: boolean;
  readonly failure?: string | undefined;
  readonly onPay?: () => void;
  readonly onSkip?: () => void;
}

export function PayOrSkipChoice({ lead, busy = false, failure, onPay, onSkip }: PayOrSkipChoiceProps) {
  return (
    <>
      <FocusedLead>{lead || texts.payOrSkipLead}</FocusedLead>
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      <div className="k-form-actions">
        <Button intent="primary" disabled={busy} onClick={() => onPay?.()}>
          Make Payment
        </Button>
        <Button loading={busy} onClick={() => onSkip?.()}>
          {texts.skip}
        </Button>
      </div>
    </>
  );
}
