import { Button } from '@blueprintjs/core';
import type { PublicPageName } from '@keelson/contracts/content';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { useContent } from '../../../content/use-content';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import type { PlayableVideo } from '../../../ui/video/playable-video';
import type { VideoStepStanding } from '../video-step-standing';
import { ComesAfter } from './comes-after';
import { StepHeader } from './step-header';
import '../onboarding.css';

export interface VideoStepWords {
  readonly step: 'thankYou' | 'benefits';
  readonly video: PlayableVideo;
  readonly lead: string;
  /** The page whose texts come before these. */
  readonly page: PublicPageName;
}

interface VideoStepViewProps extends VideoStepWords {
  readonly standing: VideoStepStanding | undefined;
  /** The video ended, or its transcript was read. */
  readonly watched: boolean;
  readonly finishing?: boolean;
  /** Shows the first picture and loads nothing of the video. */
  readonly still?: boolean;
  readonly actions?: ReactNode;
  /** What stands below the video besides. */
  readonly children?: ReactNode;
  readonly onWatched?: () => void;
  readonly onContinue?: () => void;
}

/** A step that is a video, as it stands. */
export function VideoStepView(props: VideoStepViewProps) {
  const { step, video, lead, standing, watched, finishing = false, still = false, actions, children } = props;
  const { onWatched, onContinue } = props;
  const { ready, text } = useContent(props.page);
  const words = (name: string, own: string): string => (ready && text(name)) || own;
  const mayGoOn = standing === 'completed' || (standing === 'ready' && watched);
  return (
    <>
      <StepHeader step={step} title={words('heading', '')} lead={words('content', lead)} actions={actions} />
      <Card className="onb-stage">
        <CaptionedVideo
          video={video}
          preload={still ? 'none' : 'metadata'}
          {...(onWatched && { onFinished: onWatched })}
        />
        <div className="onb-stage-foot" aria-live="polite">
          {standing === 'locked' && <ComesAfter step={step} />}
          {mayGoOn && (
            <Button intent="primary" size="large" loading={finishing} {...(onContinue && { onClick: onContinue })}>
              {words('continueText', 'Continue')}
            </Button>
          )}
          {standing === 'ready' && !watched && (
            <p className="k-small k-muted">Continue appears when the video has ended.</p>
          )}
          {children}
        </div>
      </Card>
    </>
  );
}
