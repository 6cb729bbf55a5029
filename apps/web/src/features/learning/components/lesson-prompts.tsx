import { learningMessages as texts } from '@keelson/contracts/learning';
import { ArrowRightIcon, PlayIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button-link';
import type { AfterLesson } from '../after-lesson';
import { lessonAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';

interface LessonPromptsProps {
  readonly after: AfterLesson;
  readonly mode: LearningMode;
  /** Leaves the page; what was finished is saved by itself. */
  readonly later: ReactNode;
}

/** What to do once a lesson is finished (LEARN-05). */
export function LessonPrompts({
  after: { nextVideo, nextReading, toReadings, toVideos },
  mode,
  later,
}: LessonPromptsProps) {
  return (
    <div className="k-row k-wrap">
      {nextVideo && (
        <ButtonLink to={lessonAddress(nextVideo, mode)} intent="primary">
          <PlayIcon /> {texts.playNextVideo}
        </ButtonLink>
      )}
      {nextReading && (
        <ButtonLink to={lessonAddress(nextReading, mode)} intent="primary">
          {texts.goToNextReading} <ArrowRightIcon />
        </ButtonLink>
      )}
      {toReadings && (
        <ButtonLink to={lessonAddress(toReadings, mode)} intent="primary">
          {texts.goToReadings} <ArrowRightIcon />
        </ButtonLink>
      )}
      {toVideos && (
        <ButtonLink to={lessonAddress(toVideos, mode)} intent="primary">
          {texts.goToVideos} <ArrowRightIcon />
        </ButtonLink>
      )}
      {later}
    </div>
  );
}
