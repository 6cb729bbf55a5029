import { Button } from '@blueprintjs/core';
import { accountsMessages as texts, accountsPaths } from '@keelson/contracts/accounts';
import { passwordHint } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import { useState } from 'react';
import { isApiProblem } from '../client/api-problem';
import { useConfirmation } from '../session/use-confirmation';
import { Dialog } from '../ui/dialog/dialog';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { SubmitButton } from '../ui/form/submit-button';
import { useForm } from '../ui/form/use-form';
import { useNotices } from '../ui/notices/use-notices';
import { useDetailsPasswordPolicyQuery, useDetailsResetPasswordMutation } from './details.api';
import type { PasswordByStaff } from './reset-password-rules';

interface ResetPasswordDialogProps {
  readonly account: { readonly id: string; readonly name: string; readonly email: string };
  /** Staff have a rule of their own for passwords. */
  readonly ofStaff?: boolean;
  readonly onClose: () => void;
}

/** Says what follows, asks for the new password twice, and for the own one, which counts once, for this account. */
export function ResetPasswordDialog({ account, ofStaff = false, onClose }: ResetPasswordDialogProps) {
  const { id, name, email } = account;
  const configured = useDetailsPasswordPolicyQuery(undefined, { skip: ofStaff }).data?.profile;
  const profile = ofStaff ? 'staff' : (configured ?? 'specified');
  const [reset] = useDetailsResetPasswordMutation();
  const confirmation = useConfirmation();
  const { toast } = useNotices();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<PasswordByStaff, PasswordProfile>('reset-password', {
    initial: { newPassword: '', confirmPassword: '', ownPassword: '' },
    rules: () => import('./reset-password-rules').then(({ resetPasswordRules }) => resetPasswordRules),
    facts: profile,
    stopped: ({ newPassword, confirmPassword }) =>
      [newPassword, confirmPassword].some((message) => message !== undefined && message !== texts.required)
        ? texts.staffResetInvalid
        : undefined,
    submit: async ({ newPassword, ownPassword }) => {
      const act = { route: accountsPaths.staffReset.id, target: { accountId: id } };
      const confirmed = { confirmation: await confirmation(ownPassword, act), idempotencyKey };
      try {
        await reset({
          accountId: id,
          body: { newPassword, password: newPassword, userName: email },
          confirmed,
        }).unwrap();
      } catch (error) {
        if (isApiProblem(error) && error.errors.length > 0) throw error;
        return isApiProblem(error) && error.status !== 0 ? texts.staffResetRefused : texts.staffResetFailed;
      }
      toast(texts.passwordReset);
      onClose();
      return undefined;
    },
  });
  const title = `Reset the password of ${name}`;
  return (
    <Dialog open title={title} onClose={onClose} unsaved={form.typed}>
      <p className="k-soft k-dialog-text">
        {name} is logged out everywhere, is told by mail, and logs in with the new password from then on. It is recorded
        with your name.
      </p>
      <Form form={form} label={title}>
        <PasswordField
          form={form}
          name="newPassword"
          label="New Password"
          autoComplete="new-password"
          hint={passwordHint(profile)}
        />
        <PasswordField form={form} name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <PasswordField
          form={form}
          name="ownPassword"
          label="Your password"
          hint="Confirms this once."
          autoComplete="current-password"
        />
        <div className="k-form-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>Submit</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
