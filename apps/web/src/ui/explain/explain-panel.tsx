import type { ReactNode } from 'react';
import { ErrorState } from '../card/card-states';
import { SkeletonLines } from '../card/skeleton';
import { SidePanel } from '../panel/side-panel';
import type { Explanation } from './explanation';
import { ExplanationView } from './explanation-view';
import './explain.css';

interface ExplainBodyProps {
  /** `undefined` while it is on its way. */
  readonly explanation: Explanation | undefined;
  readonly error?: unknown;
  readonly onRetry: () => void;
  /** What the owner could do next. */
  readonly actions?: ReactNode;
}

/** What a figure means, its sum, what moved it, and the lines it comes from. */
export const ExplainBody = ({ explanation, error, onRetry, actions }: ExplainBodyProps) =>
  explanation ? (
    <ExplanationView explanation={explanation} actions={actions} />
  ) : error === undefined ? (
    <div className="k-panel-part">
      <SkeletonLines lines={9} label="Loading the explanation" />
    </div>
  ) : (
    <ErrorState title="This number cannot be explained right now" error={error} onRetry={onRetry} />
  );

interface ExplainPanelProps extends ExplainBodyProps {
  /** The figure, as its page names it. */
  readonly figure: string;
  readonly onClose: () => void;
}

/** Explain this number, beside its page. */
export const ExplainPanel = ({ figure, onClose, ...body }: ExplainPanelProps) => (
  <SidePanel title={body.explanation?.title ?? figure} subtitle="Explain this number" about={figure} onClose={onClose}>
    <ExplainBody {...body} />
  </SidePanel>
);
