import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { Button } from '@blueprintjs/core';
import { FocusedLead } from '../../../../ui/dialog/focused-lead';

const WITHOUT_CONTENT =
  'Choose a plan to carry on where you left off: everything you entered is still here. If Keelson is not for you, you can delete your account.';

interface PayOrDeleteProps {
  readonly lead: string;
  readonly onPay?: () => void;
  readonly onDelete?: () => void;
}

export function PayOrDelete({ lead, onPay, onDelete }: PayOrDeleteProps) {
  return (
    <>
      <FocusedLead>{lead || WITHOUT_CONTENT}</FocusedLead>
      <div className="k-form-actions">
        <Button intent="primary" onClick={() => onPay?.()}>
          {texts.makePayment}
        </Button>
        <Button onClick={() => onDelete?.()}>{texts.deleteAccount}</Button>
      </div>
    </>
  );
}
