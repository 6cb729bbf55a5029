import { Button } from '@blueprintjs/core';
import { ErrorIcon, RefreshIcon, TimeIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { adviceAfter, isMissing, problemText, technicalText } from '../../client/api-problem';
import './card.css';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

/** Says why there is nothing yet and what to do about it. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className="k-state">
      <p className="k-state-title">{title}</p>
      {children !== undefined && <p className="k-soft">{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly error: unknown;
  /** What the specification calls the call that failed, where its message comes with that name. */
  readonly call?: string;
  /** What was kept. */
  readonly kept?: string;
  readonly onRetry?: () => void;
}

/** Says what failed and what was kept, and offers another try; what does not exist is not there the next time either. */
export function ErrorState({ title, error, call, kept, onRetry }: ErrorStateProps) {
  const advice = adviceAfter(problemText(error));
  return (
    <div className="k-state k-state-error" role="alert">
      <p className="k-state-title">
        <ErrorIcon /> {title}
      </p>
      <p className="k-soft">
        {call !== undefined && `${call}: `}
        {problemText(error)} {advice !== undefined && <span>{advice}</span>} {kept}{' '}
        <span className="k-state-technical">({technicalText(error)})</span>
      </p>
      {onRetry && !isMissing(error) && (
        <Button icon={<RefreshIcon />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** What is shown is older than it should be. */
export function StaleNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className="k-tag k-tag-caution" role="status">
      <TimeIcon size={12} /> {children}
    </p>
  );
}
