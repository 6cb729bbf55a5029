import { LONGEST_REASON } from '@keelson/contracts/reconciliation';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useWrittenForm } from '../use-written-form';
import { type ListedLine, useReconciliationBankUnmatchMutation } from './bank.api';
import { lineText } from './bank-words';

interface UnmatchDialogProps {
  readonly line: ListedLine;
  readonly payoutId: string;
  readonly onClose: () => void;
}

/** Somebody says that a payout did not arrive with this line: the rules do not match the two again. */
export function UnmatchDialog({ line, payoutId, onClose }: UnmatchDialogProps) {
  const [unmatch] = useReconciliationBankUnmatchMutation();
  const form = useWrittenForm('bank-unmatch', async (reason) => {
    const answer = await unmatch({ payoutId, lineId: line.lineId, reason }).unwrap();
    onClose();
    return answer;
  });
  return (
    <Dialog open title="Undo the match with the bank" onClose={onClose}>
      <p className="k-case-id">
        {lineText(line)}, matched with {payoutId}. The two are not matched again unless somebody does it by hand.
      </p>
      <Form form={form} label="Undo the match with the bank">
        <TextAreaField
          form={form}
          name="text"
          label="Why it was not right"
          hint="Kept in the history"
          rows={3}
          maxLength={LONGEST_REASON}
        />
        <div className="k-form-actions">
          <SubmitButton form={form}>Unmatch</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
