import { type Books, companyOn, FORMULA_VERSION } from '@keelson/calculators';
import type { trajectoryContract } from '@keelson/contracts/goals';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type Goal, type GoalEvent, goalsDecider } from '@keelson/domain/goals';
import { evolveBooks, type LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { historyOf } from '@keelson/event-store/decisions';
import { lastCompleteMonth, londonDate } from '@keelson/kernel';
import { outlooksOf } from './goals-answer';
import { type Cause, causeOf } from './trajectory-causes';

export type Trajectory = AnswerInputOf<typeof trajectoryContract>;
type Point = Trajectory['points'][number];

const POINTS_SHOWN = 24;

/** What stood after an event that may have moved a goal. */
interface Moment extends Cause {
  readonly at: Date;
  readonly position: number;
  readonly books: Books | null;
}

/** The books are folded once, from one moment to the next. */
function ofLedger(ledger: readonly Recorded<LedgerEvent>[]): Moment[] {
  let books: Books | null = null;
  return ledger.flatMap((event, at): Moment[] => {
    books = evolveBooks(books, event);
    const cause = causeOf(event, ledger[at + 1], books);
    return cause ? [{ ...cause, at: event.occurredAt, position: event.position, books }] : [];
  });
}

/** All that a probability rests on besides the goals; the same objects while nothing of it changed. */
const basisOf = ({ books, at }: Moment): readonly unknown[] => [
  books?.months,
  books?.accounts,
  books?.overrides,
  books?.yearEndMonth,
  lastCompleteMonth(londonDate(at)),
];

const isSame = (one: readonly unknown[], other: readonly unknown[] | undefined): boolean =>
  other !== undefined && one.every((each, at) => each === other[at]);

const goalsAfter = (events: readonly Recorded<GoalEvent>[]) => historyOf(goalsDecider, events).state;

/**
 * The probabilities of today's goals after each event that moved them, from the books and goals of then. All of them
 * are worked out by the formulas of today, so that none moves because a formula did.
 */
export function trajectoryOf(
  goalEvents: readonly Recorded<GoalEvent>[],
  ledger: readonly Recorded<LedgerEvent>[],
): Trajectory {
  const today = goalsAfter(goalEvents).goals;
  const moments = ofLedger(ledger);
  const set = goalEvents.map(({ occurredAt, position }, at): Moment => {
    const books = moments.findLast((moment) => moment.position < position)?.books ?? null;
    return { event: at === 0 ? 'goalsSet' : 'goalsChanged', about: null, months: [], at: occurredAt, position, books };
  });
  const points: Point[] = [];
  let goals: readonly Goal[] = [];
  let basis: readonly unknown[] | undefined;
  for (const moment of [...moments, ...set].sort((one, other) => one.position - other.position)) {
    const given = goalEvents.find(({ position }) => position === moment.position);
    if (given) ({ goals } = goalsAfter(goalEvents.filter(({ position }) => position <= given.position)));
    const changed = basisOf(moment);
    if (goals.length === 0 || (!given && isSame(changed, basis))) continue;
    basis = changed;
    const point = pointOf(moment, goals, today);
    if (given || !isSame(point.probabilities, points.at(-1)?.probabilities)) points.push(point);
  }
  return {
    goals: today.map(({ goalId, kind }) => ({ id: goalId, goal: kind })),
    formulaVersion: FORMULA_VERSION,
    points: points.slice(-POINTS_SHOWN),
  };
}

function pointOf({ at, event, about, months, books }: Moment, goals: readonly Goal[], today: readonly Goal[]): Point {
  const outlooks = outlooksOf(books && companyOn(londonDate(at), books), goals);
  const probabilities = today.map(
    ({ goalId }) => outlooks?.find((outlook) => outlook.goalId === goalId)?.probability.value?.toNumber() ?? null,
  );
  return { at: at.toISOString(), event, about, months: [...months], probabilities };
}
