import { sessionMessages } from '@keelson/contracts/session';
import { Button } from '@blueprintjs/core';
import { type SignedIn, useSessionPasscodeMutation } from '../../../session/session.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { messagesByField } from '../messages-by-field';

const MAXIMUM_LENGTH = 5;
const SUCCESS = 'success';

interface PasscodeDialogProps {
  /** What the content service says about the passcode. */
  readonly hint: string;
  readonly onClose: () => void;
  readonly onSuccess: (answer: SignedIn) => Promise<void>;
}

interface Entry {
  readonly passcode: string;
}

/** The second step of signing in: the passcode from the mail (SIGNIN-04). */
export function PasscodeDialog({ hint, onClose, onSuccess }: PasscodeDialogProps) {
  const [verify] = useSessionPasscodeMutation();
  const form = useForm<Entry>('passcode', {
    initial: { passcode: '' },
    validate: ({ passcode }) =>
      messagesByField<Entry>({ passcode: passcode.trim() === '' ? sessionMessages.required : undefined }),
    fallback: 'Unable to sign in',
    submit: async ({ passcode }) => {
      const answer = await verify({ passcode: passcode.trim() }).unwrap();
      if (answer.responseMessage.toLowerCase() !== SUCCESS) return answer.statusMessage;
      return onSuccess(answer.data);
    },
  });
  return (
    <Dialog open title="Enter your passcode" width={420} onClose={onClose}>
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
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
