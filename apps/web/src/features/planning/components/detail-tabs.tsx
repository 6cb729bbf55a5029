import { CircleIcon, TickCircleIcon } from '@blueprintjs/icons';
import type { DetailedProfitAndLoss } from '@keelson/calculators/planning';
import { type PlanLine, planLines } from '@keelson/vocabulary';
import { GROUP_TITLES, impactText } from '../detail-words';

interface DetailTabsProps {
  readonly detail: DetailedProfitAndLoss;
  readonly shown: PlanLine;
  /** Whether calculating is something that can be done here. */
  readonly tellsCalculated: boolean;
  readonly isCalculated: (line: PlanLine) => boolean;
  readonly onShow: (line: PlanLine) => void;
}

/** The four groups, each with what its changes come to and whether they were calculated. */
export const DetailTabs = ({ detail, shown, tellsCalculated, isCalculated, onShow }: DetailTabsProps) => (
  <div className="plan-groups" role="group" aria-label="Groups">
    {planLines().map((line) => {
      const done = isCalculated(line);
      const Sign = done ? TickCircleIcon : CircleIcon;
      return (
        <button key={line} type="button" aria-pressed={line === shown} onClick={() => onShow(line)}>
          {tellsCalculated && <Sign size={14} className={done ? 'plan-group-done' : 'plan-group-waits'} />}
          {GROUP_TITLES[line]}
          <small className="k-num">{impactText(detail.groups[line].total.impact.value?.toNumber() ?? null)}</small>
          {tellsCalculated && <span className="k-sr">{done ? 'calculated' : 'not calculated yet'}</span>}
        </button>
      );
    })}
  </div>
);
