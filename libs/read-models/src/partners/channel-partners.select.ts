import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { ChannelPartnerRow } from './channel-partners.table';

/** One partner; `undefined` for one that does not exist, is not projected yet, or lies beyond the reader's scope. */
export const selectChannelPartner = (
  database: Kysely<ReadModelDatabase>,
  partnerId: string,
): Promise<ChannelPartnerRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('channel_partners')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
