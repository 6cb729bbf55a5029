import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Confirmed } from '../client/api-call';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { SubmitButton } from '../ui/form/submit-button';
import { useForm } from '../ui/form/use-form';
import type { OwnPassword } from './own-password-rules';
import { type Act, useConfirmation } from './use-confirmation';

export interface OwnPasswordFormProps {
  readonly name: string;
  readonly title: string;
  readonly confirm: string;
  /** What the password confirms, on whom or what. */
  readonly act: Act;
  readonly hint: string;
  /** Makes the call, with what it has to show. A rejection is shown and the form stays. */
  readonly onConfirmed: (confirmed: Confirmed) => Promise<void>;
  readonly onCancel: () => void;
  /** Text of a failure that carries none of its own. */
  readonly fallback?: string | undefined;
}

/** Asks for the own password, which counts once, for this act. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { name, title, confirm, act, hint, onConfirmed, onCancel, fallback } = props;
  const confirmation = useConfirmation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<OwnPassword>(name, {
    initial: { password: '' },
    rules: async () => {
      const { ownPasswordRules } = await import('./own-password-rules');
      return (values) => ('password' in ownPasswordRules(values) ? { password: 'Enter your password' } : {});
    },
    submit: async ({ password }) => onConfirmed({ confirmation: await confirmation(password, act), idempotencyKey }),
    ...(fallback !== undefined && { fallback }),
  });
  return (
    <Form form={form} label={title}>
      <PasswordField form={form} name="password" label="Your password" hint={hint} autoComplete="current-password" />
      <div className="k-form-actions">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton form={form}>{confirm}</SubmitButton>
      </div>
    </Form>
  );
}
