const SECOND = 1000;
const UNITS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

/** A length of time in its two largest units: `24 min 7 s`, `2 d 3 h`, `0 s`. */
export function formatSpan(milliseconds: number): string {
  let rest = Math.max(0, Math.round(milliseconds / SECOND));
  const parts: string[] = [];
  let first: number | undefined;
  for (const [index, [seconds, name]] of UNITS.entries()) {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    if (count > 0) first ??= index;
    if (first !== undefined && index - first < 2 && count > 0) parts.push(`${count} ${name}`);
  }
  return parts.length === 0 ? '0 s' : parts.join(' ');
}

/** A place in a video, or its length, in seconds: `1:24`. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
