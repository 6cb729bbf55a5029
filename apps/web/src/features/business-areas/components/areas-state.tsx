import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';

interface AreasStateProps {
  readonly loading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The heading of the page until its own is known; left out where the page has one from the beginning. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What stands in place of the areas while they load or do not come. */
export function AreasState({ loading, error, onRetry, title, children }: AreasStateProps) {
  if (error === undefined && !loading) return children;
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <Card>
        {error === undefined ? (
          <SkeletonLines lines={8} label="Loading the business areas" />
        ) : (
          <ErrorState title="The business areas could not be loaded" error={error} onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}
