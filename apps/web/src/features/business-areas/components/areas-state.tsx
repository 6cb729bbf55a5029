import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';

interface AreasStateProps {
  readonly loading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What stands in place of the areas while they load or do not come. */
export function AreasState({ loading, error, onRetry, children }: AreasStateProps) {
  if (error !== undefined)
    return (
      <Card>
        <ErrorState title="The business areas could not be loaded" error={error} onRetry={onRetry} />
      </Card>
    );
  if (loading)
    return (
      <Card>
        <SkeletonLines lines={8} label="Loading the business areas" />
      </Card>
    );
  return children;
}
