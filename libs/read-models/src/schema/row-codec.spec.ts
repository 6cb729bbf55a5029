import { defineTable } from '../table';
import { assertRow, columnLiterals } from './row-codec';

interface Sample {
  readonly id: string;
  readonly seen: string | null;
  readonly tags: readonly string[];
  readonly count: number;
}

const table = defineTable<Sample>({
  name: 'sample',
  columns: {
    id: { type: 'text' },
    seen: { type: 'timestamptz', nullable: true },
    tags: { type: 'jsonb' },
    count: { type: 'integer' },
  },
  primaryKey: 'id',
  owner: 'nobody',
});

const row: Sample = { id: 'a', seen: '2026-01-02T03:04:05.678Z', tags: ['x'], count: 1 };

describe('assertRow', () => {
  it('takes a row as the definition promises it', () => {
    expect(() => assertRow(table, row)).not.toThrow();
    expect(() => assertRow(table, { ...row, seen: null })).not.toThrow();
  });

  it('takes on trust only the values of the row before', () => {
    expect(() => assertRow(table, { ...row, count: 2 }, row)).not.toThrow();
    const wrong = { ...row, count: undefined } as unknown as Sample;
    expect(() => assertRow(table, { ...row, count: 0.5 }, row)).toThrow('sample.count is integer and got number');
    expect(() => assertRow(table, wrong, wrong)).toThrow('sample.count is integer and got undefined');
  });

  it.each([
    [
      'a Date where the column holds ISO texts',
      { seen: new Date(0) },
      'sample.seen is timestamptz or null and got a Date',
    ],
    ['a moment without its zone', { seen: '2026-01-02T03:04:05' }, 'got a text of another form'],
    ['null in a column that is not nullable', { id: null }, 'sample.id is text and got null'],
    ['undefined', { seen: undefined }, 'got undefined'],
    ['a fraction in a whole number', { count: 0.5 }, 'sample.count is integer and got number'],
    ['a value that JSON cannot hold', { tags: undefined }, 'sample.tags is jsonb and got undefined'],
  ])('refuses %s', (_case, change, message) => {
    expect(() => assertRow(table, { ...row, ...change } as unknown as Sample)).toThrow(message);
  });
});

describe('columnLiterals', () => {
  it('turns rows into one array literal per column, JSON as text', () => {
    expect([...columnLiterals(table, [row, { ...row, id: 'b', seen: null, tags: [] }])]).toEqual([
      '{"a","b"}',
      '{"2026-01-02T03:04:05.678Z",NULL}',
      '{"[\\"x\\"]","[]"}',
      '{1,1}',
    ]);
  });
});
