import { Button } from '@blueprintjs/core';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import type { FormState } from '../../../ui/form/use-form';

export const PASSCODE_TITLE = 'Enter your passcode';

const MAXIMUM_LENGTH = 5;

export interface PasscodeEntry {
  readonly passcode: string;
}

interface PasscodeFormProps {
  readonly form: FormState<PasscodeEntry>;
  /** What the content service says about the passcode. */
  readonly hint: string;
  readonly onCancel?: () => void;
}

export function PasscodeForm({ form, hint, onCancel }: PasscodeFormProps) {
  return (
    <>
      <p className="k-dialog-lead">{hint || 'We have sent a passcode to your email address.'}</p>
      <Form form={form} label="Verify passcode">
        <TextField
          form={form}
          name="passcode"
          label="Passcode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MAXIMUM_LENGTH}
        />
        <div className="k-form-actions">
          <SubmitButton form={form}>Verify</SubmitButton>
          <Button onClick={() => onCancel?.()}>Cancel</Button>
        </div>
      </Form>
    </>
  );
}
