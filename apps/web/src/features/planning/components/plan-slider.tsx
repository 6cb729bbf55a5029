import { type PlanSliders, shownSliderBound } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import { type CSSProperties, memo, useSyncExternalStore } from 'react';
import { FieldMessage, hintId } from '../../../ui/form/field';
import type { Source } from '../../../ui/turns/source';
import { SLIDER_WORDS } from '../planner-words';
import { shareOf } from '../slider-share';
import { sliderFault } from '../slider-texts';
import type { SliderActs, Sliders } from '../sliders-store';
import { PlanRail } from './plan-rail';
import { PlanStepper } from './plan-stepper';

interface PlanSliderFieldProps {
  readonly slider: PlanSlider;
  readonly sliders: Source<Sliders>;
  /** What the year comes to, as the slider says it: at once where it was moved last. */
  readonly says: (changes: PlanSliders) => string;
  readonly follows: Source<string>;
  readonly readOnly: boolean;
  readonly acts: SliderActs;
}

/** The change of one line: pulled, stepped or typed, in whole percent. */
export const PlanSliderField = memo((props: PlanSliderFieldProps) => {
  const { slider, sliders, says, follows, readOnly, acts } = props;
  const limit = useSyncExternalStore(sliders.subscribe, () => sliders.now().limits[slider]);
  const fault = useSyncExternalStore(sliders.subscribe, () => sliderFault(sliders.now().typed[slider]));
  const id = `plan-${slider}`;
  const { title, hint } = SLIDER_WORDS[slider];
  return (
    <div className="plan-slider">
      <div className="plan-slider-head">
        <div>
          <label htmlFor={id}>{title}</label>
          <p id={hintId(id)} className="plan-slider-hint">
            {hint}
          </p>
        </div>
        <PlanStepper {...{ id, slider, sliders, fault, readOnly, acts }} />
      </div>
      <PlanRail {...{ slider, sliders, says, follows, readOnly, acts }} />
      <SliderEnds limit={limit} />
      <FieldMessage id={id} message={fault} />
    </div>
  );
});
PlanSliderField.displayName = 'PlanSliderField';

const SliderEnds = memo(({ limit }: { readonly limit: number }) => (
  <div className="plan-slider-ends k-num" aria-hidden="true">
    <span>−100%</span>
    <span className="plan-slider-zero" style={{ '--z': shareOf(0, limit) } as CSSProperties}>
      0
    </span>
    <span>+{shownSliderBound(limit)}%</span>
  </div>
));
SliderEnds.displayName = 'SliderEnds';
