import { rightsOf } from './rights.mjs';

const MINUTE = 60_000;
const at = Date.UTC(2028, 1, 28, 23, 59, 58);
const after = (milliseconds: number) => rightsOf({ at, now: at + milliseconds });

describe('what a sign-in is good for by the clock', () => {
  it('is its token for five minutes, its session for thirty', () => {
    expect(after(3000)).toEqual({ token: true, session: true });
    expect(after(4 * MINUTE)).toEqual({ token: true, session: true });
    expect(after(6 * MINUTE)).toEqual({ token: false, session: true });
    expect(after(31 * MINUTE)).toEqual({ token: false, session: false });
    expect(after(366 * 24 * 60 * MINUTE)).toEqual({ token: false, session: false });
  });

  it('is no token before it was given, though its session is there', () => {
    expect(after(-60 * MINUTE)).toEqual({ token: false, session: true });
  });

  it('is left open where an answer may come on either side', () => {
    expect(after(-2000).token).toBeUndefined();
    expect(after(5 * MINUTE - 3000).token).toBeUndefined();
    expect(after(30 * MINUTE + 3000).session).toBeUndefined();
  });
});
