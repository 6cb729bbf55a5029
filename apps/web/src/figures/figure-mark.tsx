import { ExplainButton } from '../ui/explain/explain-button';
import { type ExplainedPlace, type Explaining, isSamePlace } from './explained-place';

interface FigureMarkProps {
  readonly place: ExplainedPlace;
  readonly name: string;
  readonly explaining: Explaining;
}

/** The question mark beside a figure. */
export function FigureMark({ place, name, explaining: { explained, explain } }: FigureMarkProps) {
  const open = isSamePlace(explained, place);
  return <ExplainButton figure={name} open={open} onClick={() => explain(open ? undefined : place)} />;
}
