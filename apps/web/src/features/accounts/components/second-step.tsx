import type { SignedIn } from '../../../session/session.api';
import type { SecondStepAsked } from '../second-step-asked';
import type { SignInWay } from '../sign-in-outcome';
import { PasscodeDialog } from './passcode-dialog';
import { SecondStepDialog } from './second-step-dialog';

interface SecondStepProps {
  readonly asked: SecondStepAsked;
  /** What the content service says about the passcode. */
  readonly hint: string;
  readonly onClose: () => void;
  readonly onSignedIn: (answer: SignedIn, way: SignInWay) => Promise<void>;
}

/** What is asked for after a right password. */
export function SecondStep({ asked, hint, onClose, onSignedIn }: SecondStepProps) {
  const onSuccess = (answer: SignedIn) =>
    onSignedIn(answer, { by: 'passcode', genericQuestions: answer.genericQuestionsDetails });
  return asked.factors.length === 0 ? (
    <PasscodeDialog hint={hint} onClose={onClose} onSuccess={onSuccess} />
  ) : (
    <SecondStepDialog asked={asked} onClose={onClose} onSuccess={onSuccess} />
  );
}
