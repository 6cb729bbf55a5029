import type { ReactNode } from 'react';
import './explain.css';

interface ExplainedValueProps {
  /** The value as it is shown. */
  readonly text: ReactNode;
  /** What it is: `Stock, 31 Oct 2026`. */
  readonly name: string;
  readonly onClick: () => void;
}

/** A figure in a table or a card that tells where it comes from when it is pressed. */
export const ExplainedValue = ({ text, name, onClick }: ExplainedValueProps) => (
  <button type="button" className="k-explained" title={`Explain ${name}`} onClick={onClick}>
    {text}
  </button>
);
