import { freshDatabase } from '@keelson/test-database';
import fc from 'fast-check';
import { Client } from 'pg';
import { defineTable } from '../table';
import { columnLiterals } from './row-codec';

interface Sample {
  readonly id: string;
  readonly note: string | null;
  readonly values: unknown;
  readonly books: unknown;
  readonly count: number;
  readonly whole: boolean;
}

const table = defineTable<Sample>({
  name: 'sample',
  primaryKey: 'id',
  columns: {
    id: { type: 'text' },
    note: { type: 'text', nullable: true },
    values: { type: 'jsonb' },
    books: { type: 'json' },
    count: { type: 'bigint' },
    whole: { type: 'boolean' },
  },
  owner: 'nobody',
});

// PostgreSQL keeps neither NUL nor half a character, in texts and JSON alike.
const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\u0000', ''));
const json = fc.oneof(fc.array(text), fc.dictionary(text, fc.integer()), fc.integer(), fc.boolean(), text);
const row = fc.record<Sample>({
  id: text,
  note: fc.option(fc.oneof(text, fc.constantFrom('NULL', 'null', '', '{}', '"', '\\', '\\n', '\n\t', ',', '{a,b}'))),
  values: json,
  books: json,
  count: fc.maxSafeInteger(),
  whole: fc.boolean(),
});

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('gives PostgreSQL every value as it was', async () => {
  const database = await freshDatabase();
  const client = new Client({ connectionString: database.urls.owner });
  await client.connect();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
        const found = await client.query<Omit<Sample, 'count'> & { count: string }>(
          `SELECT * FROM unnest($1::text[], $2::text[], $3::jsonb[], $4::json[], $5::bigint[], $6::boolean[])
           AS t (id, note, "values", books, count, whole)`,
          [...columnLiterals(table, rows)],
        );
        expect(found.rows.map((each) => ({ ...each, count: Number(each.count) }))).toEqual(
          rows.map((each) => ({ ...each, values: asJson(each.values), books: asJson(each.books) })),
        );
      }),
      { numRuns: 200 },
    );
  } finally {
    await client.end();
    await database.drop();
  }
});
