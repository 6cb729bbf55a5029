import { SkeletonLines } from '../ui/card/skeleton';
import './layout.css';

export function PageFallback() {
  return (
    <div className="k-wrap-text">
      <SkeletonLines lines={5} label="Loading page" />
    </div>
  );
}
