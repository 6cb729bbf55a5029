import { Button } from '@blueprintjs/core';
import { sessionMessages } from '@keelson/contracts/session';
import type { SecondStepCode } from '@keelson/vocabulary';
import { type SignedIn, useSessionSecondStepMutation } from '../../../session/session.api';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { CodeEntry } from '../second-factor-rules';

const LEADS: Readonly<Record<SecondStepCode, string>> = {
  authenticator: 'Enter the code that your authenticator app shows for Keelson.',
  'recovery-code': 'Enter one of the recovery codes that you kept. It works once.',
};

interface SecondStepCodeFormProps {
  readonly kind: SecondStepCode;
  readonly onClose: () => void;
  readonly onSuccess: (answer: SignedIn) => Promise<void>;
}

/** Finishes the sign-in by a code that is typed. */
export function SecondStepCodeForm({ kind, onClose, onSuccess }: SecondStepCodeFormProps) {
  const [verify] = useSessionSecondStepMutation();
  const form = useForm<CodeEntry>(`second-step-${kind}`, {
    initial: { code: '' },
    rules: () => import('../second-factor-rules').then(({ secondStepRules }) => secondStepRules(kind)),
    fallback: sessionMessages.unableToSignIn,
    submit: async ({ code }) => onSuccess(await verify({ kind, code: code.trim() }).unwrap()),
  });
  const digits = kind === 'authenticator';
  return (
    <>
      <p className="k-dialog-lead">{LEADS[kind]}</p>
      <Form form={form} label="Confirm that it is you">
        <TextField
          form={form}
          name="code"
          label={digits ? 'Code' : 'Recovery code'}
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete={digits ? 'one-time-code' : 'off'}
          maxLength={digits ? 7 : 40}
        />
        <div className="k-form-actions">
          <SubmitButton form={form}>Verify</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}
