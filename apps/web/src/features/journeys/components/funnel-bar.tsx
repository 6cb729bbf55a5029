import type { FunnelStep } from '../stuck.api';

interface FunnelBarProps {
  readonly step: FunnelStep;
  readonly journeys: number;
}

/** Drawn only: the row beside it says the same in figures. */
export function FunnelBar({ step, journeys }: FunnelBarProps) {
  const { reached, completed, here, stuck } = step;
  const width = (count: number): string => `${journeys === 0 ? 0 : (100 * Math.max(0, count)) / journeys}%`;
  return (
    <span className="k-funnel-track" aria-hidden="true">
      <span className="k-funnel-part k-funnel-completed" style={{ width: width(completed) }} />
      <span className="k-funnel-part k-funnel-waiting" style={{ width: width(here - stuck) }} />
      <span className="k-funnel-part k-funnel-halted" style={{ width: width(stuck) }} />
      <span className="k-funnel-part k-funnel-seen" style={{ width: width(reached - completed - here) }} />
    </span>
  );
}

const LEGEND = [
  ['completed', 'completed it'],
  ['waiting', 'here now'],
  ['halted', 'here and stuck'],
] as const;

export function FunnelLegend() {
  return (
    <ul className="k-funnel-legend">
      {LEGEND.map(([part, text]) => (
        <li key={part}>
          <span className={`k-funnel-key k-funnel-${part}`} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
