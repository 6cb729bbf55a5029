import type { Plan } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { CutDownPlace } from '../cut-down-explanation';
import { valueOf } from '../planner-figures';
import { percentText, pointsText } from '../planner-words';
import { PlanChange } from './plan-change';

interface CutDownTileProps {
  readonly plan: Plan;
  readonly explained: CutDownPlace | undefined;
  readonly onExplain: (place: CutDownPlace) => void;
}

/** The tile that is left without a plan that is paid for (decision 4.72). */
export function CutDownTile({ plan: { table }, explained, onExplain }: CutDownTileProps) {
  const now = valueOf(table.thisYear.profitBeforeTaxPercent);
  const share = valueOf(table.impact.profitBeforeTaxPercent);
  const change = now === null || share === null ? null : share - now;
  return (
    <section className="k-card plan-tile plan-tile-alone" aria-label={texts.plannerShare}>
      <p className="plan-tile-name">
        {texts.plannerShare}
        <ExplainButton
          figure={texts.plannerShare}
          open={explained === 'impact profitBeforeTaxPercent'}
          onClick={() => onExplain('impact profitBeforeTaxPercent')}
        />
      </p>
      <p className="plan-tile-value k-num" data-testid="tile-share">
        {percentText(share)}
      </p>
      <p className="plan-tile-note k-num">
        <ExplainedValue
          text={<PlanChange value={change} text={pointsText(change)} />}
          name="the change of the share"
          onClick={() => onExplain('points profitBeforeTaxPercent')}
        />{' '}
        from{' '}
        <ExplainedValue
          text={percentText(now)}
          name="the share of this year"
          onClick={() => onExplain('thisYear profitBeforeTaxPercent')}
        />
      </p>
    </section>
  );
}
