export const SPEEDS = ['1', '2', '8', '60', 'events'] as const;
export type Speed = (typeof SPEEDS)[number];

export const SPEED_WORDS: Readonly<Record<Speed, string>> = {
  1: 'Real time',
  2: '2×',
  8: '8×',
  60: '60×',
  events: 'Event by event',
};

/** Longer waits are shortened to this, and the page says so. */
export const LONGEST_WAIT_MS = 5_000;
/** What happened at once is still shown one after the other. */
const SHORTEST_WAIT_MS = 250;
const EACH_EVENT_MS = 1_200;

/** How long playing waits before each moment, in milliseconds from the first; `gaps` are the pauses before each. */
export function playTimes(gaps: readonly number[], speed: Speed): readonly number[] {
  let time = 0;
  return gaps.map((gap, index) => {
    if (index > 0) time += waitFor(gap, speed);
    return time;
  });
}

const waitFor = (gap: number, speed: Speed): number =>
  speed === 'events' ? EACH_EVENT_MS : Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, gap / Number(speed)));

/** Number of the moment that is due when this much of the playing time has passed. */
export function momentDue(times: readonly number[], elapsed: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Infinity) <= elapsed) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

/** Where the moments stand on the line, from 0 to 1. A long pause is wider than a short one, but far from in proportion. */
export function placesOnLine(gaps: readonly number[]): readonly number[] {
  let place = 0;
  const places = gaps.map((gap, index) => {
    if (index > 0) place += 1 + Math.log2(1 + gap / 1000);
    return place;
  });
  return places.map((each) => (place === 0 ? 0 : each / place));
}

/** Number of the moment that stands nearest to a place on the line. */
export function nearestMoment(places: readonly number[], at: number): number {
  const after = Math.min(places.length, momentDue(places, at) + 1);
  const before = Math.max(1, after - 1);
  return at - (places[before - 1] ?? 0) <= (places[after - 1] ?? 1) - at ? before : after;
}
