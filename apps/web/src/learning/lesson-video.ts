import type { AnswerOf } from '@keelson/contracts';
import { type learningChapterContract, learningPaths } from '@keelson/contracts/learning';
import type { PlayableVideo, VideoSource } from '../ui/video/playable-video';
import { AV1 } from '../ui/video/product-videos';

/** A video of the learning content, as the chapter's answer and the module's overview give it. */
export type LessonVideo = AnswerOf<typeof learningChapterContract>['learning_videos'][number];

/** What ships is drawn and has no sound; what editors upload may have some. */
const SHIPPED = learningPaths.media.path.replace(':file', '');

const sourceOf = (address: string): VideoSource => {
  if (address.startsWith(SHIPPED) && address.endsWith('.webm')) return { address, type: AV1 };
  return address.endsWith('.mp4') ? { address, type: 'video/mp4' } : { address };
};

/** As `CaptionedVideo` plays it; without sources where nobody has made the file yet. */
export function lessonVideo(lesson: LessonVideo): PlayableVideo {
  const { videoName, scenes, video, videoFallback, captions, chapterMarks, poster } = lesson;
  let from = 0;
  const chapters = scenes.map(({ title, seconds }) => {
    const chapter = { title, from };
    from += seconds;
    return chapter;
  });
  return {
    title: videoName,
    sources: [video, videoFallback].flatMap((address) => (address === undefined ? [] : [sourceOf(address)])),
    ...(poster !== undefined && { poster }),
    ...(captions !== undefined && { captions }),
    ...(chapterMarks !== undefined && { chapterMarks }),
    ...(chapters.length > 1 && { chapters }),
    isSilent: video?.startsWith(SHIPPED) ?? false,
    transcript: scenes.map(({ title, narration }) => (narration === '' ? title : narration)),
  };
}
