import type { Plan } from '@keelson/calculators/planning';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { useInTurn } from '../../../ui/turns/in-turn';
import type { Source } from '../../../ui/turns/source';
import { planExplanation, planFigure, type PlanPlace } from '../plan-explanations';
import type { PlannerRead } from '../planner.api';
import { yearFrom } from '../planner-words';
import { planGround } from '../planning-grounds';

interface PlanExplainedProps {
  readonly accountId: string;
  readonly read: PlannerRead;
  readonly plan: Source<Plan>;
  readonly place: PlanPlace;
  readonly onClose: () => void;
}

/** How a figure of the plan comes about, while the sliders move too. */
export function PlanExplained({ accountId, read, plan: source, place, onClose }: PlanExplainedProps) {
  const plan = useInTurn(source);
  return (
    <GroundedPanel
      explanation={planExplanation(plan, place, yearFrom(read))}
      grounds={[planGround(accountId, read, plan, planFigure(plan, place))]}
      onClose={onClose}
    />
  );
}
