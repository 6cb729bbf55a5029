/** A journal's entry with its position opened. A repeat's answer may be a refusal, which stands there as its text. */
export function opened(entry, positions) {
  const position = typeof entry.position === 'string' ? positions.open(entry.position) : undefined;
  return position === undefined ? entry : { ...entry, position };
}
