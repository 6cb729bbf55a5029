import { accountsMessages as texts } from '@keelson/contracts/accounts';
import type { PasswordProfile } from '@keelson/vocabulary';
import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { isApiProblem } from '../../../client/api-problem';
import { holdToken } from '../../../client/token-vault';
import { useViewer } from '../../../session/use-viewer';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import { InspectionLock } from '../../../ui/dialog/inspection-lock';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { useAccountsChangePasswordMutation } from '../accounts.api';
import { usePasswordProfile } from '../password-profile';
import type { ChangedPassword } from '../password-values';

const NOTICE_MS = 3_000;

/** Old, new and confirm; the notice stands for three seconds, then the dialog closes (PROFILE-07). */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useViewer();
  const [change] = useAccountsChangePasswordMutation();
  const [done, setDone] = useState(false);
  const form = useForm<ChangedPassword, PasswordProfile>('change-password', {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    rules: () => import('../password-rules').then(({ changePasswordRules }) => changePasswordRules),
    facts: usePasswordProfile(),
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
