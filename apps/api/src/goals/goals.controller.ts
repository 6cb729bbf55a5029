import { goalsContract, saveGoalsContract, trajectoryContract } from '@keelson/contracts/goals';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { subjectOf } from '../platform/access/caller';
import { CompanyReader } from '../books/company-reader';
import { GetGoals } from '../books/get-goals.query';
import { together } from '../platform/execution/read-model-reader';
import { SentForms } from '../platform/vault/sent-forms';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetTrajectory } from './get-trajectory.query';
import { goalsAnswer } from './goals-answer';
import { goalsProblems } from './goals.problems';
import { SaveGoals } from './save-goals.command';

/** Three goals and how likely they are. The row of the ledger decides whose goals a caller may see. */
@Controller()
export class GoalsController {
  constructor(
    private readonly companies: CompanyReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sentForms: SentForms,
  ) {}

  @Handles(goalsContract, goalsProblems)
  async goals(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof goalsContract>,
  ): Promise<AnswerTo<typeof goalsContract>> {
    const { accountId } = params;
    const asked = { caller, accountId, context, minimumPosition };
    const { value, meta } = together(
      ...(await Promise.all([this.companies.read(asked), this.queries.execute(new GetGoals(asked))])),
    );
    const [read, { goals, version, assumptions }] = value;
    return read
      ? success(goalsAnswer(read.company, goals, assumptions), { ...meta, version })
      : problem(goalsProblems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
  }

  @Handles(saveGoalsContract, goalsProblems)
  async save(
    @Call() { caller, params, body, context }: CallOf<typeof saveGoalsContract>,
  ): Promise<AnswerTo<typeof saveGoalsContract>> {
    if (params.accountId !== subjectOf(caller)) return problem(goalsProblems, { code: 'ACCOUNT_NOT_FOUND' });
    const outcome = await this.commands.execute(new SaveGoals(body, context));
    if (!outcome.ok) return problem(goalsProblems, outcome.failure);
    await this.sentForms.settle(caller, 'goals');
    const asked = { caller, accountId: params.accountId, context, minimumPosition: undefined };
    const [read, known] = await Promise.all([this.companies.read(asked), this.queries.execute(new GetGoals(asked))]);
    const { goals, withdrawalTaxPercent, position, version } = outcome.value;
    const assumptions = { ...known.value.assumptions, withdrawalTaxPercent };
    return success(goalsAnswer(read.value?.company ?? null, goals, assumptions), { position, version });
  }

  @Handles(trajectoryContract, goalsProblems)
  async trajectory(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof trajectoryContract>,
  ): Promise<AnswerTo<typeof trajectoryContract>> {
    const { accountId } = params;
    const asked = { caller, accountId, context, minimumPosition };
    const { value, meta } = together(
      ...(await Promise.all([this.companies.read(asked), this.queries.execute(new GetGoals(asked))])),
    );
    const [
      read,
      {
        assumptions: { incomeTaxed },
      },
    ] = value;
    if (!read) return problem(goalsProblems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(await this.queries.execute(new GetTrajectory(accountId, incomeTaxed)), meta);
  }
}
