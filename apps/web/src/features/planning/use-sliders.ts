import { NO_CHANGES, type PlanSliders } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import { useState } from 'react';
import {
  FIRST_LIMITS,
  grownLimits,
  NO_SLIDER_TEXTS,
  signedText,
  type SliderLimits,
  slidersIn,
  type SliderTexts,
} from './slider-texts';

interface Sliders {
  readonly typed: SliderTexts;
  readonly limits: SliderLimits;
  readonly computed: PlanSliders;
  /** Which slider was moved last, and how everything stood before it was, back to the beginning. */
  readonly moved: PlanSlider | undefined;
  readonly before: Sliders | undefined;
}

const START: Sliders = {
  ...{ typed: NO_SLIDER_TEXTS, limits: FIRST_LIMITS, computed: NO_CHANGES, moved: undefined, before: undefined },
};

/** What stands in the boxes, how far the sliders go, and the last sliders that could be computed. */
export function useSliders() {
  const [state, setState] = useState(START);
  const type = (slider: PlanSlider, text: string): void =>
    setState((last) => {
      if (last.typed[slider] === text) return last;
      const typed: SliderTexts = { ...last.typed, [slider]: text };
      return {
        ...{ typed, limits: grownLimits(typed, last.limits), computed: slidersIn(typed) ?? last.computed },
        // All that is pulled of one slider is taken back together.
        ...{ moved: slider, before: last.moved === slider ? last.before : last },
      };
    });
  return {
    ...state,
    /** `undefined` while one of them cannot be computed: then the results stay as they were. */
    sliders: slidersIn(state.typed),
    type,
    /** Where a slider was put, in whole percent. */
    move: (slider: PlanSlider, percent: number) => type(slider, signedText(percent)),
    clear: () => setState(START),
    mayUndo: state.before !== undefined,
    /** Takes back what was done to the slider that was moved last. */
    undo: () => setState(({ before }) => before ?? START),
  };
}
