import type { getMonthContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { allHold, monthChecks } from '@keelson/domain/reconciliation';
import type { ReadModelDatabase } from '@keelson/read-models';
import {
  type ClosedMonth,
  type MonthObstacles,
  type ReconciliationMonth,
  selectClosedMonths,
  selectLastSweep,
  selectMonthObstacles,
  selectMonths,
} from '@keelson/read-models/reconciliation';
import type {
  ReconciliationCheckStood,
  ReconciliationMonthFigures,
  ReconciliationMonthState,
} from '@keelson/vocabulary';
import type { Kysely } from 'kysely';

/** A hundred years. */
const MOST_MONTHS = 1_200;

/** A month as it is shown: of a closed one with the figures with which it was closed. */
export interface MonthNow {
  readonly month: string;
  readonly state: ReconciliationMonthState;
  readonly figures: ReconciliationMonthFigures;
  readonly needsPerson: number;
  readonly openGapPence: number;
  readonly checks: readonly ReconciliationCheckStood[];
  /** The first of the earlier months that are not closed. */
  readonly earliestOpen: string | null;
  readonly closed: ClosedMonth | undefined;
}

/** Every month that has something in it, newest first. */
export async function monthsNow(database: Kysely<ReadModelDatabase>, now: Date): Promise<readonly MonthNow[]> {
  const rows = await selectMonths(database, now, MOST_MONTHS);
  const closings = new Map((await selectClosedMonths(database)).map((each) => [each.month, each]));
  const obstacles = new Map((await selectMonthObstacles(database, now)).map((each) => [each.month, each]));
  const sweptUntil = (await selectLastSweep(database))?.until ?? null;
  // From the oldest on: which earlier months are open is known then.
  const open: string[] = [];
  return rows
    .toReversed()
    .map((row) => {
      const { month } = row;
      const closed = closings.get(month);
      if (closed) return closedMonth(closed);
      const found = openMonth(row, obstacles.get(month), { sweptUntil, open, now });
      if (holdsSomething(row)) open.push(month);
      return found;
    })
    .toReversed();
}

const closedMonth = (closed: ClosedMonth): MonthNow => ({
  ...{ month: closed.month, state: 'closed', figures: closed.figures, needsPerson: 0, openGapPence: 0 },
  ...{ checks: closed.checks, earliestOpen: null, closed },
});

interface Around {
  readonly sweptUntil: string | null;
  readonly open: readonly string[];
  readonly now: Date;
}

function openMonth(row: ReconciliationMonth, obstacles: MonthObstacles | undefined, around: Around): MonthNow {
  const { month, needs_person: needing } = row;
  const { sweptUntil, open, now } = around;
  const inTheWay = {
    ...{ waiting: obstacles?.waiting ?? 0, payoutsOpen: obstacles?.payouts_open ?? 0 },
    adjustments: obstacles?.adjustments ?? 0,
  };
  const checks = monthChecks({ month, earlierOpen: open.length, sweptUntil, needing, ...inTheWay }, now);
  return {
    ...{ month, state: allHold(checks) ? 'ready' : 'open', figures: figuresOf(row), needsPerson: needing },
    ...{ openGapPence: row.open_gap_pence, checks, earliestOpen: open[0] ?? null, closed: undefined },
  };
}

/** Such a month comes before later ones: it has money in it, or something that needs a person. */
const holdsSomething = (row: ReconciliationMonth): boolean =>
  row.payments > 0 || row.needs_person > 0 || row.net_pence !== 0 || row.gross_pence !== 0 || row.paid_out_pence !== 0;

const figuresOf = (row: ReconciliationMonth): ReconciliationMonthFigures => ({
  payments: row.payments,
  grossPence: row.gross_pence,
  refundsPence: row.refunds_pence,
  disputesPence: row.disputes_pence,
  otherPence: row.other_pence,
  feesPence: row.fees_pence,
  netPence: row.net_pence,
  paidOutPence: row.paid_out_pence,
  differencePence: row.difference_pence,
});

/** Who closed a month, and what came since. */
export const closingAnswer = (closed: ClosedMonth): NonNullable<AnswerInputOf<typeof getMonthContract>['closed']> => ({
  at: closed.closed_at,
  by: { id: closed.closed_by, name: closed.closed_by_name },
  changes: closed.changes,
  linesSince: closed.lines_since,
  netSincePence: closed.net_since_pence,
});
