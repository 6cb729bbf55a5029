import { sessionMessages } from '@keelson/contracts/session';
import { type SignedIn, useSessionPasscodeMutation } from '../../../session/session.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { useForm } from '../../../ui/form/use-form';
import { PASSCODE_TITLE, type PasscodeEntry, PasscodeForm } from './passcode-form';

const SUCCESS = 'success';

interface PasscodeDialogProps {
  /** What the content service says about the passcode. */
  readonly hint: string;
  readonly onClose: () => void;
  readonly onSuccess: (answer: SignedIn) => Promise<void>;
}

/** The second step of signing in: the passcode from the mail (SIGNIN-04). */
export function PasscodeDialog({ hint, onClose, onSuccess }: PasscodeDialogProps) {
  const [verify] = useSessionPasscodeMutation();
  const form = useForm<PasscodeEntry>('passcode', {
    initial: { passcode: '' },
    rules: () => import('../sign-in-rules').then(({ passcodeRules }) => passcodeRules),
    fallback: sessionMessages.unableToSignIn,
    submit: async ({ passcode }) => {
      const answer = await verify({ passcode: passcode.trim() }).unwrap();
      if (answer.responseMessage.toLowerCase() !== SUCCESS) return answer.statusMessage;
      return onSuccess(answer.data);
    },
  });
  return (
    <Dialog open title={PASSCODE_TITLE} width={420} onClose={onClose}>
      <PasscodeForm form={form} hint={hint} onCancel={onClose} />
    </Dialog>
  );
}
