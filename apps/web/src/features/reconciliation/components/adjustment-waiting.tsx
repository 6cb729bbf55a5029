import { Button } from '@blueprintjs/core';
import { LONGEST_REASON } from '@keelson/contracts/reconciliation';
import { useViewer } from '../../../session/use-viewer';
import { formatDateTime } from '../../../ui/format/dates';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type CaseDetails,
  useReconciliationApproveMutation,
  useReconciliationRefuseMutation,
} from '../reconciliation.api';
import { moneyText, nameOf } from '../reconciliation-words';
import { useWrittenForm } from '../use-written-form';

interface AdjustmentWaitingProps {
  readonly details: CaseDetails;
  readonly adjustment: NonNullable<CaseDetails['adjustment']>;
}

/** An adjustment that somebody proposed: somebody else agrees or refuses. */
export function AdjustmentWaiting({ details, adjustment }: AdjustmentWaitingProps) {
  const { caseId, seen, currency } = details;
  const { amountPence, reason, by, at } = adjustment;
  const own = by.id === useViewer().id;
  const notices = useNotices();
  const [approve, { isLoading }] = useReconciliationApproveMutation();
  const [refuse] = useReconciliationRefuseMutation();
  const form = useWrittenForm('refuse-adjustment', (text) => refuse({ caseId, reason: text }).unwrap());
  const agree = async (): Promise<void> => {
    try {
      notices.toast((await approve({ caseId, seen }).unwrap()).statusMessage);
    } catch (error) {
      notices.refusedOrFailed(error);
    }
  };
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">Adjustment of {moneyText(Math.abs(amountPence), currency)}</h3>
      <p className="k-small k-soft k-case-text">
        Asked for by {own ? 'you' : nameOf(by)}: “{reason}”, {formatDateTime(at)}
      </p>
      {own ? (
        <p className="k-small k-muted k-panel-note">A second person has to agree. You may take it back.</p>
      ) : (
        <div className="k-form-actions">
          <Button intent="primary" loading={isLoading} onClick={() => void agree()}>
            Agree
          </Button>
        </div>
      )}
      <Form form={form} label={own ? 'Take the adjustment back' : 'Refuse the adjustment'}>
        <TextAreaField
          form={form}
          name="text"
          label={own ? 'Why you take it back' : 'Why you refuse it'}
          rows={2}
          maxLength={LONGEST_REASON}
        />
        <SubmitButton form={form} intent="none">
          {own ? 'Take back' : 'Refuse'}
        </SubmitButton>
      </Form>
    </div>
  );
}
