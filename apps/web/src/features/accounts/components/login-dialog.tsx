import { contentMessages } from '@keelson/contracts/content';
import { useState } from 'react';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import type { SignedIn } from '../../../session/session.api';
import { Callout } from '../../../ui/card/callout';
import { Dialog } from '../../../ui/dialog/dialog';
import type { SecondStepAsked } from '../second-step-asked';
import type { SignInWay } from '../sign-in-outcome';
import { type HeldSignIn as Held, useEnter } from '../use-enter';
import { HeldSignIn } from './held-sign-in';
import { SecondStep } from './second-step';
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
    setAsked(undefined);
    setHeld(waiting);
  };
  const [asked, setAsked] = useState<SecondStepAsked>();
  if (held) return <HeldSignIn held={held} content={content} onClose={() => setHeld(undefined)} />;
  if (asked)
    return (
      <SecondStep
        asked={asked}
        hint={content.text('otpContent')}
        onClose={() => setAsked(undefined)}
        onSignedIn={enter}
      />
    );
  return (
    <Dialog open title="Log in" width={420} onClose={onClose}>
      {lead !== '' && <p className="k-dialog-lead">{lead}</p>}
      {content.problem !== undefined && <Callout tone="caution">{contentMessages.signInFailed}</Callout>}
      <SignInForm id="login" email={email} content={content} onSignedIn={enter} onSecondStep={setAsked} />
    </Dialog>
  );
}
