import type { SecondFactor } from '@keelson/vocabulary';
import type { SignedIn } from '../../../session/session.api';
import type { SignInWay } from '../sign-in-outcome';
import { PasscodeDialog } from './passcode-dialog';
import { SecondStepDialog } from './second-step-dialog';

interface SecondStepProps {
  /** What replaces the mailed passcode; none where it was mailed. */
  readonly factors: readonly SecondFactor[];
  /** What the content service says about the passcode. */
  readonly hint: string;
  readonly onClose: () => void;
  readonly onSignedIn: (answer: SignedIn, way: SignInWay) => Promise<void>;
}

/** What is asked for after a right password. */
export function SecondStep({ factors, hint, onClose, onSignedIn }: SecondStepProps) {
  const onSuccess = (answer: SignedIn) =>
    onSignedIn(answer, { by: 'passcode', genericQuestions: answer.genericQuestionsDetails });
  return factors.length === 0 ? (
    <PasscodeDialog hint={hint} onClose={onClose} onSuccess={onSuccess} />
  ) : (
    <SecondStepDialog onClose={onClose} onSuccess={onSuccess} />
  );
}
