import { randomFillSync } from 'node:crypto';

const DRAWN_TOGETHER = 512;

/**
 * Nonces of the given length in bytes, each given out once, drawn from the system's random source many at a time: a
 * draw of its own for each costs a third of a seal.
 */
export function noncesOf(bytes: number): () => Buffer {
  const drawn = Buffer.alloc(bytes * DRAWN_TOGETHER);
  let next = drawn.length;
  return () => {
    if (next === drawn.length) {
      randomFillSync(drawn);
      next = 0;
    }
    next += bytes;
    return Buffer.from(drawn.subarray(next - bytes, next));
  };
}
