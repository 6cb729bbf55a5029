import type { GoalAssumptions } from '@keelson/calculators';
import { paysIncomeTax } from '@keelson/contracts/validation';
import { type Goal, goalsDecider } from '@keelson/domain/goals';
import { type ProjectedGoal, selectGoals } from '@keelson/read-models/goals';
import type { GoalKind } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

export interface GoalsAsked {
  readonly caller: Caller;
  readonly accountId: string;
  readonly minimumPosition: number | undefined;
}

export interface KnownGoals {
  readonly goals: readonly Goal[];
  readonly version: number;
  readonly assumptions: GoalAssumptions;
}

/** The goals of an account within the caller's scope; none for any other. */
export class GetGoals extends Query<Reading<KnownGoals>> {
  constructor(readonly asked: GoalsAsked) {
    super();
  }
}

/** Rows hold goals as the events told them, written as JSON. */
const goalIn = (goal: ProjectedGoal): Goal => ({ ...goal, kind: goal.kind as GoalKind });

const NOTHING_SET = { ...goalsDecider.initialState, version: 0, companyType: null };

@QueryHandler(GetGoals)
export class GetGoalsHandler implements IQueryHandler<GetGoals> {
  constructor(private readonly reader: ReadModelReader) {}

  async execute({ asked }: GetGoals): Promise<Reading<KnownGoals>> {
    const { caller, accountId, minimumPosition } = asked;
    const { value, meta } = await this.reader.read(caller, { projections: ['goals'], minimumPosition }, (database) =>
      selectGoals(database, accountId),
    );
    const { goals, version, companyType, withdrawalTaxPercent } = value ?? NOTHING_SET;
    return {
      value: {
        goals: goals.map(goalIn),
        version,
        assumptions: { incomeTaxed: companyType !== null && paysIncomeTax(companyType), withdrawalTaxPercent },
      },
      meta,
    };
  }
}
