import { Button } from '@blueprintjs/core';
import { LONGEST_ACTING_REASON } from '@keelson/vocabulary';
import * as paths from '../../../client/paths';
import { beginAnewAt } from '../../../session/begin-anew';
import { useSessionStartActingMutation } from '../../../session/session.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { useForm } from '../../../ui/form/use-form';
import type { ReasonToAct } from '../act-as-rules';
import type { CustomerView } from '../customer-views';

interface ActAsDialogProps {
  readonly accountId: string;
  readonly company: string;
  /** The page that is opened; the dashboard unless told. */
  readonly opens?: Pick<CustomerView, 'title' | 'to'>;
  /** How long after the start it opens, in milliseconds. */
  readonly after?: number;
  readonly onClose: () => void;
}

/** Asks why, and says what follows: the owner can read both (decision 4.88). */
export function ActAsDialog({ accountId, company, opens, after = 0, onClose }: ActAsDialogProps) {
  const [start] = useSessionStartActingMutation();
  const form = useForm<ReasonToAct>('act-as', {
    initial: { reason: '' },
    rules: async () => (await import('../act-as-rules')).actAsRules(accountId),
    submit: async ({ reason }) => {
      await start({ accountId, reason }).unwrap();
      if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
      beginAnewAt(opens?.to ?? paths.dashboard);
    },
  });
  const title = `Act as ${company}?`;
  return (
    <Dialog open title={title} onClose={onClose} unsaved={form.typed}>
      <p className="k-soft k-dialog-text">
        {opens !== undefined && <strong>Opens {opens.title}. </strong>}
        You will see what the owner sees and may correct what owners ask support to correct, for one hour at most. It
        shows in the history of the account at once, and everything that you do carries both names. It ends when you end
        it or log out. What only the owner can mean is refused, from the password to the goals.
      </p>
      <Form form={form} label={title}>
        <TextAreaField
          form={form}
          name="reason"
          label="Reason, which the owner can read"
          hint={`${form.values.reason.trim().length} of ${LONGEST_ACTING_REASON} characters`}
          rows={3}
          maxLength={LONGEST_ACTING_REASON}
        />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>Act as this customer</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
