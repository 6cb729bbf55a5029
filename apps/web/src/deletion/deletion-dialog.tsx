import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { sessionMessages } from '@keelson/contracts/session';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { failureText, isApiProblem } from '../client/api-problem';
import type { Confirmed } from '../client/api-call';
import type { OwnPassword } from '../session/own-password-rules';
import { useConfirmation } from '../session/use-confirmation';
import { Callout } from '../ui/card/callout';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { Dialog } from '../ui/dialog/dialog';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { SubmitButton } from '../ui/form/submit-button';
import { useForm } from '../ui/form/use-form';
import { useNow } from '../ui/format/use-now';
import { useNotices } from '../ui/notices/use-notices';
import type { DeletableAccount, DeletionStep } from './deletable-account';
import { stepWords } from './deletion-words';
import { useDeletionStep } from './use-deletion-step';

interface DeletionDialogProps {
  readonly account: DeletableAccount;
  readonly step: DeletionStep;
  readonly onClose: () => void;
}

interface Validated extends Confirmed {
  readonly password: string;
}

const REFRESH_MS = 60_000;

/** The own password first; only once it was right may the step be taken, and then it is asked once more (DEL-03). */
export function DeletionDialog({ account, step, onClose }: DeletionDialogProps) {
  const confirm = useConfirmation();
  const { toast } = useNotices();
  const { act, take, busy } = useDeletionStep(step, account);
  const [validated, setValidated] = useState<Validated>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { title, question, confirm: yes, lead } = stepWords(step, account, useNow(REFRESH_MS));
  const form = useForm<OwnPassword>(`deletion-${step}`, {
    initial: { password: '' },
    rules: () => import('../session/own-password-rules').then(({ ownPasswordRules }) => ownPasswordRules),
    submit: async ({ password }) => {
      setFailure(undefined);
      setValidated(undefined);
      const confirmation = await confirm(password, act);
      setValidated({ password, confirmation, idempotencyKey: crypto.randomUUID() });
    },
  });
  const valid = validated?.password === form.values.password ? validated : undefined;
  const go = async ({ confirmation, idempotencyKey }: Validated): Promise<void> => {
    setFailure(undefined);
    try {
      const done = await take({ confirmation, ...(idempotencyKey !== undefined && { idempotencyKey }) });
      toast(done);
      onClose();
    } catch (error) {
      setAsking(false);
      // What was answered has used the password up; without an answer the same try is made again.
      if (isApiProblem(error) && error.status < 500) setValidated(undefined);
      setFailure(failureText(error, texts.failed));
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="k-soft k-dialog-text">{lead}</p>
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      <Form form={form} label={title}>
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          hint="Confirms this once. It is recorded with your name."
          autoComplete="current-password"
        />
        {valid && (
          <Callout tone="positive" live>
            {sessionMessages.passwordValid}
          </Callout>
        )}
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form} intent={valid ? 'none' : 'primary'}>
            Submit
          </SubmitButton>
          <Button
            intent={step === 'stop' ? 'primary' : 'danger'}
            disabled={!valid}
            loading={busy}
            onClick={() => setAsking(true)}
          >
            {title}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={asking && valid !== undefined}
        title={title}
        confirm={yes}
        destructive={step !== 'stop'}
        busy={busy}
        onConfirm={() => valid && void go(valid)}
        onCancel={() => setAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </Dialog>
  );
}
