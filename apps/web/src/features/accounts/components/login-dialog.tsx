import { contentMessages } from '@keelson/contracts/content';
import { useState } from 'react';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import type { SignedIn } from '../../../session/session.api';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import type { SignInWay } from '../sign-in-outcome';
import { type HeldSignIn as Held, useEnter } from '../use-enter';
import { HeldSignIn } from './held-sign-in';
import { PasscodeDialog } from './passcode-dialog';
import { SignInForm } from './sign-in-form';

interface LoginDialogProps {
  /** Shown above the fields. */
  readonly lead: string;
  /** What was typed into the form behind. */
  readonly email: string;
  readonly onClose: () => void;
}

/** For people who have an account already and stand at a sign-up form. */
export function LoginDialog({ lead, email, onClose }: LoginDialogProps) {
  const content = useContent(CONTENT.login);
  const { enter: enterAs } = useEnter();
  const [held, setHeld] = useState<Held>();
  const enter = async (answer: SignedIn, way: SignInWay): Promise<void> => {
    const waiting = await enterAs(answer, way);
    if (waiting === undefined) return;
    setPasscodeWanted(false);
    setHeld(waiting);
  };
  const [passcodeWanted, setPasscodeWanted] = useState(false);
  if (held) return <HeldSignIn held={held} content={content} onClose={() => setHeld(undefined)} />;
  if (passcodeWanted)
    return (
      <PasscodeDialog
        hint={content.text('otpContent')}
        onClose={() => setPasscodeWanted(false)}
        onSuccess={(answer) => enter(answer, { by: 'passcode', genericQuestions: answer.genericQuestionsDetails })}
      />
    );
  return (
    <Dialog open title="Log in" width={420} onClose={onClose}>
      {lead !== '' && <p className="k-dialog-lead">{lead}</p>}
      {content.problem !== undefined && <Callout tone="caution">{contentMessages.signInFailed}</Callout>}
      <SignInForm
        id="login"
        email={email}
        content={content}
        onSignedIn={enter}
        onPasscodeWanted={() => setPasscodeWanted(true)}
      />
    </Dialog>
  );
}
