import type { Lesson } from './lessons';

/** What is offered once a lesson is finished, first the one that is most useful (learning and back office §2.4, §4.4). */
export interface AfterLesson {
  readonly nextVideo: Lesson | undefined;
  readonly nextReading: Lesson | undefined;
  /** All videos of the chapter are done and a reading is not. */
  readonly toReadings: Lesson | undefined;
  /** All readings of the chapter are done and a video is not. */
  readonly toVideos: Lesson | undefined;
}

/** @param lessons of the chapter, with this one finished */
export function afterLesson(lessons: readonly Lesson[], finished: Lesson): AfterLesson {
  const open = (kind: Lesson['kind']): readonly Lesson[] =>
    lessons.filter((lesson) => lesson.kind === kind && !lesson.done && lesson.id !== finished.id);
  /** The one that follows, or else the first that is left. */
  const next = (kind: Lesson['kind']): Lesson | undefined => {
    const left = open(kind);
    const at = lessons.findIndex(({ id }) => id === finished.id);
    return left.find((lesson) => lessons.indexOf(lesson) > at) ?? left[0];
  };
  const [videos, readings] = [open('video'), open('reading')];
  return {
    nextVideo: finished.kind === 'video' ? next('video') : undefined,
    nextReading: finished.kind === 'reading' ? next('reading') : undefined,
    toReadings: finished.kind === 'video' && videos.length === 0 ? readings[0] : undefined,
    toVideos: finished.kind === 'reading' && readings.length === 0 ? videos[0] : undefined,
  };
}
