const RADIUS = 38;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  readonly done: number;
  readonly of: number;
}

export function ProgressRing({ done, of }: ProgressRingProps) {
  const length = (CIRCUMFERENCE * done) / of;
  return (
    <svg
      className="onb-ring"
      viewBox="0 0 84 84"
      width="84"
      height="84"
      role="img"
      aria-label={`${done} of ${of} steps done`}
    >
      <circle className="onb-ring-track" cx="42" cy="42" r={RADIUS} />
      {done > 0 && (
        <circle
          className="onb-ring-done"
          cx="42"
          cy="42"
          r={RADIUS}
          strokeDasharray={`${length} ${CIRCUMFERENCE}`}
          transform="rotate(-90 42 42)"
        />
      )}
      <text x="42" y="47" textAnchor="middle" aria-hidden="true">
        {done}/{of}
      </text>
    </svg>
  );
}
