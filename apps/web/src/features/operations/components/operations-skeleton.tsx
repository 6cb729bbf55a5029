import { Card } from '../../../ui/card/card';
import { SkeletonLines } from '../../../ui/card/skeleton';

/** The shape of the page while it is read for the first time. */
export function OperationsSkeleton() {
  return (
    <div className="k-operations-parts">
      <Card>
        <SkeletonLines lines={3} label="Loading the operations" />
      </Card>
      <Card title="Streams set aside">
        <SkeletonLines lines={2} label="Loading streams set aside" />
      </Card>
      <Card title="Subscriptions">
        <SkeletonLines lines={9} label="Loading subscriptions" />
      </Card>
      <Card title="Jobs">
        <SkeletonLines lines={9} label="Loading jobs" />
      </Card>
    </div>
  );
}
