import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Confirmed } from '../../../../client/api-call';
import type { OwnPassword } from '../../../../session/own-password-rules';
import { useConfirmation } from '../../../../session/use-confirmation';
import { Form } from '../../../../ui/form/form';
import { PasswordField } from '../../../../ui/form/password-field';
import { SubmitButton } from '../../../../ui/form/submit-button';
import { useForm } from '../../../../ui/form/use-form';

interface OwnPasswordStepProps {
  /** What is about to be done. */
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Id of the route that does it. */
  readonly route: string;
  readonly onConfirmed: (confirmed: Confirmed) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the own password in place, before something about the second factor is changed. */
export function OwnPasswordStep({ title, text, confirm, route, onConfirmed, onCancel }: OwnPasswordStepProps) {
  const confirmation = useConfirmation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<OwnPassword>('second-factor-password', {
    initial: { password: '' },
    rules: () => import('../../../../session/own-password-rules').then(({ ownPasswordRules }) => ownPasswordRules),
    submit: async ({ password }) =>
      onConfirmed({ confirmation: await confirmation(password, { route }), idempotencyKey }),
  });
  return (
    <>
      <p className="k-soft">{text}</p>
      <Form form={form} label={title}>
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          hint="Confirms this once."
          autoComplete="current-password"
        />
        <div className="k-form-actions">
          <SubmitButton form={form}>{confirm}</SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}
