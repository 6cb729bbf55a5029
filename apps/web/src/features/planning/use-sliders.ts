import { NO_CHANGES } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import { useState } from 'react';
import { FIRST_LIMITS, grownLimits, NO_SLIDER_TEXTS, signedText, slidersIn, type SliderTexts } from './slider-texts';

const START = { typed: NO_SLIDER_TEXTS, limits: FIRST_LIMITS, computed: NO_CHANGES };

/** What stands in the boxes, how far the sliders go, and the last sliders that could be computed. */
export function useSliders() {
  const [state, setState] = useState(START);
  const type = (slider: PlanSlider, text: string): void =>
    setState(({ typed: before, limits, computed }) => {
      const typed: SliderTexts = { ...before, [slider]: text };
      return { typed, limits: grownLimits(typed, limits), computed: slidersIn(typed) ?? computed };
    });
  return {
    ...state,
    /** `undefined` while one of them cannot be computed: then the results stay as they were. */
    sliders: slidersIn(state.typed),
    type,
    /** Where a slider was put, in whole percent. */
    move: (slider: PlanSlider, percent: number) => type(slider, signedText(percent)),
    clear: () => setState(START),
  };
}
