import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { Button } from '@blueprintjs/core';
import { FocusedLead } from '../../../../ui/dialog/focused-lead';

export function DeletedNote({ onOk }: { readonly onOk: () => void }) {
  return (
    <>
      <FocusedLead>{texts.deleted}</FocusedLead>
      <div className="k-form-actions">
        <Button intent="primary" onClick={onOk}>
          Ok
        </Button>
      </div>
    </>
  );
}
