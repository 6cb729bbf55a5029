import type { PlanSliders as Changes } from '@keelson/calculators/planning';
import { PLAN_SLIDERS, type PlanSlider } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import type { Source } from '../../../ui/turns/source';
import type { SliderActs, Sliders } from '../sliders-store';
import { PlanSliderField } from './plan-slider';

interface PlanSlidersProps {
  readonly shown?: readonly PlanSlider[];
  readonly sliders: Source<Sliders>;
  /** What the slider that was moved last says of the result, at once. */
  readonly says: (changes: Changes) => string;
  /** What the others say, of a result that follows. */
  readonly follows: Source<string>;
  readonly months: number;
  readonly readOnly: boolean;
  readonly footer?: ReactNode;
  readonly acts: SliderActs;
  readonly children?: ReactNode;
}

/** The levers, one under the other. */
export function PlanSliders(props: PlanSlidersProps) {
  const { shown = PLAN_SLIDERS, sliders, says, follows, months, readOnly, footer, acts, children } = props;
  return (
    <Card
      className="plan-sliders"
      title="Change by"
      subtitle={`Against this year, projected from ${months} ${months === 1 ? 'month' : 'months'}`}
      footer={footer}
    >
      {shown.map((slider) => (
        <PlanSliderField key={slider} {...{ slider, sliders, says, follows, readOnly, acts }} />
      ))}
      {children}
    </Card>
  );
}
