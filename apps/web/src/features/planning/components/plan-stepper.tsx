import { Button } from '@blueprintjs/core';
import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import type { PlanSlider } from '@keelson/vocabulary';
import { memo } from 'react';
import { describedBy } from '../../../ui/form/field';
import { SLIDER_WORDS } from '../planner-words';
import { percentIn } from '../slider-texts';
import type { SliderActs } from '../sliders-store';

interface PlanStepperProps {
  readonly id: string;
  readonly slider: PlanSlider;
  readonly text: string;
  readonly fault: string | undefined;
  readonly readOnly: boolean;
  readonly acts: SliderActs;
}

/** A change as a number: typed, or stepped by one. */
export const PlanStepper = memo(({ id, slider, text, fault, readOnly, acts }: PlanStepperProps) => {
  const at = percentIn(text);
  return (
    <span className="plan-stepper">
      <StepButton {...{ slider, acts }} by={-1} disabled={readOnly || at <= -100} />
      <span className="plan-stepper-box">
        <input
          id={id}
          className="bp6-input k-input k-num"
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          value={text}
          readOnly={readOnly}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, SLIDER_WORDS[slider].hint, fault)}
          onChange={({ target }) => acts.type(slider, target.value)}
          onBlur={() => fault === undefined && !readOnly && acts.move(slider, at)}
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
