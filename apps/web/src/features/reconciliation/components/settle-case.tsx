import { LONGEST_REASON } from '@keelson/contracts/reconciliation';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import {
  type CaseDetails,
  useReconciliationMatchMutation,
  useReconciliationProposeMutation,
  useReconciliationUnmatchMutation,
} from '../reconciliation.api';
import { moneyText, POUNDS } from '../reconciliation-words';
import { useDecisionForm, useWrittenForm } from '../use-written-form';
import { AskCustomer } from './ask-customer';
import { AdjustmentWaiting } from './adjustment-waiting';

interface OfCase {
  readonly details: CaseDetails;
}

/** What can be decided of a case as it stands. */
export function SettleCase({ details }: OfCase) {
  if (details.adjustment !== null) return <AdjustmentWaiting details={details} adjustment={details.adjustment} />;
  if (details.needsPerson) return <Settling details={details} />;
  return details.settled ? <Undoing details={details} /> : null;
}

function Settling({ details }: OfCase) {
  const { caseId, gapPence, secondPersonAbovePence } = details;
  const [match] = useReconciliationMatchMutation();
  const [propose] = useReconciliationProposeMutation();
  const size = moneyText(Math.abs(gapPence), POUNDS);
  const alone = Math.abs(gapPence) <= secondPersonAbovePence;
  const { form, changed } = useDecisionForm('settle', details.seen, (reason, seen) =>
    (alone ? match : propose)({ caseId, reason, seen }).unwrap(),
  );
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">Settle it</h3>
      {changed && (
        <Callout tone="caution" live>
          This case has changed since you began to write. Look again before you decide.
        </Callout>
      )}
      <Form form={form} label="Settle it">
        <TextAreaField
          form={form}
          name="text"
          label="Reason, kept in the history"
          hint="What did you check, and where"
          rows={3}
          maxLength={LONGEST_REASON}
        />
        <SubmitButton form={form}>
          {alone ? (gapPence === 0 ? 'Match' : `Match with a ${size} gap`) : `Propose an adjustment of ${size}`}
        </SubmitButton>
      </Form>
      <p className="k-small k-muted k-panel-note">
        {alone
          ? 'A match can be undone. Both are events with your name.'
          : `Above ${moneyText(secondPersonAbovePence, POUNDS)} a second person agrees. You cannot approve your own.`}
      </p>
      <AskCustomer details={details} />
    </div>
  );
}

function Undoing({ details: { caseId } }: OfCase) {
  const [unmatch] = useReconciliationUnmatchMutation();
  const form = useWrittenForm('unmatch', (reason) => unmatch({ caseId, reason }).unwrap());
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">Settled</h3>
      <Form form={form} label="Take back how it was settled">
        <TextAreaField
          form={form}
          name="text"
          label="Why it was not right"
          hint="Kept in the history"
          rows={2}
          maxLength={LONGEST_REASON}
        />
        <SubmitButton form={form} intent="none">
          Unmatch
        </SubmitButton>
      </Form>
    </div>
  );
}
