import { NO_CHANGES, type PlanSliders } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import type { Source } from '../../ui/turns/source';
import {
  FIRST_LIMITS,
  grownLimits,
  NO_SLIDER_TEXTS,
  percentIn,
  signedText,
  type SliderLimits,
  slidersIn,
  sliderTexts,
  type SliderTexts,
} from './slider-texts';

/** What stands in the boxes, how far the sliders go, and the last sliders that could be computed. */
export interface Sliders {
  readonly typed: SliderTexts;
  readonly limits: SliderLimits;
  /** `undefined` while one of them cannot be computed: then the results stay as they were. */
  readonly sliders: PlanSliders | undefined;
  /** The last that could be computed. */
  readonly computed: PlanSliders;
  /** Which slider was moved last, and how everything stood before it was, back to the beginning. */
  readonly moved: PlanSlider | undefined;
  readonly before: Sliders | undefined;
}

const START: Sliders = {
  ...{ typed: NO_SLIDER_TEXTS, limits: FIRST_LIMITS, sliders: NO_CHANGES, computed: NO_CHANGES },
  ...{ moved: undefined, before: undefined },
};

function withText(last: Sliders, slider: PlanSlider, text: string): Sliders {
  if (last.typed[slider] === text) return last;
  const typed: SliderTexts = { ...last.typed, [slider]: text };
  const sliders = slidersIn(typed);
  return {
    ...{ typed, limits: grownLimits(typed, last.limits), sliders, computed: sliders ?? last.computed },
    // All that is pulled of one slider is taken back together.
    ...{ moved: slider, before: last.moved === slider ? last.before : last },
  };
}

/** What is done to the sliders, the same functions all the time. */
export interface SliderActs {
  readonly type: (slider: PlanSlider, text: string) => void;
  /** Where a slider was put, in whole percent. */
  readonly move: (slider: PlanSlider, percent: number) => void;
  /** From where it stands, by so many percent. */
  readonly step: (slider: PlanSlider, by: number) => void;
  readonly clear: () => void;
  /** Takes back what was done to the slider that was moved last. */
  readonly undo: () => void;
}

/**
 * The sliders as they stand. A field follows its own slider at once, so that it never lags behind the hand; the rest of
 * the page follows in its turn.
 */
export class SlidersStore implements Source<Sliders> {
  private state = START;
  private readonly listeners = new Set<() => void>();

  readonly acts: SliderActs = {
    type: (slider, text) => this.set(withText(this.state, slider, text)),
    move: (slider, percent) => this.acts.type(slider, signedText(percent)),
    step: (slider, by) => this.acts.move(slider, percentIn(this.state.typed[slider]) + by),
    clear: () => this.set(START),
    undo: () => this.set(this.state.before ?? START),
  };

  readonly now = (): Sliders => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(state: Sliders): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** The sliders of a saved plan, which stay as they are. */
export function savedSliders(sliders: PlanSliders): Source<Sliders> {
  const typed = sliderTexts(sliders);
  const state: Sliders = { ...START, ...{ typed, limits: grownLimits(typed), sliders, computed: sliders } };
  return { now: () => state, subscribe: () => () => undefined };
}
