import { WATCHED_SHARE } from '@keelson/vocabulary';

/** From and to, in seconds of the video. */
export type PlayedRange = readonly [from: number, to: number];

/**
 * How much of a video was played: a number from 0 to 1. What was skipped counts for nothing, what was played twice counts
 * once.
 *
 * @param duration in seconds; while it is unknown nothing was played
 */
export function playedShare(ranges: readonly PlayedRange[], duration: number): number {
  if (!(duration > 0 && Number.isFinite(duration))) return 0;
  let played = 0;
  let reached = 0;
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const [start, end] = [Math.max(from, reached), Math.min(to, duration)];
    if (end <= start) continue;
    played += end - start;
    reached = end;
  }
  return Math.min(1, played / duration);
}

/** Whether somebody watched a video: it came to its end, and not by scrubbing there. */
export const isWatched = (share: number, ended: boolean): boolean => ended && share >= WATCHED_SHARE;

/** The ranges that a browser's player has played since it loaded the file. */
export const rangesOf = (played: TimeRanges): readonly PlayedRange[] =>
  Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const);
