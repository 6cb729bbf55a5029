import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { WhatIfInputsRow } from './what-if-inputs.table';

/** What one customer within the reader's scope typed for what-if plans; `undefined` before anything was saved. */
export const selectWhatIfInputs = (
  database: Kysely<ReadModelDatabase>,
  accountId: string,
): Promise<WhatIfInputsRow | undefined> =>
  database
    .withSchema('read_model')
    .selectFrom('what_if_inputs')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
