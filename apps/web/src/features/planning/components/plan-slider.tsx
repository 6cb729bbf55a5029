import { type PlanSliders, shownSliderBound } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import { type CSSProperties, type KeyboardEvent, memo, useSyncExternalStore } from 'react';
import { FieldMessage, hintId } from '../../../ui/form/field';
import type { Source } from '../../../ui/turns/source';
import { SLIDER_WORDS } from '../planner-words';
import { percentIn, signedText, sliderFault } from '../slider-texts';
import type { SliderActs, Sliders } from '../sliders-store';
import { PlanStepper } from './plan-stepper';

interface PlanSliderFieldProps {
  readonly slider: PlanSlider;
  readonly sliders: Source<Sliders>;
  /** What the year comes to, as the slider says it: at once where it was moved last. */
  readonly says: (changes: PlanSliders) => string;
  readonly follows: string;
  readonly readOnly: boolean;
  readonly acts: SliderActs;
}

/** Keys that go on at the end of a slider: there it grows. */
const FURTHER: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, PageUp: 10 };

const shareOf = (percent: number, limit: number): number => (percent + 100) / (limit + 100);

/** A background between two places of the rail: it is painted again, and nothing is laid out. */
function filled(from: number, to: number): CSSProperties {
  const size = Math.abs(to - from);
  const left = Math.min(from, to);
  return {
    backgroundSize: `${size * 100}% 100%`,
    backgroundPositionX: size === 1 ? 0 : `${(left / (1 - size)) * 100}%`,
  };
}

/** The change of one line: pulled, stepped or typed, in whole percent. */
export const PlanSliderField = memo((props: PlanSliderFieldProps) => {
  const { slider, sliders, says, follows, readOnly, acts } = props;
  const text = useSyncExternalStore(sliders.subscribe, () => sliders.now().typed[slider]);
  const limit = useSyncExternalStore(sliders.subscribe, () => sliders.now().limits[slider]);
  const result = useSyncExternalStore(sliders.subscribe, () => {
    const { moved, computed } = sliders.now();
    return moved === slider ? says(computed) : follows;
  });
  const id = `plan-${slider}`;
  const { title, hint } = SLIDER_WORDS[slider];
  const fault = sliderFault(text);
  const at = percentIn(text);
  const words = `${signedText(at)} percent, ${fault === undefined ? result : fault}`;
  const further = (event: KeyboardEvent): void => {
    const step = FURTHER[event.key];
    if (step === undefined || at < limit) return;
    event.preventDefault();
    acts.move(slider, at + step);
  };
  return (
    <div className="plan-slider">
      <div className="plan-slider-head">
        <div>
          <label htmlFor={id}>{title}</label>
          <p id={hintId(id)} className="plan-slider-hint">
            {hint}
          </p>
        </div>
        <PlanStepper {...{ id, slider, text, fault, readOnly, acts }} />
      </div>
      <div className="plan-rail">
        <span className="plan-fill" style={filled(shareOf(0, limit), shareOf(at, limit))} />
        <input
          type="range"
          className="plan-track"
          aria-label={`${title}, slider`}
          aria-valuetext={words}
          min={-100}
          max={limit}
          step={1}
          value={at}
          disabled={readOnly}
          onKeyDown={further}
          onChange={({ target }) => acts.move(slider, Number(target.value))}
        />
      </div>
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
