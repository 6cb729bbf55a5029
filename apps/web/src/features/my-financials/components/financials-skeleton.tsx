import { Card } from '../../../ui/card/card';
import { Skeleton, SkeletonLines } from '../../../ui/card/skeleton';

/** The shape of the page while its figures are on their way. */
export const FinancialsSkeleton = () => (
  <div className="mf-page" aria-busy="true">
    <Card>
      <SkeletonLines lines={2} label="Loading My Financials" />
    </Card>
    <div className="mf-today">
      {[300, 300].map((height, index) => (
        <Card key={index}>
          <Skeleton height={height} />
        </Card>
      ))}
    </div>
    <Card>
      <Skeleton height={300} />
    </Card>
  </div>
);
