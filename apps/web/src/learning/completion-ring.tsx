import { arcPath } from './ring-geometry';
import { percentText } from './score-words';
import './score-ring.css';

interface CompletionRingProps {
  /** What is completed. */
  readonly label: string;
  /** From 0 to 100; `null` where there is nothing to complete. */
  readonly percentage: number | null;
  readonly size?: 'small' | 'medium' | 'large';
  /** Under the number of a large one. */
  readonly note?: string;
}

/** As the styles call them. */
const NAMES = { small: 'tiny', medium: 'small', large: 'large' } as const;
const SIZES = { small: [44, 4], medium: [84, 9], large: [168, 14] } as const;

/** How far something is completed. Unlike a score it has no bands. */
export function CompletionRing({ label, percentage, size = 'small', note }: CompletionRingProps) {
  const [pixels, width] = SIZES[size];
  return (
    <div className={`k-ring k-ring-${NAMES[size]}`} role="img" aria-label={`${label}: ${percentText(percentage)}`}>
      <svg width={pixels} height={pixels} viewBox={`0 0 ${pixels} ${pixels}`} aria-hidden="true">
        <path className="k-ring-ground" strokeWidth={width} d={arcPath(pixels, width, 0, 1)} />
        <path className="k-ring-mark" strokeWidth={width} d={arcPath(pixels, width, 0, (percentage ?? 0) / 100)} />
      </svg>
      <p aria-hidden="true">
        <b>{size === 'small' ? (percentage === null ? '–' : Math.floor(percentage)) : percentText(percentage)}</b>
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
}
