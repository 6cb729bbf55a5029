import { Button } from '@blueprintjs/core';
import { LONGEST_PASSKEY_NAME } from '@keelson/vocabulary';
import { Form } from '../../../../ui/form/form';
import { SubmitButton } from '../../../../ui/form/submit-button';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { useNotices } from '../../../../ui/notices/use-notices';
import { passkeyFailure } from '../../passkey-failure';
import type { PasskeyName } from '../../second-factor-rules';
import { type PasskeyCreation, useAccountsConfirmPasskeyMutation } from '../../second-factors.api';

interface NewPasskeyStepProps {
  readonly asked: PasskeyCreation;
  /** With recovery codes, none where there are some already. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The passkey gets a name, and the browser makes it. */
export function NewPasskeyStep({ asked, onDone, onCancel }: NewPasskeyStepProps) {
  const [confirm] = useAccountsConfirmPasskeyMutation();
  const { toast } = useNotices();
  const form = useForm<PasskeyName>('new-passkey', {
    initial: { name: '' },
    rules: () => import('../../second-factor-rules').then(({ passkeyNameRules }) => passkeyNameRules),
    submit: async ({ name }) => {
      const { makePasskey } = await import('../../passkey-browser');
      try {
        const passkey = await makePasskey(asked);
        const { data, statusMessage } = await confirm({ name: name.trim(), passkey }).unwrap();
        toast(statusMessage);
        onDone(data.recoveryCodes);
      } catch (error) {
        const text = passkeyFailure(error);
        if (text === undefined) throw error;
        return text;
      }
    },
  });
  return (
    <>
      <p className="k-soft">
        Give the passkey a name by which you will recognise it. Your browser then asks for your fingerprint, face, PIN
        or security key.
      </p>
      <Form form={form} label="New passkey">
        <TextField
          form={form}
          name="name"
          label="Name of the passkey"
          hint="For example: my laptop, or the key on my ring."
          maxLength={LONGEST_PASSKEY_NAME}
        />
        <div className="k-form-actions">
          <SubmitButton form={form}>Create the passkey</SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}
