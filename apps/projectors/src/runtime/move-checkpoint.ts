import { moveCheckpointSql } from '@keelson/read-models';
import type { Pool } from 'pg';
import type { Move } from './applier';

/** Moves one checkpoint, durably, and waits for whoever has it locked. False when the claim is lost. */
export async function moveCheckpoint(connection: Pick<Pool, 'query'>, { claim, to }: Move): Promise<boolean> {
  const { rows } = await connection.query<{ held: boolean }>({
    name: 'move-checkpoint',
    text: moveCheckpointSql,
    values: [claim.name, to, claim.epoch, claim.position],
  });
  return rows[0]?.held === true;
}
