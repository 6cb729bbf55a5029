import { savedDatesContract, savedListOf } from '@keelson/contracts/planning';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { GetSavedDates } from './get-saved-calculations.query';

/** The lists of saved calculations, of every tool alike: when each was saved, and what it was called. */
@Controller()
export class SavedDatesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Handles(savedDatesContract, problems)
  async dates(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof savedDatesContract>,
  ): Promise<AnswerTo<typeof savedDatesContract>> {
    const list = savedListOf(params.accountId);
    const { value, meta } = await this.queries.execute(
      new GetSavedDates({ caller, ...list, tool: params.tool, minimumPosition }),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    // Before anything is shown: what cannot be recorded is not read.
    if (context.actor.id !== list.accountId)
      await this.commands.execute(new RecordReading('figures', list.accountId, context));
    const dates = value.map(({ saved_at, name }) => ({ storedDate: saved_at, name }));
    return success({ savedBy: list.savedBy, dates }, meta);
  }
}
