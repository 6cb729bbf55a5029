import type { ReactNode } from 'react';
import { ExplainedValue } from '../../../ui/explain/explained-value';

interface SteadyValueProps {
  /** As it reads. */
  readonly text: string;
  /** As it is drawn, where that is more than its text. */
  readonly drawn?: ReactNode;
  readonly name: string;
  readonly onClick: () => void;
}

/** What is not as wide as a figure, or wider, in the width of a figure. */
const WIDTHS: Readonly<Record<string, number>> = { '.': 0.45, ',': 0.45, ' ': 0.45, t: 0.6, '%': 1.4 };
/** The arrow of a change, with the space after it. */
const ARROW = 16;

const roomFor = (text: string, drawn: boolean): string => {
  const figures = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 1.04), 0);
  return `calc(${figures.toFixed(2)}ch + ${drawn && /[1-9]/.test(text) ? ARROW : 0}px)`;
};

/** A figure in a sentence that follows a slider: in room for its letters, so that the sentence stays where it is. */
export const SteadyValue = ({ text, drawn, name, onClick }: SteadyValueProps) => (
  <span className="plan-steady" style={{ width: roomFor(text, drawn !== undefined) }}>
    <ExplainedValue text={drawn ?? text} name={name} onClick={onClick} />
  </span>
);
