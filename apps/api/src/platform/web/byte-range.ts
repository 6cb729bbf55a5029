export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** What a Range header asks for: a part, everything (no or several ranges), or something beyond the file. */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const found = header === undefined ? null : SINGLE.exec(header);
  if (!found || (found[1] === '' && found[2] === '')) return 'whole';
  const [, first = '', last = ''] = found;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}
