import { judgeLog } from './stored-log.mjs';

const event = (position: number, streamId: string, version: number, eventId = `${streamId} ${version}`) => ({
  position,
  streamId,
  version,
  eventId,
});
const kinds = (events: object[]): string[] => judgeLog(events).map(({ kind }: { kind: string }) => kind);

describe('the judge of the log', () => {
  it('[ES-04~] accepts positions and versions without a gap', () => {
    expect(judgeLog([event(1, 'a', 1), event(2, 'b', 1), event(3, 'a', 2)])).toEqual([]);
  });

  it('misses a position, also the first', () => {
    expect(kinds([event(1, 'a', 1), event(3, 'a', 2)])).toEqual(['lost']);
    expect(kinds([event(2, 'a', 1)])).toEqual(['lost']);
  });

  it('misses a version of a stream', () => {
    expect(kinds([event(1, 'a', 1), event(2, 'a', 3)])).toEqual(['lost']);
  });

  it('finds a version, a position or an event twice', () => {
    expect(kinds([event(1, 'a', 1), event(2, 'a', 1, 'other')])).toEqual(['doubled']);
    expect(kinds([event(1, 'a', 1), event(1, 'b', 1)])).toEqual(['doubled']);
    expect(kinds([event(1, 'a', 1, 'same'), event(2, 'b', 1, 'same')])).toEqual(['doubled']);
  });
});
