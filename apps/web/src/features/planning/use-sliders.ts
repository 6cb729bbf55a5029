import { NO_CHANGES, type PlanSliders } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import { useMemo, useState } from 'react';
import {
  FIRST_LIMITS,
  grownLimits,
  NO_SLIDER_TEXTS,
  percentIn,
  signedText,
  type SliderLimits,
  slidersIn,
  type SliderTexts,
} from './slider-texts';

interface Sliders {
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

/** What stands in the boxes, how far the sliders go, and the last sliders that could be computed. */
export function useSliders() {
  const [state, setState] = useState(START);
  const acts = useMemo<SliderActs>(() => {
    const type = (slider: PlanSlider, text: string): void => setState((last) => withText(last, slider, text));
    return {
      type,
      move: (slider, percent) => type(slider, signedText(percent)),
      step: (slider, by) => setState((last) => withText(last, slider, signedText(percentIn(last.typed[slider]) + by))),
      clear: () => setState(START),
      undo: () => setState(({ before }) => before ?? START),
    };
  }, []);
  return { ...state, acts, mayUndo: state.before !== undefined };
}
