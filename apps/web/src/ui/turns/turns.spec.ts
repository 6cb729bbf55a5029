import { Turns } from './turns';

/** The frames of a screen, drawn when the test says so. */
function framesOf(): (time: number) => void {
  const asked = new Map<number, FrameRequestCallback>();
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    asked.set(asked.size + 1, draw);
    return asked.size;
  });
  return (time) => {
    const [...drawn] = asked.values();
    asked.clear();
    for (const draw of drawn) draw(time);
  };
}

describe('the turns of a page', () => {
  afterEach(() => jest.restoreAllMocks());

  const parts = () => {
    const drawn: string[] = [];
    const [bars, ring, table] = ['bars', 'ring', 'table'].map((part) => () => void drawn.push(part));
    if (!bars || !ring || !table) throw new Error('three parts');
    return { drawn, bars, ring, table };
  };

  it('draws one part in each frame, the longest waiting first, and the newest value once', () => {
    const frame = framesOf();
    const turns = new Turns();
    const { drawn, bars, ring, table } = parts();
    for (const part of [bars, ring, bars, table, ring]) turns.take(part);
    expect(drawn).toEqual([]);
    frame(0);
    expect(drawn).toEqual(['bars']);
    turns.take(bars);
    for (const time of [16, 33, 50, 66, 83]) frame(time);
    expect(drawn).toEqual(['bars', 'ring', 'table', 'bars']);
  });

  it('leaves every second frame alone where frames come late', () => {
    const frame = framesOf();
    const turns = new Turns();
    const { drawn, bars, ring, table } = parts();
    for (const part of [bars, ring, table]) turns.take(part);
    const counts = [0, 40, 80, 120, 160].map((time) => {
      frame(time);
      return drawn.length;
    });
    expect(counts).toEqual([1, 1, 2, 2, 3]);
  });

  it('does not draw a part that is gone', () => {
    const frame = framesOf();
    const turns = new Turns();
    const { drawn, bars, ring } = parts();
    turns.take(bars);
    turns.take(ring);
    turns.leave(bars);
    for (const time of [0, 16]) frame(time);
    expect(drawn).toEqual(['ring']);
  });
});
