import type { ScoreBand } from '@keelson/vocabulary';
import { arcPath } from './ring-geometry';
import { BAND_WORDS, percentText } from './score-words';
import './score-ring.css';

interface ScoreRingProps {
  /** What was scored. */
  readonly label: string;
  /** From 0 to 100; `null` before anything was answered. */
  readonly percentage: number | null;
  readonly band: ScoreBand | null;
  readonly size?: 'small' | 'large';
  /** Under the number, for example `overall`. */
  readonly note?: string;
}

const SIZES = { small: [84, 9], large: [168, 14] } as const;
/** Where the bands of the results end, as shares of the circle (decision 4.5), with a gap between them. */
const BANDS = [
  ['red', 0, 0.4],
  ['amber', 0.4, 0.8],
  ['green', 0.8, 1],
] as const;
const GAP = 0.006;

/** A score on its three bands. What it says stands in words beside it too. */
export function ScoreRing({ label, percentage, band, size = 'small', note }: ScoreRingProps) {
  const [pixels, width] = SIZES[size];
  const share = (percentage ?? 0) / 100;
  const words = band ? `, ${BAND_WORDS[band].toLowerCase()}` : '';
  const said = percentage === null ? `${label}: not answered yet` : `${label}: ${percentText(percentage)}${words}`;
  return (
    <div className={`k-ring k-ring-${size} ${percentage === null ? 'k-ring-open' : ''}`} role="img" aria-label={said}>
      <svg width={pixels} height={pixels} viewBox={`0 0 ${pixels} ${pixels}`} aria-hidden="true">
        {BANDS.map(([name, from, to]) => (
          <path
            key={name}
            className={`k-ring-ground-${name}`}
            strokeWidth={width}
            d={arcPath(pixels, width, from + GAP, to - GAP)}
          />
        ))}
        {band &&
          BANDS.map(([name, from, to]) => (
            <path
              key={name}
              className={`k-ring-mark-${band}`}
              strokeWidth={width}
              d={arcPath(pixels, width, from + GAP, Math.min(share, to - GAP))}
            />
          ))}
      </svg>
      <p aria-hidden="true">
        <b>{percentText(percentage)}</b>
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
}
