import { accountsPaths } from '@keelson/contracts/accounts';
import { useConfirmation } from '../../../session/use-confirmation';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import { useAccountsChangePasscodeSettingMutation } from '../accounts.api';

interface Setting {
  readonly enabled: boolean;
  readonly password: string;
}

/** The switch; once it is moved it asks for the password, which counts for this one change. */
export function PasscodeSwitch({ enabled }: { readonly enabled: boolean }) {
  const confirm = useConfirmation();
  const [change] = useAccountsChangePasscodeSettingMutation();
  const notices = useNotices();
  const form = useForm<Setting>('passcode-setting', {
    initial: { enabled, password: '' },
    rules: async () => {
      const { ownPasswordRules } = await import('../../../session/own-password-rules');
      return (values) => (values.enabled === enabled ? {} : ownPasswordRules(values));
    },
    submit: async ({ enabled: wanted, password }) => {
      if (wanted === enabled) return;
      const act = { route: accountsPaths.changePasscodeSetting.id, target: { enabled: wanted } };
      const confirmation = await confirm(password, act);
      const { statusMessage } = await change({ body: { enabled: wanted }, confirmation }).unwrap();
      notices.toast(statusMessage);
    },
  });
  const moved = form.values.enabled !== enabled;

  return (
    <Form form={form} label="Passcode at login">
      <CheckboxField form={form} name="enabled">
        Ask for a passcode by email at every login
      </CheckboxField>
      {moved && (
        <>
          <PasswordField
            form={form}
            name="password"
            label="Your password"
            hint="Confirms this change."
            autoComplete="current-password"
          />
          <div className="k-form-actions">
            <SubmitButton form={form}>Save setting</SubmitButton>
          </div>
        </>
      )}
    </Form>
  );
}
