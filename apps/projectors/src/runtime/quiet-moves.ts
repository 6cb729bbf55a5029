import { setImmediate } from 'node:timers/promises';
import { moveCheckpointsUnhurriedSql } from '@keelson/read-models';
import type { Pool } from 'pg';
import type { Move } from './applier';
import { moveCheckpoint } from './move-checkpoint';

/**
 * Checkpoints that pass events without rows or jobs. All subscriptions of a process are woken together: their moves go
 * in one commit, and after the statements of those that have rows, for which somebody may wait.
 */
export class QuietMoves {
  #next: { readonly moves: Move[]; readonly held: Promise<ReadonlySet<string>> } | undefined;

  constructor(private readonly pool: Pool) {}

  /** False when the claim is lost. */
  async move(move: Move): Promise<boolean> {
    this.#next ??= this.#gather();
    const { moves, held } = this.#next;
    moves.push(move);
    // Locked by somebody, or lost: by itself it waits and learns which.
    return (await held).has(move.claim.name) || (await moveCheckpoint(this.pool, move));
  }

  #gather() {
    const moves: Move[] = [];
    return { moves, held: this.#write(moves) };
  }

  async #write(moves: readonly Move[]): Promise<ReadonlySet<string>> {
    await setImmediate();
    this.#next = undefined;
    const { rows } = await this.pool.query<{ projection: string }>({
      name: 'move-checkpoints-unhurried',
      text: moveCheckpointsUnhurriedSql,
      values: [
        moves.map(({ claim }) => claim.name),
        moves.map(({ to }) => to),
        moves.map(({ claim }) => claim.epoch),
        moves.map(({ claim }) => claim.position),
      ],
    });
    return new Set(rows.map(({ projection }) => projection));
  }
}
