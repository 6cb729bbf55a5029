const UNITS = [
  { seconds: 86_400, one: ' day', many: ' days' },
  { seconds: 3_600, one: ' h', many: ' h' },
  { seconds: 60, one: ' min', many: ' min' },
  { seconds: 1, one: ' s', many: ' s' },
] as const;

/** `16 min 51 s`, `2 days 4 h`: the two largest units, the smaller one cut off below. */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const from = UNITS.findIndex((unit) => whole >= unit.seconds);
  if (from < 0) return '0 s';
  let rest = whole;
  const parts: string[] = [];
  for (const unit of UNITS.slice(from, from + 2)) {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    if (count > 0) parts.push(`${count}${count === 1 ? unit.one : unit.many}`);
  }
  return parts.join(' ');
}
