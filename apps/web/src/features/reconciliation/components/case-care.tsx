import { LONGEST_REASON } from '@keelson/contracts/reconciliation';
import { Form } from '../../../ui/form/form';
import { Field } from '../../../ui/form/field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useNotices } from '../../../ui/notices/use-notices';
import {
  type CaseDetails,
  type Person,
  useReconciliationAssignMutation,
  useReconciliationCommentMutation,
} from '../reconciliation.api';
import { nameOf } from '../reconciliation-words';
import { useWrittenForm } from '../use-written-form';

interface CaseCareProps {
  readonly details: CaseDetails;
  readonly people: readonly Person[];
}

/** Who looks after a case, and what they note. */
export function CaseCare({ details, people }: CaseCareProps) {
  const { caseId } = details;
  const [comment] = useReconciliationCommentMutation();
  const form = useWrittenForm('comment', (text) => comment({ caseId, text }).unwrap());
  return (
    <div className="k-panel-part">
      <Assignee details={details} people={people} />
      <Form form={form} label="Comment on it">
        <TextAreaField form={form} name="text" label="Comment" rows={2} maxLength={LONGEST_REASON} />
        <SubmitButton form={form} intent="none">
          Keep comment
        </SubmitButton>
      </Form>
    </div>
  );
}

function Assignee({ details: { caseId, assignedTo }, people }: CaseCareProps) {
  const notices = useNotices();
  const [assign, { isLoading }] = useReconciliationAssignMutation();
  const choose = async (assignee: string | null): Promise<void> => {
    try {
      notices.toast((await assign({ caseId, assignee }).unwrap()).statusMessage);
    } catch (error) {
      notices.refusedOrFailed(error);
    }
  };
  // Somebody may look after it who can be assigned no longer.
  const listed =
    assignedTo === null || people.some(({ id }) => id === assignedTo.id) ? people : [assignedTo, ...people];
  return (
    <Field id="case-assignee" label="Assigned to">
      <div className="k-select">
        <select
          id="case-assignee"
          className="bp6-input k-input"
          value={assignedTo?.id ?? ''}
          disabled={isLoading}
          onChange={({ target }) => void choose(target.value === '' ? null : target.value)}
        >
          <option value="">Nobody</option>
          {listed.map((person) => (
            <option key={person.id} value={person.id}>
              {nameOf(person)}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
