import { Card } from '../../../ui/card/card';
import { Skeleton, SkeletonLines } from '../../../ui/card/skeleton';

/** The replay before its data: the same places, without words. */
export function ReplaySkeleton() {
  return (
    <>
      <div className="rp-bar">
        <div className="k-grow">
          <Skeleton height={62} />
        </div>
      </div>
      <div className="rp-grid">
        <Card>
          <SkeletonLines lines={12} label="Loading the journey" />
        </Card>
        <Skeleton height={620} />
        <Card>
          <SkeletonLines lines={13} label="Loading the state" />
        </Card>
      </div>
    </>
  );
}
