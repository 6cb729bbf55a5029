import type { ApiConfiguration } from '@keelson/configuration';
import { finishReadingContract, learningProgressContract, watchVideoContract } from '@keelson/contracts/learning';
import type { LearningCommand, ModuleContents } from '@keelson/domain/learning';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LearningCatalogue } from '../content/learning-catalogue';
import { subjectOf } from '../platform/access/caller';
import { InjectConfiguration } from '../platform/tokens';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { FinishLesson } from './finish-lesson.command';
import { GetLearningProgress } from './get-learning-progress.query';
import { learningProblems as problems } from './learning.problems';
import { moduleContents } from './module-contents';
import { progressAnswer } from './progress-answer';

type LessonCall = CallOf<typeof watchVideoContract> | CallOf<typeof finishReadingContract>;
type LessonAnswer = AnswerTo<typeof watchVideoContract>;

/** What an owner watched and read, beside what there is to learn. */
@Controller()
export class LearningProgressController {
  constructor(
    private readonly catalogue: LearningCatalogue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'improveCashChapterId'>,
  ) {}

  @Handles(learningProgressContract, problems)
  async progress(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof learningProgressContract>,
  ): Promise<AnswerTo<typeof learningProgressContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const { value, meta } = await this.queries.execute(
      new GetLearningProgress({ caller, accountId: params.accountId, context, minimumPosition }),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(progressAnswer(content.value, value, this.configuration.improveCashChapterId), meta);
  }

  @Handles(watchVideoContract, problems)
  watch(@Call() call: CallOf<typeof watchVideoContract>): Promise<LessonAnswer> {
    const { chapterId, videoId, playedShare } = call.body;
    return this.#finish(call, (module) => ({ name: 'WatchVideo', module, chapterId, videoId, playedShare }));
  }

  @Handles(finishReadingContract, problems)
  read(@Call() call: CallOf<typeof finishReadingContract>): Promise<LessonAnswer> {
    const { chapterId, readId } = call.body;
    return this.#finish(call, (module) => ({ name: 'FinishReading', module, chapterId, readId }));
  }

  async #finish(
    { caller, params, body, context }: LessonCall,
    commandIn: (module: ModuleContents) => LearningCommand,
  ): Promise<LessonAnswer> {
    if (params.accountId !== subjectOf(caller)) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const module = moduleContents(content.value, body.moduleId);
    if (!module) return problem(problems, { code: 'LESSON_NOT_FOUND' });
    const outcome = await this.commands.execute(new FinishLesson(commandIn(module), context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    const { events, position } = outcome.value;
    const brought = (type: string): boolean => events.some((event) => event.type === type);
    const completed = brought('learning.module-completed.v1')
      ? 'module'
      : brought('learning.chapter-completed.v1')
        ? 'chapter'
        : 'lesson';
    return success({ completed }, { position });
  }
}
