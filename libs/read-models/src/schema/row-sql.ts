import type { Column, TableDefinition } from '../table';
import { PROJECTED_CHANNEL } from './base-tables';
import { identifier, qualified, READ_MODEL_SCHEMA } from './table-name';
import type { Generation } from './table-name';

/** `$1` is the array of keys. */
export function loadRowsSql<Row extends object>(table: TableDefinition<Row>, generation: Generation): string {
  const columns = Object.keys(table.columns).map(identifier).join(', ');
  return `SELECT ${columns} FROM ${qualified(table, generation)} WHERE ${identifier(table.primaryKey)} = ANY($1::${keyType(table)}[])`;
}

const FIRST_COLUMN = 6;

/**
 * Rows and checkpoint in one statement. `$1` checkpoint name, `$2` new position, `$3` epoch, `$4` position before,
 * `$5` keys to remove, then one array per column, of the table and then of what the projection remembers. It answers
 * one row `held`: false when somebody else owns the checkpoint or it stands elsewhere, and then nothing was written.
 */
export function writeRowsSql<Row extends object, Memo extends object = never>(
  table: TableDefinition<Row>,
  generation: Generation,
  cache?: TableDefinition<Memo>,
): string {
  const name = qualified(table, generation);
  const key = identifier(table.primaryKey);
  const afterTable = FIRST_COLUMN + Object.keys(table.columns).length;
  return `WITH ${moveCheckpoint(UNHURRIED)},
removed AS (DELETE FROM ${name} WHERE ${key} = ANY($5::${keyType(table)}[]) AND EXISTS (SELECT 1 FROM held)),
written AS (${upsertSql(table, generation, FIRST_COLUMN)})${
    cache ? `,\nremembered AS (${upsertSql(cache, generation, afterTable)})` : ''
  }
SELECT EXISTS (SELECT told FROM held) AS held`;
}

function upsertSql<Row extends object>(table: TableDefinition<Row>, generation: Generation, first: number): string {
  const key = identifier(table.primaryKey);
  const columns = Object.entries<Column>(table.columns);
  const names = columns.map(([each]) => identifier(each));
  const arrays = columns.map(([, column], index) => `$${index + first}::${column.type}[]`);
  const updates = names.filter((each) => each !== key).map((each) => `${each} = excluded.${each}`);
  return `INSERT INTO ${qualified(table, generation)} (${names.join(', ')})
  SELECT * FROM unnest(${arrays.join(', ')}) WHERE EXISTS (SELECT 1 FROM held)
  ON CONFLICT (${key}) DO ${updates.length > 0 ? `UPDATE SET ${updates.join(', ')}` : 'NOTHING'}`;
}

/**
 * The commit does not wait for the disk: what a crash of the server takes back, rows and checkpoint alike, is projected
 * again from events that are durable. Commits that NOTIFY go one after the other, so that with a wait in each every
 * projection would hold up all others and the appends.
 */
const UNHURRIED = `, set_config('synchronous_commit', 'off', true)`;

const moveCheckpoint = (further = ''): string => `held AS (UPDATE ${READ_MODEL_SCHEMA}.checkpoints
  SET position = $2, updated_at = now() WHERE projection = $1 AND epoch = $3 AND position = $4
  RETURNING pg_notify('${PROJECTED_CHANNEL}', projection || ' ' || position) AS told${further})`;

/** The checkpoint alone, with the parameters and the answer of `writeRowsSql`; durable. */
export const moveCheckpointSql = `WITH ${moveCheckpoint()} SELECT EXISTS (SELECT told FROM held) AS held`;

/** Of the characters of a notice: the server refuses 8,000 bytes. */
const MOST_TOLD = 7_500;

/**
 * Several checkpoints with which nothing comes that may not be taken back, no row and no job, in one commit. `$1` names,
 * `$2` new positions, `$3` epochs, `$4` positions before; it answers the name of each that was held. One that another
 * transaction has locked is passed over, so that it keeps none of the others waiting. One notice tells of all, as far
 * as it has room: what counts is that it comes.
 */
export const moveCheckpointsUnhurriedSql = `WITH moved AS (UPDATE ${READ_MODEL_SCHEMA}.checkpoints AS c
  SET position = moved.position, updated_at = now()
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS moved (projection, position, epoch, before)
  JOIN (SELECT projection FROM ${READ_MODEL_SCHEMA}.checkpoints WHERE projection = ANY($1::text[]) FOR UPDATE SKIP LOCKED)
    AS free ON free.projection = moved.projection
  WHERE c.projection = moved.projection AND c.epoch = moved.epoch AND c.position = moved.before
  RETURNING c.projection, c.position),
told AS (SELECT pg_notify('${PROJECTED_CHANNEL}', left(string_agg(projection || ' ' || position, E'\\n'), ${MOST_TOLD})) AS told
    ${UNHURRIED} AS unhurried FROM moved HAVING count(*) > 0)
SELECT moved.projection, told.told, told.unhurried FROM moved, told`;

/** Raises the checkpoint of a divided projection, `$1`, to the lowest of its shards. */
export const tellLowestSql = `WITH raised AS (UPDATE ${READ_MODEL_SCHEMA}.checkpoints AS whole
  SET position = lowest.position, updated_at = now()
  FROM (SELECT min(position) AS position FROM ${READ_MODEL_SCHEMA}.checkpoints WHERE shard_of = $1) AS lowest
  WHERE whole.projection = $1 AND whole.position < lowest.position
  RETURNING pg_notify('${PROJECTED_CHANNEL}', whole.projection || ' ' || whole.position) AS told${UNHURRIED})
SELECT told FROM raised`;

/** Count and checksum of a table's rows, whatever their order: equal tables give equal answers. */
export function checksumSql<Row extends object>(table: TableDefinition<Row>, generation: Generation): string {
  return `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text AS checksum
FROM ${qualified(table, generation)} AS t`;
}

const keyType = <Row extends object>(table: TableDefinition<Row>): string =>
  Object.entries<Column>(table.columns).find(([name]) => name === table.primaryKey)?.[1].type ?? 'text';
