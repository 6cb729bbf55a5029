import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { holdToken } from '../client/token-vault';
import { Dialog } from '../ui/dialog/dialog';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { SubmitButton } from '../ui/form/submit-button';
import { useForm } from '../ui/form/use-form';
import type { OwnPassword } from './own-password-rules';
import { useSessionStepUpMutation } from './session.api';
import './own-password-dialog.css';

interface OwnPasswordDialogProps {
  readonly name: string;
  readonly title: string;
  /** What will happen, and to whom. */
  readonly children: ReactNode;
  readonly confirm: string;
  /** Id of the route that the password opens. */
  readonly route: string;
  /** Calls the route. A rejection is shown and the dialog stays. */
  readonly onConfirmed: () => Promise<void>;
  readonly onClose: () => void;
  /** Text of a failure that carries none of its own. */
  readonly fallback?: string;
}

/** Says what will happen and asks for the own password, which counts for this one act. */
export function OwnPasswordDialog(props: OwnPasswordDialogProps) {
  const { name, title, children, confirm, route, onConfirmed, onClose, fallback } = props;
  const [stepUp] = useSessionStepUpMutation();
  const form = useForm<OwnPassword>(name, {
    initial: { password: '' },
    rules: async () => {
      const { ownPasswordRules } = await import('./own-password-rules');
      return (values) => ('password' in ownPasswordRules(values) ? { password: 'Enter your password' } : {});
    },
    submit: async ({ password }) => {
      const { jwt } = await stepUp({ password, route }).unwrap();
      holdToken(jwt);
      await onConfirmed();
      onClose();
    },
    ...(fallback !== undefined && { fallback }),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="k-soft k-act-text">{children}</p>
      <Form form={form} label={title}>
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          hint="Confirms this. It is recorded with your name."
          autoComplete="current-password"
        />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>{confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
