import {
  setTaskRemindersContract,
  stopTaskRemindersContract,
  taskRemindersContract,
  tasksMessages as texts,
} from '@keelson/contracts/tasks';
import { tasksDecider, tasksStream } from '@keelson/domain/tasks';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Vault } from '@keelson/vault';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { subjectOf } from '../platform/access/caller';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { SetReminders } from './set-reminders.command';
import { tasksProblems as problems } from './tasks.problems';

/** Whether mails remind of due tasks. */
@Controller()
export class TaskRemindersController {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly commands: CommandBus,
    private readonly vault: Vault,
  ) {}

  @Handles(taskRemindersContract, problems)
  async reminders(
    @Call() { caller, params }: CallOf<typeof taskRemindersContract>,
  ): Promise<AnswerTo<typeof taskRemindersContract>> {
    const { accountId } = params;
    if (accountId !== subjectOf(caller)) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const { state } = await this.runner.load(tasksDecider, tasksStream(accountId));
    return success({ on: state.reminders });
  }

  @Handles(setTaskRemindersContract, problems)
  async set(
    @Call() { caller, params, body, context }: CallOf<typeof setTaskRemindersContract>,
  ): Promise<AnswerTo<typeof setTaskRemindersContract>> {
    const { on } = body;
    if (params.accountId !== subjectOf(caller)) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' });
    const { position } = await this.commands.execute(new SetReminders(params.accountId, on, context));
    return success({ on }, { position }, { message: on ? texts.remindersOn : texts.remindersOff });
  }

  @Handles(stopTaskRemindersContract, problems)
  async stop(
    @Call() { body, context }: CallOf<typeof stopTaskRemindersContract>,
  ): Promise<AnswerTo<typeof stopTaskRemindersContract>> {
    const accountId = this.vault.stopLinks.accountOf(body.token);
    // Whoever has no credential any more is erased, and gets no mail: nothing is recorded about them.
    if (accountId === undefined || !(await this.vault.credentials.byId(accountId)))
      return problem(problems, { code: 'LINK_INVALID' });
    await this.commands.execute(new SetReminders(accountId, false, context));
    return success({ on: false }, undefined, { message: texts.remindersOff });
  }
}
