import { accountsMessages as texts, changePasswordMessages } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { isApiProblem } from '../../../client/api-problem';
import { useViewer } from '../../../session/use-viewer';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { InspectionLock } from '../../../ui/dialog/inspection-lock';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { useAccountsChangePasswordMutation } from '../accounts.api';
import { messagesByField } from '../messages-by-field';
import { type PasswordCheck, usePasswordCheck } from '../password-check';

const NOTICE_MS = 3_000;

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const required = (text: string): string | undefined => (text === '' ? texts.required : undefined);

const validateWith = (checkPassword: PasswordCheck) => (values: Passwords) =>
  messagesByField<Passwords>({
    oldPassword: required(values.oldPassword),
    newPassword: required(values.newPassword) ?? checkPassword(values.newPassword, changePasswordMessages),
    confirmPassword:
      required(values.confirmPassword) ??
      (values.confirmPassword === values.newPassword
        ? checkPassword(values.confirmPassword, changePasswordMessages)
        : texts.passwordMismatch),
  });

/** Old, new and confirm; the notice stands for three seconds, then the dialog closes (PROFILE-07). */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useViewer();
  const [change] = useAccountsChangePasswordMutation();
  const [done, setDone] = useState(false);
  const form = useForm<Passwords>('change-password', {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    validate: validateWith(usePasswordCheck()),
    stopped: ({ confirmPassword }) =>
      confirmPassword === texts.passwordMismatch ? texts.passwordsShouldBeEqual : undefined,
    submit: async ({ oldPassword, newPassword }) => {
      try {
        await change({ userName: email, password: oldPassword, newPassword }).unwrap();
      } catch (error) {
        if (isApiProblem(error) && error.status === 0) return texts.technicalError;
        throw error;
      }
      setDone(true);
      return undefined;
    },
  });

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(onClose, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [done, onClose]);

  return (
    <Dialog open title="Change Password" width={440} onClose={onClose}>
      <InspectionLock>
        {done ? (
          <Callout tone="positive" live>
            {texts.passwordReset}
          </Callout>
        ) : (
          <Form form={form} label="Change Password">
            <PasswordField form={form} name="oldPassword" label="Old password" autoComplete="current-password" />
            <PasswordField form={form} name="newPassword" label="New password" autoComplete="new-password" />
            <PasswordField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
            <div className="k-form-actions">
              <SubmitButton form={form}>Submit</SubmitButton>
              <Button onClick={onClose}>Cancel</Button>
            </div>
          </Form>
        )}
      </InspectionLock>
    </Dialog>
  );
}
