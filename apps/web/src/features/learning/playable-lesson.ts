import type { LearningVideo } from '../../learning/learning.api';
import type { PlayableVideo, VideoChapter } from '../../ui/video/playable-video';

/** A video of the learning content as the player takes it: its scenes are the parts, and what is said is the transcript. */
export function playableLesson({ videoName, video, scenes }: LearningVideo): PlayableVideo {
  let from = 0;
  const chapters: VideoChapter[] = [];
  for (const { title, seconds } of scenes) {
    if (title !== '') chapters.push({ title, from });
    from += seconds;
  }
  return {
    title: videoName,
    sources: video === undefined ? [] : [{ address: video }],
    ...(chapters.length > 1 && { chapters }),
    transcript: scenes
      .map(({ narration, show }) => (narration === '' ? show : narration))
      .filter((text) => text !== ''),
  };
}
