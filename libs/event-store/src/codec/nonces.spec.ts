import { noncesOf } from './nonces';

describe('nonces', () => {
  it('are of the length asked for, each another one, also beyond what is drawn together', () => {
    const next = noncesOf(12);
    const given = Array.from({ length: 2_000 }, () => next());
    expect(given.every(({ length }) => length === 12)).toBe(true);
    expect(new Set(given.map((nonce) => nonce.toString('hex'))).size).toBe(2_000);
  });

  it('stay what they were when they were given out', () => {
    const next = noncesOf(12);
    const first = next();
    const text = first.toString('hex');
    for (let draws = 0; draws < 2_000; draws += 1) next();
    expect(first.toString('hex')).toBe(text);
  });
});
