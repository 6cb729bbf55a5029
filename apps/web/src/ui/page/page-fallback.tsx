import { SkeletonLines } from '../card/skeleton';
import './text-column.css';

export function PageFallback() {
  return (
    <div className="k-wrap-text">
      <SkeletonLines lines={5} label="Loading page" />
    </div>
  );
}
