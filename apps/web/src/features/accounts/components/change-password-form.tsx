import { accountsMessages as texts } from '@keelson/contracts/accounts';
import { passwordHint } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { isApiProblem } from '../../../client/api-problem';
import { holdToken } from '../../../client/token-vault';
import { useViewer } from '../../../session/use-viewer';
import { useUnsavedInDialog } from '../../../ui/dialog/unsaved';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { useAccountsChangePasswordMutation } from '../accounts.api';
import { useOwnPasswordProfile } from '../password-profile';
import type { ChangedPassword } from '../password-values';

interface ChangePasswordFormProps {
  readonly onDone: () => void | Promise<void>;
  /** What stands beside Submit. */
  readonly children: ReactNode;
}

/** Old, new and confirm. */
export function ChangePasswordForm({ onDone, children }: ChangePasswordFormProps) {
  const { email } = useViewer();
  const profile = useOwnPasswordProfile();
  const [change] = useAccountsChangePasswordMutation();
  const form = useForm<ChangedPassword, PasswordProfile>('change-password', {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    rules: () => import('../password-rules').then(({ changePasswordRules }) => changePasswordRules),
    facts: profile,
    stopped: ({ confirmPassword }) =>
      confirmPassword === texts.passwordMismatch ? texts.passwordsShouldBeEqual : undefined,
    submit: async ({ oldPassword, newPassword }) => {
      try {
        const { jwt } = await change({ userName: email, password: oldPassword, newPassword }).unwrap();
        if (jwt !== undefined) holdToken(jwt);
      } catch (error) {
        if (isApiProblem(error) && error.status === 0) return texts.technicalError;
        throw error;
      }
      await onDone();
      return undefined;
    },
  });
  useUnsavedInDialog(form.dirty);
  return (
    <Form form={form} label="Change Password">
      <PasswordField form={form} name="oldPassword" label="Old password" autoComplete="current-password" />
      <PasswordField
        form={form}
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={passwordHint(profile)}
      />
      <PasswordField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <div className="k-form-actions">
        <SubmitButton form={form}>Submit</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
