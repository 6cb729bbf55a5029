import type { Figure } from '@keelson/calculators';
import type { Plan } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { memo, type ReactNode } from 'react';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { useInTurn } from '../../../ui/turns/in-turn';
import type { Source } from '../../../ui/turns/source';
import type { PlanPlace } from '../plan-explanations';
import { valueOf } from '../planner-figures';
import { changePercentText, changeText, percentText, pointsText, poundsText } from '../planner-words';
import { PlanChange } from './plan-change';
import { SteadyValue } from './steady-value';

interface PlanTilesProps {
  readonly plan: Source<Plan>;
  readonly explained: PlanPlace | undefined;
  readonly onExplain: (place: PlanPlace) => void;
}

type Explain = PlanTilesProps['onExplain'];

const minus = ({ value: one }: Figure, { value: other }: Figure): number | null =>
  one === null || other === null ? null : one.minus(other).toNumber();

const explains = (onExplain: Explain, place: PlanPlace, name: string, text: ReactNode) => (
  <ExplainedValue text={text} name={name} onClick={() => onExplain(place)} />
);

const follows = (onExplain: Explain, place: PlanPlace, name: string, value: number | null, text: string) => (
  <SteadyValue {...{ text, name }} drawn={<PlanChange {...{ value, text }} />} onClick={() => onExplain(place)} />
);

interface TileOf {
  readonly place: PlanPlace;
  readonly title: string;
  readonly value: (plan: Plan) => string;
  readonly note: (plan: Plan, onExplain: Explain) => ReactNode;
}

const TILES: readonly TileOf[] = [
  {
    place: 'impact profitBeforeTax',
    title: 'Profit before tax, result',
    value: ({ table }) => poundsText(valueOf(table.impact.profitBeforeTax)),
    note: ({ table }, onExplain) => {
      const now = poundsText(valueOf(table.thisYear.profitBeforeTax));
      return <>this year {explains(onExplain, 'thisYear profitBeforeTax', 'the profit of this year', now)}</>;
    },
  },
  {
    place: 'change',
    title: texts.plannerChange,
    value: ({ change }) => changeText(valueOf(change)),
    note: ({ changePercent }, onExplain) => {
      const percent = valueOf(changePercent);
      if (percent === null) return 'no profit to compare with';
      const text = changePercentText(percent);
      return <>{follows(onExplain, 'changePercent', 'the change in percent', percent, text)} on this year</>;
    },
  },
  {
    place: 'impact profitBeforeTaxPercent',
    title: texts.plannerShare,
    value: ({ table }) => percentText(valueOf(table.impact.profitBeforeTaxPercent)),
    note: ({ table: { thisYear, impact } }, onExplain) => {
      const points = minus(impact.profitBeforeTaxPercent, thisYear.profitBeforeTaxPercent);
      const change = 'the change of the share';
      const shareNow = percentText(valueOf(thisYear.profitBeforeTaxPercent));
      return (
        <>
          {follows(onExplain, 'points profitBeforeTaxPercent', change, points, pointsText(points))} from{' '}
          {explains(onExplain, 'thisYear profitBeforeTaxPercent', 'the share of this year', shareNow)}
        </>
      );
    },
  },
  {
    place: 'ebitda',
    title: 'EBITDA',
    value: ({ ebitda }) => poundsText(valueOf(ebitda)),
    note: ({ ebitda, table }, onExplain) => {
      const addedBack = minus(ebitda, table.impact.profitBeforeTax);
      if (addedBack === null || Math.abs(addedBack) < 0.005) return 'nothing known to add back';
      const text = poundsText(addedBack);
      return <>plus {explains(onExplain, 'addedBack', 'what is added back', text)} interest and depreciation</>;
    },
  },
];

/** What the year comes to, in four figures. */
export const PlanTiles = memo(({ plan, explained, onExplain }: PlanTilesProps) => (
  <div className="plan-tiles" aria-live="off">
    {TILES.map((tile) => (
      <PlanTile key={tile.place} tile={tile} open={explained === tile.place} {...{ plan, onExplain }} />
    ))}
  </div>
));
PlanTiles.displayName = 'PlanTiles';

interface PlanTileProps extends Omit<PlanTilesProps, 'explained'> {
  readonly tile: TileOf;
  readonly open: boolean;
}

const PlanTile = memo(({ tile: { place, title, value, note }, plan: source, open, onExplain }: PlanTileProps) => {
  const plan = useInTurn(source);
  return (
    <section className="k-card plan-tile" aria-label={title}>
      <p className="plan-tile-name">
        {title}
        <ExplainButton figure={title} open={open} onClick={() => onExplain(place)} />
      </p>
      <p className="plan-tile-value k-num" data-testid={`tile-${place}`}>
        {value(plan)}
      </p>
      <p className="plan-tile-note k-num">{note(plan, onExplain)}</p>
    </section>
  );
});
PlanTile.displayName = 'PlanTile';
