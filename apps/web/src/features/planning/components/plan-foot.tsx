import type { Plan } from '@keelson/calculators/planning';
import type { PlanSource } from '@keelson/vocabulary';
import { memo } from 'react';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import { poundsText, SOURCE_WORDS } from '../planner-words';

interface PlanFootProps {
  readonly thisYear: Plan['thisYear'];
  readonly figuresFrom: PlanSource;
  readonly onExplain: (place: PlanPlace) => void;
}

/** Below the sliders: what they start from. */
export const PlanFoot = memo(({ thisYear, figuresFrom, onExplain }: PlanFootProps) => (
  <span className="k-num">
    Base: sales{' '}
    <ExplainedValue
      text={poundsText(valueOf(thisYear.sales))}
      name="the sales that the plan starts from"
      onClick={() => onExplain('thisYear sales')}
    />
    , profit before tax{' '}
    <ExplainedValue
      text={poundsText(valueOf(thisYear.profitBeforeTax))}
      name="the profit that the plan starts from"
      onClick={() => onExplain('thisYear profitBeforeTax')}
    />
    , from {SOURCE_WORDS[figuresFrom]}
  </span>
));
PlanFoot.displayName = 'PlanFoot';
