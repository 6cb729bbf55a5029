import type { ChartData, Tone } from '../../ui/charts/chart-data';
import { formatDate } from '../../ui/format/dates';
import type { Trajectory } from './goals.api';

type Point = Trajectory['points'][number];

/** What moved the chances. */
export const EVENT_WORDS: Readonly<Record<Point['event'], string>> = {
  goalsSet: 'You set your goals',
  import: 'Your accounts were read',
  placement: 'An account was placed elsewhere',
  headcounts: 'Employee numbers were entered',
  vatMultiplier: 'The VAT multiplier was set',
};

const TONES: readonly Tone[] = [1, 2, 3];

export const trajectoryChart = ({ goals, points }: Trajectory): ChartData => ({
  title: 'Chance of each goal over time',
  unit: 'percent',
  pointsAre: 'After',
  points: points.map(({ at, event }, place) => ({
    key: `${at} ${place}`,
    label: formatDate(at).replace(/ \d{4}$/, ''),
    longLabel: `${formatDate(at)}, ${EVENT_WORDS[event]}`,
    strong: place === points.length - 1,
  })),
  series: goals.map(({ goal }, place) => ({
    name: goal,
    tone: TONES[place] ?? 1,
    values: points.map(({ probabilities }) => probabilities[place] ?? null),
  })),
});

const percent = (value: number): string => `${value.toFixed(1)}%`;

function movedWords(before: number | null, after: number | null): string | undefined {
  if (after === null) return before === null ? undefined : `${percent(before)} to no estimate`;
  if (before === null) return percent(after);
  return percent(before) === percent(after) ? undefined : `${percent(before)} to ${percent(after)}`;
}

export interface TrajectoryEvent {
  readonly key: string;
  readonly at: string;
  readonly words: string;
  /** `Holiday 40.0% to 55.2%`, a goal that it moved. */
  readonly moved: readonly string[];
}

/** The events with the goals that each of them moved, newest first. */
export const trajectoryEvents = ({ goals, points }: Trajectory): readonly TrajectoryEvent[] =>
  points
    .map(({ at, event, probabilities }, place) => ({
      key: `${at} ${place}`,
      at,
      words: EVENT_WORDS[event],
      moved: goals.flatMap(({ goal }, index) => {
        const moved = movedWords(points[place - 1]?.probabilities[index] ?? null, probabilities[index] ?? null);
        return moved === undefined ? [] : [`${goal} ${moved}`];
      }),
    }))
    .reverse();
