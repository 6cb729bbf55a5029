import { type Books, companyOn } from '@keelson/calculators';
import { TRAJECTORY_EVENTS, type trajectoryContract } from '@keelson/contracts/goals';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { FigureEvent } from '@keelson/domain/figures';
import { type Goal, type GoalEvent, goalsDecider } from '@keelson/domain/goals';
import { evolveBooks, type LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { londonDate } from '@keelson/kernel';
import { outlooksOf } from './goal-outlook';

export type Trajectory = AnswerInputOf<typeof trajectoryContract>;
type Moved = (typeof TRAJECTORY_EVENTS)[number];

const CAUSES: Readonly<Record<string, Moved>> = {
  'ledger.import-finished.v1': 'import',
  'ledger.account-placed.v1': 'placement',
  'ledger.placement-undone.v1': 'placement',
  'ledger.headcounts-entered.v1': 'headcounts',
  'ledger.vat-multiplier-set.v1': 'vatMultiplier',
};

const POINTS_SHOWN = 24;

interface Moment {
  readonly at: Date;
  readonly event: Moved;
  /** The last event of the ledger that counts. */
  readonly ledgerUntil: number;
  readonly goals: readonly Goal[];
}

/**
 * The probabilities of today's goals after each event that moved them, from the books and goals of then, by the same
 * formulas as today's: goals that were saved, and figures that were published.
 */
export function trajectoryOf(
  goalEvents: readonly Recorded<GoalEvent>[],
  figureEvents: readonly Recorded<FigureEvent>[],
  ledger: readonly Recorded<LedgerEvent>[],
): Trajectory {
  const today = goalEvents.reduce((state, event) => goalsDecider.evolve(state, event), goalsDecider.initialState).goals;
  const goalsAt = (position: number): readonly Goal[] =>
    goalEvents
      .filter((event) => event.position <= position)
      .reduce((state, event) => goalsDecider.evolve(state, event), goalsDecider.initialState).goals;
  const published = figureEvents.flatMap(({ data, position }): Moment[] => {
    const cause = ledger.find(({ eventId }) => eventId === data.causedBy.eventId);
    const event = CAUSES[data.causedBy.type];
    if (!cause || !event) return [];
    return [{ at: cause.occurredAt, event, ledgerUntil: cause.position, goals: goalsAt(position) }];
  });
  const saved = goalEvents.map(({ occurredAt, position }): Moment => ({
    at: occurredAt,
    event: 'goalsSet',
    ledgerUntil: position,
    goals: goalsAt(position),
  }));
  const moments = [...published, ...saved]
    .filter(({ goals }) => goals.length > 0)
    .sort((one, other) => one.ledgerUntil - other.ledgerUntil)
    .slice(-POINTS_SHOWN);
  return {
    goals: today.map(({ goalId, kind }) => ({ id: goalId, goal: kind })),
    points: pointsOf(moments, today, ledger),
  };
}

/** The books are folded once, on from one moment to the next. */
function pointsOf(
  moments: readonly Moment[],
  today: readonly Goal[],
  ledger: readonly Recorded<LedgerEvent>[],
): Trajectory['points'] {
  let books: Books | null = null;
  let next = 0;
  return moments.map(({ at, event, ledgerUntil, goals }) => {
    for (let each = ledger[next]; each && each.position <= ledgerUntil; each = ledger[next]) {
      books = evolveBooks(books, each);
      next += 1;
    }
    const outlooks = outlooksOf(books && companyOn(londonDate(at), books), goals);
    const probabilities = today.map(
      ({ goalId }) => outlooks?.find((outlook) => outlook.goalId === goalId)?.probability.value?.toNumber() ?? null,
    );
    return { at: at.toISOString(), event, probabilities };
  });
}
