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

/** A player tells ends of ranges in parts of a second; so many seconds between two are no gap that somebody skipped. */
const JOINT_SECONDS = 0.5;
/** Who jumps about more than that has the shortest of them dropped. */
const MOST_RANGES = 50;

/**
 * The same seconds in as few ranges as there may be, rounded inwards to tenths, in their order: to be kept and played on
 * upon another day.
 */
export function mergedRanges(ranges: readonly PlayedRange[]): readonly PlayedRange[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + JOINT_SECONDS) last[1] = Math.max(last[1], to);
    else if (to > from) merged.push([from, to]);
  }
  const tenths = merged.map(([from, to]) => [Math.ceil(from * 10) / 10, Math.floor(to * 10) / 10] as const);
  const longest = tenths
    .filter(([from, to]) => to > from)
    .sort((one, other) => other[1] - other[0] - (one[1] - one[0]));
  return longest.slice(0, MOST_RANGES).sort(([one], [other]) => one - other);
}

/** Where to go on: the first second that was not played. */
export const firstGap = (ranges: readonly PlayedRange[]): number => {
  const [first] = mergedRanges(ranges);
  return first && first[0] <= JOINT_SECONDS ? first[1] : 0;
};

/** Whether the end is among them. */
export const reaches = (ranges: readonly PlayedRange[], duration: number): boolean =>
  ranges.some(([, to]) => to >= duration - JOINT_SECONDS);

/** Whether somebody watched a video: it came to its end, and not by scrubbing there. */
export const isWatched = (share: number, ended: boolean): boolean => ended && share >= WATCHED_SHARE;

/** The ranges that a browser's player has played since it loaded the file. */
export const rangesOf = (played: TimeRanges): readonly PlayedRange[] =>
  Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const);
