import { Card } from '../../../ui/card/card';
import { Skeleton } from '../../../ui/card/skeleton';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The progress page before its data: the same rows and cards, without words. */
export function ProgressSkeleton() {
  return (
    <div className="onb-grid" role="status" aria-label="Loading your progress">
      <Card flush>
        <div className="onb-steps">
          {ROWS.map((row) => (
            <div key={row} className="onb-step">
              <Skeleton width={30} height={30} />
              <div className="k-grow onb-skeleton-lines">
                <Skeleton width={`${24 + ((row * 7) % 18)}%`} />
                <Skeleton width={`${36 + ((row * 11) % 20)}%`} height={12} />
              </div>
              <Skeleton width={72} height={22} />
            </div>
          ))}
        </div>
      </Card>
      <div className="onb-aside">
        {[126, 182, 196].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </div>
  );
}
