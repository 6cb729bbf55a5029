import type { Figure } from '@keelson/calculators';
import type { Plan } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { memo, type ReactNode } from 'react';
import { ExplainButton } from '../../../ui/explain/explain-button';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import { changePercentText, changeText, percentText, pointsText, poundsText } from '../planner-words';
import { PlanValue } from './plan-value';

interface PlanTilesProps {
  readonly plan: Plan;
  readonly explained: PlanPlace | undefined;
  readonly onExplain: (place: PlanPlace) => void;
}

const minus = ({ value: one }: Figure, { value: other }: Figure): number | null =>
  one === null || other === null ? null : one.minus(other).toNumber();

/** What the year comes to, in four figures. */
export const PlanTiles = memo(({ plan, explained, onExplain }: PlanTilesProps) => {
  const { thisYear, impact } = plan.table;
  const [now, profit] = [valueOf(thisYear.profitBeforeTax), valueOf(impact.profitBeforeTax)];
  const [shareNow, share] = [valueOf(thisYear.profitBeforeTaxPercent), valueOf(impact.profitBeforeTaxPercent)];
  const [change, percent] = [valueOf(plan.change), valueOf(plan.changePercent)];
  const points = minus(impact.profitBeforeTaxPercent, thisYear.profitBeforeTaxPercent);
  const addedBack = minus(plan.ebitda, impact.profitBeforeTax);
  const explains = (place: PlanPlace, name: string, text: string) => (
    <PlanValue {...{ text, name, place, onExplain }} />
  );
  const follows = (place: PlanPlace, name: string, change: number | null, text: string) => (
    <PlanValue {...{ text, name, place, onExplain, change }} steady />
  );
  const tiles: readonly (readonly [PlanPlace, string, string, ReactNode])[] = [
    [
      'impact profitBeforeTax',
      'Profit before tax, result',
      poundsText(profit),
      <>this year {explains('thisYear profitBeforeTax', 'the profit of this year', poundsText(now))}</>,
    ],
    [
      'change',
      texts.plannerChange,
      changeText(change),
      percent === null ? (
        'no profit to compare with'
      ) : (
        <>{follows('changePercent', 'the change in percent', percent, changePercentText(percent))} on this year</>
      ),
    ],
    [
      'impact profitBeforeTaxPercent',
      texts.plannerShare,
      percentText(share),
      <>
        {follows('points profitBeforeTaxPercent', 'the change of the share', points, pointsText(points))} from{' '}
        {explains('thisYear profitBeforeTaxPercent', 'the share of this year', percentText(shareNow))}
      </>,
    ],
    [
      'ebitda',
      'EBITDA',
      poundsText(valueOf(plan.ebitda)),
      addedBack === null || Math.abs(addedBack) < 0.005 ? (
        'nothing known to add back'
      ) : (
        <>plus {explains('addedBack', 'what is added back', poundsText(addedBack))} interest and depreciation</>
      ),
    ],
  ];
  return (
    <div className="plan-tiles" aria-live="off">
      {tiles.map(([place, title, value, note]) => (
        <section key={place} className="k-card plan-tile" aria-label={title}>
          <PlanTileName {...{ place, title, onExplain }} open={explained === place} />
          <p className="plan-tile-value k-num" data-testid={`tile-${place}`}>
            {value}
          </p>
          <p className="plan-tile-note k-num">{note}</p>
        </section>
      ))}
    </div>
  );
});
PlanTiles.displayName = 'PlanTiles';

interface PlanTileNameProps {
  readonly place: PlanPlace;
  readonly title: string;
  readonly open: boolean;
  readonly onExplain: (place: PlanPlace) => void;
}

const PlanTileName = memo(({ place, title, open, onExplain }: PlanTileNameProps) => (
  <p className="plan-tile-name">
    {title}
    <ExplainButton figure={title} open={open} onClick={() => onExplain(place)} />
  </p>
));
PlanTileName.displayName = 'PlanTileName';
