import { Button } from '@blueprintjs/core';
import { sessionMessages } from '@keelson/contracts/session';
import type { SecondStepCode } from '@keelson/vocabulary';
import { useState } from 'react';
import { type SignedIn, useSessionSecondStepMutation } from '../../../session/session.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { CodeEntry } from '../second-factor-rules';
import './second-step-dialog.css';

interface SecondStepDialogProps {
  readonly onClose: () => void;
  readonly onSuccess: (answer: SignedIn) => Promise<void>;
}

/** The second step of signing in for staff who have a second factor. */
export function SecondStepDialog({ onClose, onSuccess }: SecondStepDialogProps) {
  const [kind, setKind] = useState<SecondStepCode>('authenticator');
  const other = kind === 'authenticator' ? 'recovery-code' : 'authenticator';
  return (
    <Dialog open title="Confirm that it is you" width={420} onClose={onClose}>
      <CodeForm key={kind} kind={kind} onClose={onClose} onSuccess={onSuccess} />
      <div className="k-dialog-other">
        <Button variant="minimal" size="small" onClick={() => setKind(other)}>
          {OTHERS[other]}
        </Button>
      </div>
    </Dialog>
  );
}

const OTHERS: Readonly<Record<SecondStepCode, string>> = {
  authenticator: 'Use the authenticator app',
  'recovery-code': 'Use a recovery code',
};

const LEADS: Readonly<Record<SecondStepCode, string>> = {
  authenticator: 'Enter the code that your authenticator app shows for Keelson.',
  'recovery-code': 'Enter one of the recovery codes that you kept. It works once.',
};

interface CodeFormProps extends SecondStepDialogProps {
  readonly kind: SecondStepCode;
}

function CodeForm({ kind, onClose, onSuccess }: CodeFormProps) {
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
