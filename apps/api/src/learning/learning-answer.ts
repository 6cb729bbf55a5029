import type { Chapter, LearningModule, LearningVideo } from '@keelson/contracts/content';
import type { learningChapterContract, learningModulesContract } from '@keelson/contracts/learning';
import type { AnswerInputOf } from '@keelson/contracts/wire';

type ModuleAnswer = AnswerInputOf<typeof learningModulesContract>['modules'][number];
type ChapterAnswer = AnswerInputOf<typeof learningChapterContract>;

const watchable = ({ video, ...rest }: LearningVideo) => ({
  ...rest,
  ...(video && { video: video.url }),
  scenes: [...rest.scenes],
  seconds: rest.scenes.reduce((sum, { seconds }) => sum + seconds, 0),
});

export const moduleAnswer = ({ chapters, overviewVideo, ...module }: LearningModule): ModuleAnswer => ({
  ...module,
  overviewVideo: overviewVideo && watchable(overviewVideo),
  chapters_masters: chapters.map(chapterParts),
});

export const chapterAnswer = ({ moduleId, moduleName }: LearningModule, chapter: Chapter): ChapterAnswer => ({
  ...chapterParts(chapter),
  moduleId,
  moduleName,
});

/** Lists and pages of a chapter differ in what their contracts let through. */
const chapterParts = (chapter: Chapter) => ({
  ...chapter,
  sub_chapters: chapter.sub_chapters.map((each) => ({ ...each, questions: each.quiz_questions.length })),
  learning_videos: chapter.learning_videos.map(watchable),
  learning_audios: chapter.learning_audios.map(({ audio, ...each }) => ({
    ...each,
    ...(audio && { audio: audio.url }),
  })),
  learning_templates: chapter.learning_templates.map(({ templateFile, ...each }) => ({
    ...each,
    ...(templateFile && { templateFile: templateFile.url }),
  })),
  learning_methodologies: [...chapter.readings],
});
