import { useState } from 'react';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { ErrorState } from '../../../ui/card/card-states';
import { onboardingMessages } from '@keelson/contracts/onboarding';
import { STEP_WORDS } from '../steps';
import { useFinishStep } from '../use-finish-step';
import { useOpenedStep, useProgress } from '../use-journey';
import { videoStepStanding } from '../video-step-standing';
import { SaveAndLogOut } from './save-and-log-out';
import { VideoStepView, type VideoStepWords } from './video-step-view';
import '../onboarding.css';

interface VideoStepProps extends VideoStepWords {
  readonly next: 'generic' | 'earlyLaunch';
  /** Of a visitor, where it is known: the login starts with it. */
  readonly email?: string;
}

/** A step that is a video: Continue and Save & Log Out complete it once the video ended or was read. */
export function VideoStep({ step, page, video, lead, next, email = '' }: VideoStepProps) {
  const { kind, standing: account } = useViewer();
  const { data, error, refetch } = useProgress();
  const [watched, setWatched] = useState(false);
  const { finish, finishing } = useFinishStep(step, STEP_WORDS[next].path);
  useOpenedStep(step);
  const standing = data && videoStepStanding(step, data.data);
  const unconfirmed = account === 'unconfirmed';
  const isCustomer = kind === 'customer' && !unconfirmed;
  return (
    <div className={kind === 'visitor' ? 'k-wrap-wide onb-visitor' : undefined}>
      <VideoStepView
        step={step}
        page={page}
        video={video}
        lead={lead}
        standing={standing}
        watched={watched}
        finishing={finishing}
        actions={isCustomer && <SaveAndLogOut step={step} finishes={watched && standing === 'ready'} />}
        onWatched={() => setWatched(true)}
        onContinue={() => void finish()}
      >
        {isCustomer && !data && error && (
          <ErrorState title={onboardingMessages.unableToGetProgress} error={error} onRetry={() => void refetch()} />
        )}
        {unconfirmed && (
          <ButtonLink to={paths.emailVerification} intent="primary" size="large">
            Confirm your email address to go on
          </ButtonLink>
        )}
        {kind === 'visitor' && watched && (
          <ButtonLink to={paths.signIn} state={{ email }} intent="primary" size="large">
            Log in to go on
          </ButtonLink>
        )}
      </VideoStepView>
    </div>
  );
}
