import type { Explanation } from '../../ui/explain/explanation';
import type { BenchmarkMetric } from './dashboard.api';
import { METRIC_WORDS } from './metric-words';
import { thirdOf, thirdWords, TOO_FEW_PEERS } from './thirds';

const LEFT_OUT =
  'Left out: companies without turnover, with fewer than one employee, and those far from all others (more than ten times the spread of the middle half from the median).';

/** What a third is told by: the average of its companies and its bounds, where these give nobody away. */
const thirdsOf = ({ top33, middle33, bottom33, ...bounds }: BenchmarkMetric) =>
  [
    ['top', top33, bounds.highest33From, bounds.highest33To],
    ['middle', middle33, bounds.middle33From, bounds.middles33To],
    ['bottom', bottom33, bounds.lowest33From, bounds.lowest33To],
  ] as const;

function boundsText(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return `, about ${from} to ${to}`;
  if (from !== null) return `, from about ${from}`;
  return to === null ? '' : `, to about ${to}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The own figure's explanation, told as a place among the thirds of the sector. Nothing in it is of one company. */
export function besideSectorOf(own: Explanation, metric: BenchmarkMetric, sector: string): Explanation {
  const { text } = METRIC_WORDS[metric.key];
  const third = thirdOf(metric.message);
  const title = `${metric.heading} beside the sector`;
  const ownSide = { title: 'Your own figure', steps: own.steps, result: own.result, groups: own.groups };
  const meaning = `Where you stand among companies of ${sector}. Nobody sees whose figures are whose.`;
  const told = { ...own, title, meaning, movement: undefined, groups: [], sides: [ownSide] };
  if (third === null)
    return { ...told, steps: [], result: { text: 'No comparison', value: '-' }, notes: [...own.notes, TOO_FEW_PEERS] };
  const bound = (value: number | null) => (value === null ? null : text(value));
  return {
    ...told,
    steps: [
      { text: 'Companies compared, yours apart', value: String(metric.peers) },
      ...thirdsOf(metric).map(([name, mean, from, to]) => ({
        text: `${sentence(thirdWords(name))} on average${boundsText(bound(from), bound(to))}`,
        value: text(mean),
      })),
      { text: 'Yours', value: text(metric.value) },
    ],
    result: { text: 'Companies in order, parted into thirds', value: sentence(thirdWords(third)) },
    notes: [
      ...own.notes,
      LEFT_OUT,
      `${TOO_FEW_PEERS} Bounds are rounded to two figures; the outermost are told from twelve companies on.`,
    ],
  };
}
