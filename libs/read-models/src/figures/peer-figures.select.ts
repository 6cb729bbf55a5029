import type { KeyFigures } from '@keelson/calculators';
import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';

export interface Peers {
  /** The sector of the company itself; `undefined` for who is no customer. */
  readonly sector: number | undefined;
  /** Figures of the other companies of the sector. */
  readonly figures: readonly KeyFigures[];
}

/**
 * The figures of a company's peers (formulas 5.15): others of the sector with figures since `since` (the first day of a
 * month) that are not leaving. For a reader that reaches all; what it gives must not be shown one by one.
 */
export async function selectPeers(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
  since: string,
): Promise<Peers> {
  const readModel = database.withSchema('read_model');
  const own = await readModel
    .selectFrom('peer_figures')
    .select('sector')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) return { sector: undefined, figures: [] };
  const rows = await readModel
    .selectFrom('peer_figures')
    .select('figures')
    .where('sector', '=', own.sector)
    .where('as_at', '>=', since)
    .where('account_id', '!=', accountId)
    .where('under_deletion', '=', false)
    .execute();
  return { sector: own.sector, figures: rows.flatMap(({ figures }) => figures ?? []) };
}
