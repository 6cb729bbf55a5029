import type { LearningContent, LearningModule } from '@keelson/contracts/content';
import type { ModuleContents } from '@keelson/domain/learning';

/** What there is to learn in a module, as the decider asks; `undefined` where the content has no such module. */
export function moduleContents({ modules }: LearningContent, moduleId: string): ModuleContents | undefined {
  const module = modules.find((each) => each.moduleId === moduleId);
  return module && contentsOf(module);
}

const contentsOf = ({ moduleId, moduleName, chapters }: LearningModule): ModuleContents => ({
  moduleId,
  moduleName,
  chapters: chapters.map(({ chapterId, chapterName, weightage, learning_videos, readings }) => ({
    ...{ chapterId, chapterName, weightage },
    videos: learning_videos.map(({ videoId, videoName, version }) => ({ id: videoId, title: videoName, version })),
    readings: readings.map(({ methodologyId, title, version }) => ({ id: methodologyId, title, version })),
  })),
});
