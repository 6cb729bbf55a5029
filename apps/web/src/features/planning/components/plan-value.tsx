import { memo } from 'react';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { PlanPlace } from '../plan-explanations';
import { PlanChange } from './plan-change';
import { SteadyValue } from './steady-value';

interface PlanValueProps {
  /** As it reads. */
  readonly text: string;
  readonly name: string;
  readonly place: PlanPlace;
  readonly onExplain: (place: PlanPlace) => void;
  /** A change, drawn with its direction; `null` for one that is not known. */
  readonly change?: number | null;
  readonly lowerIsBetter?: boolean;
  /** In a sentence, in the room of its own letters. */
  readonly steady?: boolean;
}

/** A figure of a plan that tells where it comes from: drawn again only where it reads otherwise. */
export const PlanValue = memo((props: PlanValueProps) => {
  const { text, name, place, onExplain, change, lowerIsBetter, steady = false } = props;
  const onClick = (): void => onExplain(place);
  const drawn =
    change === undefined ? undefined : (
      <PlanChange value={change} text={text} {...(lowerIsBetter !== undefined && { lowerIsBetter })} />
    );
  return steady ? (
    <SteadyValue {...{ text, name, onClick }} drawn={drawn} />
  ) : (
    <ExplainedValue text={drawn ?? text} name={name} onClick={onClick} />
  );
});
PlanValue.displayName = 'PlanValue';
