import { Button } from '@blueprintjs/core';
import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import type { PlanSlider } from '@keelson/vocabulary';
import { memo, useRef, useSyncExternalStore } from 'react';
import { describedBy } from '../../../ui/form/field';
import type { Source } from '../../../ui/turns/source';
import { useWritten } from '../../../ui/turns/use-written';
import { SLIDER_WORDS } from '../planner-words';
import { percentIn } from '../slider-texts';
import type { SliderActs, Sliders } from '../sliders-store';

interface PlanStepperProps {
  readonly id: string;
  readonly slider: PlanSlider;
  readonly sliders: Source<Sliders>;
  readonly fault: string | undefined;
  readonly readOnly: boolean;
  readonly acts: SliderActs;
}

/** A change as a number: typed, or stepped by one. What stands in the box is written, not rendered, as the slider is pulled. */
export const PlanStepper = memo(({ id, slider, sliders, fault, readOnly, acts }: PlanStepperProps) => {
  const box = useRef<HTMLInputElement>(null);
  const isLeast = useSyncExternalStore(sliders.subscribe, () => percentIn(sliders.now().typed[slider]) <= -100);
  useWritten(sliders, ({ typed }) => {
    if (box.current && box.current.value !== typed[slider]) box.current.value = typed[slider];
  });
  return (
    <span className="plan-stepper">
      <StepButton {...{ slider, acts }} by={-1} disabled={readOnly || isLeast} />
      <span className="plan-stepper-box">
        <input
          ref={box}
          id={id}
          className="bp6-input k-input k-num"
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          readOnly={readOnly}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, SLIDER_WORDS[slider].hint, fault)}
          onChange={({ target }) => acts.type(slider, target.value)}
          onBlur={({ target }) => fault === undefined && !readOnly && acts.move(slider, percentIn(target.value))}
        />
        <i aria-hidden="true">%</i>
      </span>
      <StepButton {...{ slider, acts }} by={1} disabled={readOnly} />
    </span>
  );
});
PlanStepper.displayName = 'PlanStepper';

interface StepButtonProps {
  readonly slider: PlanSlider;
  readonly by: 1 | -1;
  readonly disabled: boolean;
  readonly acts: SliderActs;
}

const StepButton = memo(({ slider, by, disabled, acts }: StepButtonProps) => (
  <Button
    icon={by < 0 ? <MinusIcon size={12} /> : <PlusIcon size={12} />}
    aria-label={`${SLIDER_WORDS[slider].title} ${by < 0 ? 'down' : 'up'} by 1`}
    disabled={disabled}
    onClick={() => acts.step(slider, by)}
  />
));
StepButton.displayName = 'StepButton';
