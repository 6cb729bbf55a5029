export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/** Doubles from `firstMs` up to `mostMs`. `failures` counts from 1. */
export const delayAfter = ({ firstMs, mostMs }: BackOff, failures: number): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(failures - 1, 30));
