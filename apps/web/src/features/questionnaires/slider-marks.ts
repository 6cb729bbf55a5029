import { SLIDER_MARKS, type SliderMark } from '@keelson/vocabulary';

export const isMark = (value: number): value is SliderMark => SLIDER_MARKS.some((mark) => mark === value);

/** The mark nearest to where the handle was dragged. */
export const nearestMark = (value: number): SliderMark =>
  SLIDER_MARKS.reduce((best, mark) => (Math.abs(mark - value) < Math.abs(best - value) ? mark : best));

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageDown: (at) => at - 1,
  Home: () => 0,
  End: () => SLIDER_MARKS.length - 1,
  ' ': (at) => at,
  Enter: (at) => at,
};

/** The mark that a key leads to: the next one, not the next number; `undefined` for keys that do not move a slider. */
export function markAfter(key: string, mark: SliderMark): SliderMark | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const at = Math.max(0, Math.min(SLIDER_MARKS.length - 1, step(SLIDER_MARKS.indexOf(mark))));
  return SLIDER_MARKS[at];
}
