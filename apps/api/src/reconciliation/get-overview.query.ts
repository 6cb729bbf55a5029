import type { reconciliationOverviewContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { ApiConfiguration } from '@keelson/configuration';
import type { Clock } from '@keelson/kernel';
import {
  selectCaseCounts,
  selectLastSweep,
  selectNewestPayout,
  selectReconcilers,
  type SweepRow,
} from '@keelson/read-models/reconciliation';
import { RECONCILIATION_STATES, type ReconciliationState } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock, InjectConfiguration } from '../platform/tokens';
import { BankStandings } from './bank/bank-standings';
import { CASE_PROJECTIONS } from './known-cases';
import { closingAnswer, type MonthNow, monthsNow } from './months-now';
import { payoutAnswer } from './payout-answer';

const MOST_MONTHS = 24;

type Overview = AnswerInputOf<typeof reconciliationOverviewContract>;

export class GetReconciliationOverview extends Query<Reading<Overview>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetReconciliationOverview)
export class GetReconciliationOverviewHandler implements IQueryHandler<GetReconciliationOverview> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly standings: BankStandings,
    @InjectClock() private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'settledAloneUpToPence'>,
  ) {}

  execute({ caller, minimumPosition }: GetReconciliationOverview): Promise<Reading<Overview>> {
    const now = this.clock();
    return this.reader.read(caller, { projections: CASE_PROJECTIONS, minimumPosition }, async (database) => {
      const swept = await selectLastSweep(database);
      const months = await monthsNow(database, now);
      const counted = await selectCaseCounts(database, now);
      const newest = await selectNewestPayout(database);
      const people = await selectReconcilers(database);
      return {
        months: months.slice(0, MOST_MONTHS).map(monthAnswer),
        counts: countsOf(counted),
        lastSweep: swept ? sweepAnswer(swept) : null,
        newestPayout:
          (newest && payoutAnswer(newest, await this.standings.standingOf(database, newest.payout_id))[0]) ?? null,
        people: people.map(({ account_id: id, name }) => ({ id, name })),
        secondPersonAbovePence: this.configuration.settledAloneUpToPence,
      };
    });
  }
}

type Counted = Awaited<ReturnType<typeof selectCaseCounts>>;

function countsOf(counted: Counted): Overview['counts'] {
  const cases = new Map<ReconciliationState, number>(counted.map((each) => [each.state, each.cases]));
  return {
    needsPerson: counted.reduce((sum, { needing }) => sum + needing, 0),
    states: Object.fromEntries(RECONCILIATION_STATES.map((state) => [state, cases.get(state) ?? 0])) as Record<
      ReconciliationState,
      number
    >,
  };
}

const monthAnswer = ({ month, state, figures, needsPerson, openGapPence, closed }: MonthNow) => ({
  ...{ month, state, needsPerson, ...figures, openGapPence },
  closed: closed ? closingAnswer(closed) : null,
});

const sweepAnswer = (row: SweepRow): NonNullable<Overview['lastSweep']> => ({
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  from: row.since,
  until: row.until,
  read: row.read,
  recorded: row.recorded,
});
