import { Skeleton } from '../../../ui/card/skeleton';

interface MissingItemProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands where an event is not loaded yet, or could not be. */
export function MissingItem({ failed, onRetry }: MissingItemProps) {
  if (failed)
    return (
      <p className="k-history-item k-small k-muted">
        This event could not be loaded.
        <button type="button" className="k-clear" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  return (
    <div className="k-history-item k-history-missing" aria-label="Loading" aria-busy="true" role="status">
      <Skeleton width="38px" />
      <div className="k-grow">
        <Skeleton width="40%" />
        <Skeleton width="65%" />
      </div>
    </div>
  );
}
