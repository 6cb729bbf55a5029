import { Button } from '@blueprintjs/core';
import { LONGEST_REASON, MOST_ACCEPTED } from '@keelson/contracts/reconciliation';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { formatCount } from '../../../ui/format/numbers';
import { useReconciliationAcceptMutation } from '../reconciliation.api';
import { useWrittenForm } from '../use-written-form';

interface AcceptCasesProps {
  /** Those that can be accepted on this page. */
  readonly safe: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly select: (caseIds: readonly string[]) => void;
}

/** Accepts refunds and disputes on which both sides agree to the penny, many at once. */
export function AcceptCases({ safe, selected, select }: AcceptCasesProps) {
  const [asking, setAsking] = useState(false);
  const chosen = safe.filter((each) => selected.has(each)).slice(0, MOST_ACCEPTED);
  if (safe.length === 0) return null;
  return (
    <div className="k-row k-wrap k-accept">
      <Button onClick={() => select(chosen.length === safe.length ? [] : safe)}>
        {chosen.length === safe.length ? 'Choose none' : 'Choose all on this page'}
      </Button>
      <Button intent="primary" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
        {`Accept ${formatCount(chosen.length)}`}
      </Button>
      <span className="k-small k-muted">Refunds and disputes on which both sides agree to the penny.</span>
      {asking && (
        <Dialog open title={`Accept ${formatCount(chosen.length)} together`} onClose={() => setAsking(false)}>
          <AcceptForm
            caseIds={chosen}
            onDone={() => {
              select([]);
              setAsking(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

interface AcceptFormProps {
  readonly caseIds: readonly string[];
  readonly onDone: () => void;
}

function AcceptForm({ caseIds, onDone }: AcceptFormProps) {
  const [accept] = useReconciliationAcceptMutation();
  const form = useWrittenForm('accept', async (reason) => {
    const answer = await accept({ caseIds: [...caseIds], reason }).unwrap();
    onDone();
    return answer;
  });
  return (
    <Form form={form} label="Accept together">
      <TextAreaField
        form={form}
        name="text"
        label="Reason, kept in the history"
        hint="All of them are accepted, or none where one is of another kind by now."
        rows={3}
        maxLength={LONGEST_REASON}
      />
      <div className="k-form-actions">
        <SubmitButton form={form}>Accept</SubmitButton>
      </div>
    </Form>
  );
}
