import { skipToken } from '@reduxjs/toolkit/query';
import { ExplainPanel } from '../ui/explain/explain-panel';
import type { Explanation } from '../ui/explain/explanation';
import { useBaseLinesQuery } from './base-lines.api';
import { type Ground, grounded, type ReadLines } from './grounds';

function useLines(ground: Ground | undefined): ReadLines {
  const isAsked = ground !== undefined && ground.typed === undefined && ground.sums.length > 0;
  const { currentData, error } = useBaseLinesQuery(isAsked ? ground.asked : skipToken);
  return { lines: currentData, failed: error !== undefined && currentData === undefined };
}

interface GroundedPanelProps {
  readonly explanation: Explanation;
  /** What it stands on: at most two, a base and what it is held against. */
  readonly grounds: readonly Ground[];
  readonly onClose: () => void;
}

/** Explain a figure that its page derives, on down to the lines of the books and the imports that brought them. */
export function GroundedPanel({ explanation, grounds: [first, second], onClose }: GroundedPanelProps) {
  const [ofFirst, ofSecond] = [useLines(first), useLines(second)];
  const shown = grounded(grounded(explanation, first, ofFirst), second, ofSecond);
  return <ExplainPanel figure={explanation.title} explanation={shown} onRetry={onClose} onClose={onClose} />;
}
