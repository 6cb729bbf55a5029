import type { ValueAxis } from './value-axis';

/** Room around the marks, in px; the value axis stands outside of it. */
export const PLOT_PADDING = { top: 22, right: 8, bottom: 28, left: 0 } as const;

/** Where things are in a drawing of this size. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly axis: ValueAxis;
  /** Width of one point's share, in px. */
  readonly band: number;
  readonly points: number;
  /** The middle of a point's share. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** The same for Victory, which draws points at their number plus a half. */
  readonly victory: {
    readonly standalone: false;
    readonly width: number;
    readonly height: number;
    readonly padding: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
    readonly domain: { readonly x: [number, number]; readonly y: [number, number] };
  };
}

interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly points: number;
  readonly axis: ValueAxis;
  /** Free room on the right for the names of series. */
  readonly right?: number;
}

export function plotOf({ width, height, points, axis, right = PLOT_PADDING.right }: PlotSize): Plot {
  const padding = { ...PLOT_PADDING, right };
  const band = (width - padding.left - padding.right) / Math.max(1, points);
  const share = (height - padding.top - padding.bottom) / (axis.high - axis.low);
  return {
    width,
    height,
    axis,
    band,
    points,
    x: (index) => padding.left + (index + 0.5) * band,
    y: (value) => padding.top + (axis.high - value) * share,
    victory: {
      standalone: false,
      width,
      height,
      padding,
      domain: { x: [0, Math.max(1, points)], y: [axis.low, axis.high] },
    },
  };
}
