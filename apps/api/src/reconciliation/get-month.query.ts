import type { getMonthContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import {
  type MonthCase,
  type ReconciliationPayoutRow,
  selectChangedSince,
  selectMonthPayouts,
  selectSettledCases,
} from '@keelson/read-models/reconciliation';
import type { ReconciliationMonthPayout, ReconciliationMonthStanding } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { CASE_PROJECTIONS, seenText } from './known-cases';
import { closingAnswer, type MonthNow, monthsNow } from './months-now';
import { lineSumsAnswer } from './payout-answer';

export type Statement = AnswerInputOf<typeof getMonthContract>;

const MOST_CASES = 1_000;

/** The value is `undefined` of a month with nothing in it. */
export class GetMonth extends Query<Reading<Statement | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly month: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetMonth)
export class GetMonthHandler implements IQueryHandler<GetMonth> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, month, minimumPosition }: GetMonth): Promise<Reading<Statement | undefined>> {
    const now = this.clock();
    return this.reader.read(caller, { projections: CASE_PROJECTIONS, minimumPosition }, async (database) => {
      const found = (await monthsNow(database, now)).find((each) => each.month === month);
      return found && statementOf(database, found);
    });
  }
}

async function statementOf(database: Kysely<ReadModelDatabase>, found: MonthNow): Promise<Statement> {
  const { month, state, closed, earliestOpen } = found;
  const asked = { month, size: MOST_CASES + 1 };
  const settled = await selectSettledCases(database, asked);
  const changed = closed ? await selectChangedSince(database, { ...asked, position: closed.position }) : [];
  const standing = await standingOf(database, found);
  return {
    ...{ month, state, seen: seenText(standing), earliestOpen, figures: { ...standing.figures } },
    payouts: standing.payouts.map((each) => ({ ...each })),
    checks: standing.checks.map((each) => ({ ...each })),
    closed: closed ? closingAnswer(closed) : null,
    ...{ settled: settled.slice(0, MOST_CASES).map(caseAnswer), settledMore: settled.length > MOST_CASES },
    ...{ changed: changed.slice(0, MOST_CASES).map(caseAnswer), changedMore: changed.length > MOST_CASES },
  };
}

/** What a month is closed with, or was closed with. */
export async function standingOf(
  database: Kysely<ReadModelDatabase>,
  { month, figures, checks, closed }: MonthNow,
): Promise<ReconciliationMonthStanding> {
  const payouts = closed?.payouts ?? (await selectMonthPayouts(database, month)).flatMap(payoutOf);
  return { figures, payouts, checks };
}

function payoutOf(row: ReconciliationPayoutRow): ReconciliationMonthPayout[] {
  const { stated } = row;
  if (!stated) return [];
  return [
    {
      payoutId: row.payout_id,
      arrivesAt: stated.arrivesAt,
      amountPence: stated.amountPence,
      currency: stated.currency,
      ...lineSumsAnswer(row),
      differencePence: row.gap_pence,
      state: row.state,
      settled: row.settled,
    },
  ];
}

const caseAnswer = (row: MonthCase): Statement['settled'][number] => ({
  ...{ caseId: row.case_id, kind: row.kind, state: row.state, settled: row.settled, act: row.act },
  by: row.settled_by === null ? null : { id: row.settled_by, name: row.settled_by_name },
  ...{ settledAt: row.settled_at, changedAt: row.changed_at, gapPence: row.gap_pence },
});
