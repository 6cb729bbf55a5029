import { type Tone, toneColour } from './chart-data';

interface Drawn {
  readonly datum?: { readonly y?: number; readonly y0?: number; readonly muted?: boolean };
}

/** The fill of a bar: the colour of its series, or the hatch with this id for what lies below its begin. */
export const barFill =
  (tone: Tone, hatch: string) =>
  ({ datum }: Drawn): string =>
    (datum?.y ?? 0) < (datum?.y0 ?? 0) ? `url(#${hatch})` : toneColour(datum?.muted ? 5 : tone);

/** Lines at 45 degrees in the colour of a series: a loss is told apart by more than its place. */
export const LossHatch = ({ id, tone }: { readonly id: string; readonly tone: Tone }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" style={{ fill: toneColour(tone), opacity: 0.35 }} />
      <rect width="3" height="6" style={{ fill: toneColour(tone) }} />
    </pattern>
  </defs>
);
