import {
  completedTasksContract,
  openTasksContract,
  saveTasksContract,
  taskCountsContract,
  tasksMessages as texts,
} from '@keelson/contracts/tasks';
import { londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { LearningCatalogue } from '../content/learning-catalogue';
import { subjectOf } from '../platform/access/caller';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetTasks } from './get-tasks.query';
import { SaveTasks } from './save-tasks.command';
import { completedAnswer, countsAnswer, openAnswer } from './tasks-answer';
import { tasksOf } from './tasks-of-content';
import { tasksProblems as problems } from './tasks.problems';

type ReadCall = Pick<CallOf<typeof taskCountsContract>, 'caller' | 'params' | 'context' | 'minimumPosition'>;

/** Sub-chapters are content, their days and what is done are the owner's: these routes bring them together. */
@Controller()
export class TasksController {
  constructor(
    private readonly catalogue: LearningCatalogue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(taskCountsContract, problems)
  async counts(@Call() call: CallOf<typeof taskCountsContract>): Promise<AnswerTo<typeof taskCountsContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const { value, meta } = await this.#tasks(call);
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(countsAnswer(content.value, value), meta);
  }

  @Handles(openTasksContract, problems)
  async open(@Call() call: CallOf<typeof openTasksContract>): Promise<AnswerTo<typeof openTasksContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const { value, meta } = await this.#tasks(call);
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    const today = londonDate(call.context.occurredAt);
    return success(openAnswer(content.value, value, call.params.accountId, today), meta);
  }

  @Handles(completedTasksContract, problems)
  async completed(
    @Call() call: CallOf<typeof completedTasksContract>,
  ): Promise<AnswerTo<typeof completedTasksContract>> {
    const { value, meta } = await this.#tasks(call);
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(completedAnswer(value, call.params.accountId), meta);
  }

  @Handles(saveTasksContract, problems)
  async save(
    @Call() { caller, params, body, context }: CallOf<typeof saveTasksContract>,
  ): Promise<AnswerTo<typeof saveTasksContract>> {
    if (params.accountId !== subjectOf(caller)) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const places = new Map(tasksOf(content.value).map((place) => [place.subChapterId, place]));
    const tasks = body.tasks.flatMap(({ subChapterId, date }) => {
      const place = places.get(subChapterId);
      return place ? [{ place, date }] : [];
    });
    if (tasks.length < body.tasks.length) return problem(problems, { code: 'TASK_UNKNOWN' });
    const outcome = await this.commands.execute(new SaveTasks(tasks, context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    const { events, position } = outcome.value;
    return success({ changed: events.length }, { position }, { message: texts.saved });
  }

  #tasks({ caller, params, context, minimumPosition }: ReadCall) {
    return this.queries.execute(new GetTasks({ caller, accountId: params.accountId, context, minimumPosition }));
  }
}
