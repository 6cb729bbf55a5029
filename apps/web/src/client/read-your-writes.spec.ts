import { MOST_POSITIONS } from '@keelson/contracts';
import {
  beginStream,
  forgetPositions,
  mayBeUnsaid,
  minimumPosition,
  noteRead,
  noteStanding,
  rememberTold,
  rememberWritten,
} from './read-your-writes';

const many = Array.from({ length: MOST_POSITIONS + 5 }, (_, number) => `p${number}`);

describe('positions that nobody here can compare', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    forgetPositions();
  });
  afterEach(() => jest.useRealTimers());

  it('are all named to reads, as many as the API takes, for half a minute', () => {
    expect(minimumPosition()).toBeUndefined();
    for (const position of many) rememberWritten(position);
    rememberTold('told before');
    rememberTold('told');
    const named = minimumPosition()?.split(',') ?? [];
    expect(named).toHaveLength(MOST_POSITIONS);
    expect(named).toEqual(expect.arrayContaining(['told', many.at(-1)]));
    expect(named).not.toContain('told before');
    jest.advanceTimersByTime(30_000);
    expect(minimumPosition()).toBeUndefined();
  });

  it('begin the stream after all that was read, and nothing is unsaid then', () => {
    expect(beginStream()).toBeUndefined();
    forgetPositions();
    noteRead('p1', 'none');
    noteRead(undefined, 'none');
    noteRead('p2', 'none');
    expect(beginStream()).toBe('p1,p2');
    noteStanding();
    noteRead('p3', 'standing');
    expect(mayBeUnsaid()).toBe(false);
  });

  it('may leave something unsaid of what was asked before the stream stood, or is too much to name', () => {
    noteRead('p1', 'none');
    beginStream();
    noteRead('p2', 'none');
    expect([mayBeUnsaid(), mayBeUnsaid()]).toEqual([true, false]);
    noteRead('p3', 'opening');
    expect(mayBeUnsaid()).toBe(true);
    forgetPositions();
    for (const position of many) noteRead(position, 'none');
    expect(beginStream()?.split(',')).toHaveLength(MOST_POSITIONS);
    expect(mayBeUnsaid()).toBe(true);
  });
});
