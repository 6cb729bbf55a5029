export interface WindowSize {
  readonly requests: number;
  readonly withinMs: number;
}

/** Counts requests in fixed windows, as the real register does. */
export function requestWindow({ requests, withinMs }: WindowSize, now: () => number = Date.now) {
  let startedAt = now();
  let taken = 0;
  return {
    /** @returns 0, or the seconds until the next window. */
    take(): number {
      const time = now();
      if (time - startedAt >= withinMs) {
        startedAt = time;
        taken = 0;
      }
      taken += 1;
      return taken <= requests ? 0 : Math.max(1, Math.ceil((startedAt + withinMs - time) / 1000));
    },
  };
}
