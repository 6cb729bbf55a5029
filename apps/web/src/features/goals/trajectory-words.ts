import type { ChartData, Tone } from '../../ui/charts/chart-data';
import { formatDate } from '../../ui/format/dates';
import { differenceOf } from '../../ui/format/exact';
import { mediumMonth } from '../../figures/month-words';
import type { Trajectory } from './goals.api';

type Point = Trajectory['points'][number];

/** What happened, in words for owners and for viewers of a customer's goals. */
const EVENT_WORDS: Readonly<Record<Point['event'], (point: Point) => string>> = {
  goalsSet: () => 'The goals were set',
  goalsChanged: () => 'The goals were changed',
  import: () => 'The accounts were read',
  restatement: ({ months }) => `The accounts told ${months.map(mediumMonth).join(', ')} otherwise than before`,
  placement: ({ about }) => (about === null ? 'An account was placed elsewhere' : `${about} was placed elsewhere`),
  entry: () => 'Figures were typed in',
  assumption: () => 'The tax on taking money out was changed',
  formula: () => 'The formula changed',
};

export const eventWords = (point: Point): string => EVENT_WORDS[point.event](point);

const TONES: readonly Tone[] = [1, 2, 3];

export const trajectoryChart = ({ goals, points }: Trajectory): ChartData => ({
  title: 'Chance of each goal over time',
  unit: 'percent',
  pointsAre: 'After',
  points: points.map((point, place) => ({
    key: `${point.at} ${place}`,
    label: formatDate(point.at).replace(/ \d{4}$/, ''),
    longLabel: `${formatDate(point.at)}, ${eventWords(point)}`,
    strong: place === points.length - 1,
  })),
  series: goals.map(({ goal }, place) => ({
    name: goal,
    tone: TONES[place] ?? 1,
    values: points.map(({ probabilities }) => probabilities[place] ?? null),
  })),
});

const percent = (value: number): string => `${value.toFixed(1)}%`;

function pointsText(before: number, after: number): string {
  const difference = differenceOf(after, before);
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(1)} pt`;
}

function movedWords(before: number | null, after: number | null): string | undefined {
  if (after === null) return before === null ? undefined : `${percent(before)} to no estimate`;
  if (before === null) return percent(after);
  if (percent(before) === percent(after)) return undefined;
  return `${percent(before)} to ${percent(after)}, ${pointsText(before, after)}`;
}

export interface TrajectoryEvent {
  readonly key: string;
  readonly at: string;
  readonly words: string;
  /** `Holiday 40.0% to 55.2%, +15.2 pt`, a goal that it moved. */
  readonly moved: readonly string[];
  /** Whether any chance was known by then. */
  readonly estimated: boolean;
}

const isEstimated = ({ probabilities }: Point): boolean => probabilities.some((each) => each !== null);

/** The events with the goals that each of them moved, newest first. */
export const trajectoryEvents = ({ goals, points }: Trajectory): readonly TrajectoryEvent[] =>
  points
    .map((point, place) => ({
      key: `${point.at} ${place}`,
      at: point.at,
      words: eventWords(point),
      estimated: isEstimated(point),
      moved: goals.flatMap(({ goal }, index) => {
        const earlier = point.before ?? points[place - 1]?.probabilities;
        const moved = movedWords(earlier?.[index] ?? null, point.probabilities[index] ?? null);
        return moved === undefined ? [] : [`${goal} ${moved}`];
      }),
    }))
    .reverse();

/** What there is to say of a line that is none yet. */
export function beginningWords({ points }: Trajectory): string | undefined {
  const estimated = points.filter(isEstimated).length;
  if (estimated === 0) return 'There is too little to estimate from yet: it takes six months of figures.';
  return estimated === 1 ? 'This is where it begins. The next event that moves a chance draws the line.' : undefined;
}
