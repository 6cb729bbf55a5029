import { savedDatesContract, savedListOf } from '@keelson/contracts/planning';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { calculationProblems as problems } from './calculation.problems';
import { GetSavedDates } from './get-saved-calculations.query';

/** The lists of saved calculations, of every tool alike. They show no figure. */
@Controller()
export class SavedDatesController {
  constructor(private readonly queries: QueryBus) {}

  @Handles(savedDatesContract, problems)
  async dates(
    @Call() { caller, params, minimumPosition }: CallOf<typeof savedDatesContract>,
  ): Promise<AnswerTo<typeof savedDatesContract>> {
    const list = savedListOf(params.accountId);
    const { value, meta } = await this.queries.execute(
      new GetSavedDates({ caller, ...list, tool: params.tool, minimumPosition }),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    const dates = value.map(({ saved_at, name }) => ({ storedDate: saved_at, name }));
    return success({ savedBy: list.savedBy, dates }, meta);
  }
}
