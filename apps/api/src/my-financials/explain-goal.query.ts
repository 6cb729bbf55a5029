import { goalOutlooks } from '@keelson/calculators';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { CompanyReader, type FiguresAsked } from '../books/company-reader';
import { GetGoals } from '../books/get-goals.query';
import { outlooksOf } from '../books/goal-outlooks';
import { type Reading, together } from '../platform/execution/read-model-reader';
import { type ExplanationAnswer, goalExplanation } from './explanation-answer';

/** The probability of a goal as it is today; the value is `undefined` for an account out of the caller's scope. */
export class ExplainGoal extends Query<Reading<ExplanationAnswer | undefined>> {
  constructor(
    readonly asked: FiguresAsked,
    readonly goalId: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ExplainGoal)
export class ExplainGoalHandler implements IQueryHandler<ExplainGoal> {
  constructor(
    private readonly companies: CompanyReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ asked, goalId }: ExplainGoal): Promise<Reading<ExplanationAnswer | undefined>> {
    const { caller, accountId, minimumPosition } = asked;
    const { value, meta } = together(
      ...(await Promise.all([
        this.companies.read(asked),
        this.queries.execute(new GetGoals({ caller, accountId, minimumPosition })),
      ])),
    );
    const [read, { goals, assumptions }] = value;
    if (!read) return { value: undefined, meta };
    const { company } = read;
    const outlooks = outlooksOf(company, goals, (of, plans, asAt) => goalOutlooks(of, plans, asAt, assumptions));
    return {
      value: goalExplanation(
        company,
        outlooks?.find((outlook) => outlook.goalId === goalId),
      ),
      meta,
    };
  }
}
