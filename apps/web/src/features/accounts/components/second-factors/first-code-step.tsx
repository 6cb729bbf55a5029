import { Button } from '@blueprintjs/core';
import { Form } from '../../../../ui/form/form';
import { SubmitButton } from '../../../../ui/form/submit-button';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { useNotices } from '../../../../ui/notices/use-notices';
import type { CodeEntry } from '../../second-factor-rules';
import { type NewAuthenticator, useAccountsConfirmAuthenticatorMutation } from '../../second-factors.api';
import { QrCode } from './qr-code';

interface FirstCodeStepProps {
  readonly authenticator: NewAuthenticator;
  /** With recovery codes, none where there are some already. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The app reads the secret, and shows by its first code that it has. */
export function FirstCodeStep({ authenticator, onDone, onCancel }: FirstCodeStepProps) {
  const [confirm] = useAccountsConfirmAuthenticatorMutation();
  const { toast } = useNotices();
  const form = useForm<CodeEntry>('first-code', {
    initial: { code: '' },
    rules: () => import('../../second-factor-rules').then(({ firstCodeRules }) => firstCodeRules),
    submit: async ({ code }) => {
      const { data, statusMessage } = await confirm({ code: code.trim() }).unwrap();
      toast(statusMessage);
      onDone(data.recoveryCodes);
    },
  });
  return (
    <>
      <p className="k-soft">Scan this with an authenticator app, then type the code that the app shows.</p>
      <QrCode text={authenticator.uri} title="QR code for the authenticator app" />
      <p className="k-small k-soft">
        No camera? Type this key into the app: <code className="k-secret-text">{inGroups(authenticator.secret)}</code>
      </p>
      <Form form={form} label="First code">
        <TextField
          form={form}
          name="code"
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
        <div className="k-form-actions">
          <SubmitButton form={form}>Switch on</SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}
