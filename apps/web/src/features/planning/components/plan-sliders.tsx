import type { Plan } from '@keelson/calculators/planning';
import { PLAN_SLIDERS, type PlanSlider } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { valueOf } from '../planner-figures';
import { profitWords } from '../planner-words';
import type { SliderLimits, SliderTexts } from '../slider-texts';
import type { SliderActs } from '../use-sliders';
import { PlanSliderField } from './plan-slider';

interface PlanSlidersProps {
  readonly sliders?: readonly PlanSlider[];
  readonly typed: SliderTexts;
  readonly limits: SliderLimits;
  readonly plan: Plan | undefined;
  /** The slider that was moved last says the result at once, the others that of a plan that follows. */
  readonly moved?: PlanSlider | undefined;
  readonly late?: Plan | undefined;
  /** What each slider says of the result; the profit without. */
  readonly result?: string;
  readonly months: number;
  readonly readOnly: boolean;
  readonly footer?: ReactNode;
  readonly acts: SliderActs;
  readonly children?: ReactNode;
}

/** The levers, one under the other. */
export function PlanSliders(props: PlanSlidersProps) {
  const { sliders = PLAN_SLIDERS, typed, limits, plan, late = plan, moved } = props;
  const { months, readOnly, footer, acts, children } = props;
  const resultOf = (of: Plan | undefined): string =>
    props.result ?? profitWords(of ? valueOf(of.impact.profitBeforeTax) : null);
  const [now, follows] = [resultOf(plan), resultOf(late)];
  return (
    <Card
      className="plan-sliders"
      title="Change by"
      subtitle={`Against this year, projected from ${months} ${months === 1 ? 'month' : 'months'}`}
      footer={footer}
    >
      {sliders.map((slider) => (
        <PlanSliderField
          key={slider}
          {...{ slider, readOnly, acts }}
          result={slider === moved ? now : follows}
          text={typed[slider]}
          limit={limits[slider]}
        />
      ))}
      {children}
    </Card>
  );
}
