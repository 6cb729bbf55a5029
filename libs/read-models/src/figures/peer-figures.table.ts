import type { KeyFigures } from '@keelson/calculators';
import { defineTable } from '../table';

/** One row a customer: the figures last published, for the comparison with others of the sector. */
export interface PeerFiguresRow {
  readonly account_id: string;
  readonly sector: number;
  /** The month that the figures end with, as its first day; `null` before the first. */
  readonly as_at: string | null;
  readonly figures: KeyFigures | null;
  /** Those who leave are no peers. */
  readonly under_deletion: boolean;
}

/** Nobody but staff reads it row by row: other companies' figures leave the API as thirds of at least six. */
export const peerFiguresTable = defineTable<PeerFiguresRow>({
  name: 'peer_figures',
  columns: {
    account_id: { type: 'text' },
    sector: { type: 'integer' },
    as_at: { type: 'date', nullable: true },
    figures: { type: 'jsonb', nullable: true },
    under_deletion: { type: 'boolean' },
  },
  primaryKey: 'account_id',
  indexes: ['(sector, as_at)'],
  owner: 'nobody',
});
