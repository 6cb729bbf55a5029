import { Button } from '@blueprintjs/core';
import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import { shownSliderBound } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import type { CSSProperties, KeyboardEvent } from 'react';
import { describedBy, FieldMessage, hintId } from '../../../ui/form/field';
import { SLIDER_WORDS } from '../planner-words';
import { percentIn, signedText, sliderFault } from '../slider-texts';

interface PlanSliderFieldProps {
  readonly slider: PlanSlider;
  readonly text: string;
  readonly limit: number;
  /** What the year comes to, as the slider says it. */
  readonly result: string;
  readonly readOnly: boolean;
  readonly onType: (text: string) => void;
  readonly onMove: (percent: number) => void;
}

/** Keys that go on at the end of a slider: there it grows. */
const FURTHER: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, PageUp: 10 };

/** The change of one line: pulled, stepped or typed, in whole percent. */
export function PlanSliderField({ slider, text, limit, result, readOnly, onType, onMove }: PlanSliderFieldProps) {
  const id = `plan-${slider}`;
  const { title, hint } = SLIDER_WORDS[slider];
  const fault = sliderFault(text);
  const at = percentIn(text);
  const bound = shownSliderBound(limit);
  const says = `${signedText(at)} percent, ${fault === undefined ? result : fault}`;
  const share = (percent: number): number => (percent + 100) / (limit + 100);
  const style = { '--v': share(at), '--z': share(0) } as CSSProperties;
  const further = (event: KeyboardEvent): void => {
    const step = FURTHER[event.key];
    if (step === undefined || at < limit) return;
    event.preventDefault();
    onMove(at + step);
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
        <span className="plan-stepper">
          <Button
            icon={<MinusIcon size={12} />}
            aria-label={`${title} down by 1`}
            disabled={readOnly || at <= -100}
            onClick={() => onMove(at - 1)}
          />
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
              aria-describedby={describedBy(id, hint, fault)}
              onChange={({ target }) => onType(target.value)}
              onBlur={() => fault === undefined && !readOnly && onMove(at)}
            />
            <i aria-hidden="true">%</i>
          </span>
          <Button
            icon={<PlusIcon size={12} />}
            aria-label={`${title} up by 1`}
            disabled={readOnly}
            onClick={() => onMove(at + 1)}
          />
        </span>
      </div>
      <input
        type="range"
        className="plan-track"
        aria-label={`${title}, slider`}
        aria-valuetext={says}
        min={-100}
        max={limit}
        step={1}
        value={at}
        disabled={readOnly}
        style={style}
        onKeyDown={further}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <div className="plan-slider-ends k-num" aria-hidden="true">
        <span>−100%</span>
        <span className="plan-slider-zero" style={style}>
          0
        </span>
        <span>+{bound}%</span>
      </div>
      <FieldMessage id={id} message={fault} />
    </div>
  );
}
