import { learningMessages as texts } from '@keelson/contracts/learning';
import { useRef, useState } from 'react';
import { type LessonVideo, lessonVideo } from '../../../learning/lesson-video';
import { Callout } from '../../../ui/card/callout';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { isWatched, type PlayedRange } from '../../../ui/video/played-share';
import type { OnPlayed } from '../../../ui/video/use-played';
import { afterLesson } from '../after-lesson';
import { useFinishLesson } from '../use-lesson';
import { usePlayedBefore } from '../use-played-before';
import { FinishedNote } from './finished-note';
import { LessonArticle } from './lesson-article';
import type { LessonProps } from './lesson-props';
import { LessonPrompts } from './lesson-prompts';

interface VideoLessonProps extends LessonProps {
  readonly video: LessonVideo;
}

const NOTHING: readonly PlayedRange[] = [];

/** A video that is completed by watching it: it ends, and at least 90 % of its seconds were played (LEARN-06). */
export function VideoLesson({ moduleId, chapter, lesson, mode, later, video }: VideoLessonProps) {
  const { finish, finished } = useFinishLesson(moduleId);
  const [skipped, setSkipped] = useState(false);
  const told = useRef(false);
  const { before, keep, forget } = usePlayedBefore(video);
  const isDone = lesson.done || finished !== undefined;
  const complete = async (share: number | null): Promise<void> => {
    if (isDone || told.current) return;
    told.current = true;
    if (await finish(lesson, share)) forget();
    told.current = false;
  };
  const follow: OnPlayed = (share, ended, ranges) => {
    if (!isDone) keep(ranges);
    setSkipped(ended && !isWatched(share, ended));
    if (isWatched(share, ended)) void complete(share);
  };
  return (
    <LessonArticle title={lesson.title}>
      <CaptionedVideo
        video={lessonVideo(video)}
        onPlayed={follow}
        playedBefore={isDone ? NOTHING : before}
        onRead={() => void complete(null)}
      />
      {!isDone && before.length > 0 && <p className="k-small k-muted">{texts.goesOn}</p>}
      {isDone ? (
        <FinishedNote title={texts.moduleComplete}>
          <LessonPrompts after={afterLesson(chapter.lessons, lesson)} mode={mode} later={later} />
        </FinishedNote>
      ) : (
        skipped && <Callout live>{texts.notWatched}</Callout>
      )}
    </LessonArticle>
  );
}
