import { learningMessages as texts } from '@keelson/contracts/learning';
import { useNavigate } from 'react-router-dom';
import { useLearningChapterQuery } from '../../../learning/learning.api';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { chapterAddress } from '../hub-address';
import type { LessonProps } from './lesson-props';
import { ReadingLesson } from './reading-lesson';
import { VideoLesson } from './video-lesson';

/** A lesson over the page. Its address is its own: Back closes it. */
export function LessonDialog(props: LessonProps) {
  const { chapter, lesson, mode } = props;
  const navigate = useNavigate();
  const { data, error, refetch } = useLearningChapterQuery(chapter.head.chapterId);
  const video = data?.learning_videos.find(({ videoId }) => videoId === lesson.id);
  const reading = data?.learning_methodologies.find(({ methodologyId }) => methodologyId === lesson.id);
  return (
    <Dialog
      open
      title={lesson.title}
      width={lesson.kind === 'video' ? 960 : 760}
      onClose={() => void navigate(chapterAddress(chapter.head.chapterId, mode))}
    >
      {!data && error && <ErrorState title={texts.unableToLoad} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={8} label="Loading the lesson" />}
      {video && <VideoLesson key={lesson.id} {...props} video={video} />}
      {reading && (
        <ReadingLesson key={lesson.id} {...props} text={reading.mainText} introduction={reading.introduction} />
      )}
    </Dialog>
  );
}
