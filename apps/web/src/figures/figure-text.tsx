import type { ReactNode } from 'react';
import { ExplainedValue } from '../ui/explain/explained-value';
import type { ExplainedPlace, Explaining } from './explained-place';

interface FigureTextProps {
  readonly value: number | null;
  /** The value as it is shown, also where there is none. */
  readonly text: ReactNode;
  /** What it is: `sales of last month`. */
  readonly name: string;
  readonly place: ExplainedPlace | undefined;
  readonly explaining: Pick<Explaining, 'explain'>;
}

/** A figure among words; pressed, it tells where it comes from. */
export const FigureText = ({ value, text, name, place, explaining: { explain } }: FigureTextProps) =>
  value === null || place === undefined ? (
    <>{text}</>
  ) : (
    <ExplainedValue text={text} name={name} onClick={() => explain(place)} />
  );
