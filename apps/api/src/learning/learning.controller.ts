import { learningChapterContract, learningMediaContract, learningModulesContract } from '@keelson/contracts/learning';
import { Controller } from '@nestjs/common';
import { LearningCatalogue } from '../content/learning-catalogue';
import { type AnswerTo, problem, type RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { fileAnswer } from './file-answer';
import { chapterAnswer, moduleAnswer } from './learning-answer';
import { LearningFiles } from './learning-files';
import { learningProblems } from './learning.problems';

/** What there is to learn, without what any answer counts. */
@Controller()
export class LearningController {
  constructor(
    private readonly catalogue: LearningCatalogue,
    private readonly files: LearningFiles,
  ) {}

  @Handles(learningModulesContract, learningProblems)
  async modules(): Promise<AnswerTo<typeof learningModulesContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(learningProblems, { code: 'CONTENT_UNAVAILABLE' });
    return success({ modules: content.value.modules.map((module) => moduleAnswer(module, this.files)) });
  }

  @Handles(learningChapterContract, learningProblems)
  async chapter(
    @Call() { params }: CallOf<typeof learningChapterContract>,
  ): Promise<AnswerTo<typeof learningChapterContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(learningProblems, { code: 'CONTENT_UNAVAILABLE' });
    for (const module of content.value.modules) {
      const chapter = module.chapters.find(({ chapterId }) => chapterId === params.chapterId);
      if (chapter) return success(chapterAnswer(module, chapter, this.files));
    }
    return problem(learningProblems, { code: 'CHAPTER_NOT_FOUND' });
  }

  @Handles(learningMediaContract, learningProblems)
  media(
    @Call() { params, request }: CallOf<typeof learningMediaContract>,
  ): AnswerTo<typeof learningMediaContract> | RawAnswer {
    const file = this.files.named(params.file);
    if (!file) return problem(learningProblems, { code: 'FILE_NOT_FOUND' });
    return fileAnswer(file, this.files.tagOf(file), request);
  }
}
