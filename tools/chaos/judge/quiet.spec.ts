import { judgeState } from './quiet.mjs';

const rest = { head: 9, reached: 9, waiting: 0, failed: 0, parked: 0 };
const kinds = (state: object | undefined): string[] => judgeState(state).map(({ kind }: { kind: string }) => kind);

describe('how everything comes to rest', () => {
  it('is well when all is read and nothing waits', () => {
    expect(kinds(rest)).toEqual([]);
  });

  it.each([
    [{ reached: 8 }, ['lost']],
    [{ waiting: 1 }, ['lost']],
    [{ failed: 1 }, ['lost']],
    [{ parked: 1 }, ['mismatch']],
  ])('is a fault with %p', (change, expected) => {
    expect(kinds({ ...rest, ...change })).toEqual(expected);
  });

  it('is a fault when nothing can be read', () => {
    expect(kinds(undefined)).toEqual(['mismatch']);
  });
});
