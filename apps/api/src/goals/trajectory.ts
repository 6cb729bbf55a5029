import {
  type Books,
  companyOn,
  type GoalAssumptions,
  type GoalOutlook,
  GOALS_FORMULA_VERSION,
  goalOutlooks,
  goalOutlooksVersion1,
} from '@keelson/calculators';
import type { trajectoryContract } from '@keelson/contracts/goals';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { FigureEvent } from '@keelson/domain/figures';
import { type Goal, type GoalEvent, goalsDecider } from '@keelson/domain/goals';
import { evolveBooks, type LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { historyOf } from '@keelson/event-store/decisions';
import { lastCompleteMonth, londonDate } from '@keelson/kernel';
import { outlooksOf } from '../books/goal-outlooks';
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

/** All that was recorded of a customer that a goal can stand on. */
export interface TrajectoryEvents {
  readonly goals: readonly Recorded<GoalEvent>[];
  readonly ledger: readonly Recorded<LedgerEvent>[];
  readonly figures: readonly Recorded<FigureEvent>[];
}

/** When figures by the present formulas of goals were first published after those by an older version: its owner saw both. */
function formulaChanges(figures: readonly Recorded<FigureEvent>[]): readonly Recorded<FigureEvent>[] {
  const first = figures.findIndex(({ data }) => data.formulaVersion >= GOALS_FORMULA_VERSION);
  return first > 0 ? figures.slice(first, first + 1) : [];
}

/**
 * The probabilities of today's goals after each event that moved them, from the books and goals of then. All of them
 * are worked out by the formulas of today, so that none moves because a formula did; where owners saw the formula change
 * a point tells what the one before gave.
 */
export function trajectoryOf(
  { goals: goalEvents, ledger, figures }: TrajectoryEvents,
  incomeTaxed: boolean,
): Trajectory {
  const today = goalsAfter(goalEvents).goals;
  const moments = ofLedger(ledger);
  const beside = ({ occurredAt, position }: Recorded<GoalEvent | FigureEvent>, event: Cause['event']): Moment => {
    const books = moments.findLast((moment) => moment.position < position)?.books ?? null;
    return { event, about: null, months: [], at: occurredAt, position, books };
  };
  const set = goalEvents.map((event, at) => {
    if (event.type === 'goals.withdrawal-tax-assumed.v1') return beside(event, 'assumption');
    return beside(event, at === 0 ? 'goalsSet' : 'goalsChanged');
  });
  const changes = formulaChanges(figures).map((event) => beside(event, 'formula'));
  const points: Point[] = [];
  let wanted = goalsDecider.initialState;
  let basis: readonly unknown[] | undefined;
  for (const moment of [...moments, ...set, ...changes].sort((one, other) => one.position - other.position)) {
    const given = goalEvents.find(({ position }) => position === moment.position);
    if (given) wanted = goalsAfter(goalEvents.filter(({ position }) => position <= given.position));
    const told = given !== undefined || moment.event === 'formula';
    const changed = basisOf(moment);
    if (wanted.goals.length === 0 || (!told && isSame(changed, basis))) continue;
    basis = changed;
    const point = pointOf(moment, { ...wanted, today, incomeTaxed });
    if (told || !isSame(point.probabilities, points.at(-1)?.probabilities)) points.push(point);
  }
  return {
    goals: today.map(({ goalId, kind }) => ({ id: goalId, goal: kind })),
    formulaVersion: GOALS_FORMULA_VERSION,
    points: points.slice(-POINTS_SHOWN),
  };
}

interface Seen extends GoalAssumptions {
  readonly goals: readonly Goal[];
  readonly today: readonly Goal[];
}

function pointOf({ at, event, about, months, books }: Moment, { goals, today, ...assumptions }: Seen): Point {
  const company = books && companyOn(londonDate(at), books);
  const chances = (outlooks: readonly GoalOutlook[] | undefined) =>
    today.map(
      ({ goalId }) => outlooks?.find((outlook) => outlook.goalId === goalId)?.probability.value?.toNumber() ?? null,
    );
  const now = outlooksOf(company, goals, (of, plans, asAt) => goalOutlooks(of, plans, asAt, assumptions));
  return {
    at: at.toISOString(),
    event,
    about,
    months: [...months],
    probabilities: chances(now),
    before: event === 'formula' ? chances(outlooksOf(company, goals, goalOutlooksVersion1)) : null,
  };
}
