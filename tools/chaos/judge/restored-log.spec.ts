import { judgeRestoredLog, judgeRestoredTables } from './restored-log.mjs';

const log = (last: number) =>
  Array.from({ length: last }, (_, index) => ({ position: index + 1, eventId: `e${index}`, hash: `h${index}` }));
const name = 'the copy';

describe('a restored log', () => {
  it('may end where the backup did, wherever in the log that is', () => {
    expect(judgeRestoredLog({ name, due: 3, restored: log(3), stored: log(5) })).toEqual([]);
    expect(judgeRestoredLog({ name, due: 3, restored: log(4), stored: log(5) })).toEqual([]);
    expect(judgeRestoredLog({ name, due: 0, restored: [], stored: log(5) })).toEqual([]);
  });

  it('has lost what stood there before the backup and is missing', () => {
    expect(judgeRestoredLog({ name, due: 3, restored: log(2), stored: log(5) })).toEqual([
      { kind: 'lost', text: 'the copy ends at position 2, the backup began at 3' },
    ]);
  });

  it('holds nothing that was never stored', () => {
    const changed = log(5).map((event) => (event.position === 2 ? { ...event, hash: 'x' } : event));
    const text = 'the copy holds something else at position 2';
    expect(judgeRestoredLog({ name, due: 3, restored: changed, stored: log(5) })).toEqual([{ kind: 'mismatch', text }]);
    const gap = log(5).filter(({ position }) => position !== 2);
    expect(judgeRestoredLog({ name, due: 3, restored: gap, stored: log(5) })).toMatchObject([{ kind: 'mismatch' }]);
    expect(judgeRestoredLog({ name, due: 3, restored: log(6), stored: log(5) })).toMatchObject([{ kind: 'mismatch' }]);
  });
});

describe('restored read models', () => {
  it('are what was backed up, table by table', () => {
    const stored = { customers: '3 11', goals: '1 5' };
    expect(judgeRestoredTables({ name, restored: { ...stored }, stored })).toEqual([]);
    expect(judgeRestoredTables({ name, restored: { customers: '3 12' }, stored })).toEqual([
      { kind: 'mismatch', text: 'the copy has other rows in customers than were backed up' },
      { kind: 'mismatch', text: 'the copy has other rows in goals than were backed up' },
    ]);
  });
});
