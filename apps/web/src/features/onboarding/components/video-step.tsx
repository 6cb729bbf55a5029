import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useViewer } from '../../../app/hooks';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import type { ProductVideo } from '../../../ui/video/product-videos';
import { onboardingMessages } from '@keelson/contracts/onboarding';
import { STEP_WORDS } from '../steps';
import { useFinishStep } from '../use-finish-step';
import { useOpenedStep, useProgress } from '../use-journey';
import { videoStepStanding } from '../video-step-standing';
import { ComesAfter } from './comes-after';
import { SaveAndLogOut } from './save-and-log-out';
import { StepHeader } from './step-header';
import '../onboarding.css';

interface VideoStepProps {
  readonly step: 'thankYou' | 'benefits';
  readonly video: ProductVideo;
  readonly lead: string;
  readonly next: 'generic' | 'earlyLaunch';
}

/** A step that is a video: Continue and Save & Log Out complete it once the video ended or was read. */
export function VideoStep({ step, video, lead, next }: VideoStepProps) {
  const { kind } = useViewer();
  const { data, error, refetch } = useProgress();
  const [watched, setWatched] = useState(false);
  const { finish, finishing } = useFinishStep(step, STEP_WORDS[next].path);
  useOpenedStep(step);
  const standing = data && videoStepStanding(step, data.data);
  const finishes = watched && standing === 'ready';
  const mayGoOn = standing === 'completed' || finishes;
  const isCustomer = kind === 'customer';
  return (
    <div className={kind === 'visitor' ? 'k-wrap-wide onb-visitor' : undefined}>
      <StepHeader step={step} lead={lead} actions={isCustomer && <SaveAndLogOut step={step} finishes={finishes} />} />
      <Card className="onb-stage">
        <CaptionedVideo video={video} onFinished={() => setWatched(true)} />
        <div className="onb-stage-foot" aria-live="polite">
          {standing === 'locked' && <ComesAfter step={step} />}
          {mayGoOn && (
            <Button intent="primary" size="large" loading={finishing} onClick={() => void finish()}>
              Continue
            </Button>
          )}
          {standing === 'ready' && !watched && (
            <p className="k-small k-muted">Continue appears when the video has ended.</p>
          )}
          {isCustomer && !data && error && (
            <ErrorState title={onboardingMessages.unableToGetProgress} error={error} onRetry={() => void refetch()} />
          )}
          {kind === 'visitor' && watched && (
            <ButtonLink to="/auth/signIn" intent="primary" size="large">
              Log in to go on
            </ButtonLink>
          )}
        </div>
      </Card>
    </div>
  );
}
