import type { CSSProperties } from 'react';
import './card.css';

interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
}

/** One loading shape; give it the measures of what will stand there. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <span className="k-skeleton" style={{ width, height }} aria-hidden="true" />;
}

interface SkeletonLinesProps {
  readonly lines: number;
  /** What is loading, for screen readers. */
  readonly label: string;
}

export function SkeletonLines({ lines, label }: SkeletonLinesProps) {
  return (
    <div className="k-skeleton-lines" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={`${92 - ((line * 17) % 40)}%`} />
      ))}
    </div>
  );
}
