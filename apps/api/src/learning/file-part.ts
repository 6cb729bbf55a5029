/** The first and the last byte of a part. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks of a file of so many bytes: a part, `beyond` where there is none such, and `undefined` for the
 * whole, which also answers what is not understood or asks for several parts (RFC 9110 §14.2).
 */
export function partOf(header: string | undefined, bytes: number): FilePart | 'beyond' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const [first, last] = [Number(from), Number(to)];
  if (from === '') return last === 0 || bytes === 0 ? 'beyond' : { start: Math.max(0, bytes - last), end: bytes - 1 };
  if (to !== '' && last < first) return undefined;
  if (first >= bytes) return 'beyond';
  return { start: first, end: to === '' ? bytes - 1 : Math.min(last, bytes - 1) };
}
