import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import type { Confirmed } from '../client/api-call';
import { Dialog } from '../ui/dialog/dialog';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { SubmitButton } from '../ui/form/submit-button';
import { useForm } from '../ui/form/use-form';
import type { OwnPassword } from './own-password-rules';
import { type Act, useConfirmation } from './use-confirmation';

interface OwnPasswordDialogProps {
  readonly name: string;
  readonly title: string;
  /** What will happen, and to whom. */
  readonly children: ReactNode;
  readonly confirm: string;
  /** What the password confirms, on whom or what. */
  readonly act: Act;
  /** Makes the call, with what it has to show. A rejection is shown and the dialog stays. */
  readonly onConfirmed: (confirmed: Confirmed) => Promise<void>;
  readonly onClose: () => void;
  /** Text of a failure that carries none of its own. */
  readonly fallback?: string;
}

/** Says what will happen and to whom, and asks for the own password, which counts once, for this act. */
export function OwnPasswordDialog(props: OwnPasswordDialogProps) {
  const { name, title, children, confirm, act, onConfirmed, onClose, fallback } = props;
  const confirmation = useConfirmation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<OwnPassword>(name, {
    initial: { password: '' },
    rules: async () => {
      const { ownPasswordRules } = await import('./own-password-rules');
      return (values) => ('password' in ownPasswordRules(values) ? { password: 'Enter your password' } : {});
    },
    submit: async ({ password }) => {
      await onConfirmed({ confirmation: await confirmation(password, act), idempotencyKey });
      onClose();
    },
    ...(fallback !== undefined && { fallback }),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="k-soft k-dialog-text">{children}</p>
      <Form form={form} label={title}>
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          hint="Confirms this once. It is recorded with your name."
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
