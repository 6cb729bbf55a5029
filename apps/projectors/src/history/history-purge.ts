import type { PersonalDataErased } from '@keelson/domain/deletion';
import { accountHistoryTable, historyCacheTable } from '@keelson/read-models/history';
import type { Purge } from '../runtime/projection';

/** Address and browser of somebody else, who looked at the account or acted for it, are not the account's. */
const OF_OTHERS = (column: string): string => `CASE WHEN h.network_of IS NOT NULL THEN h.${column} END`;

/**
 * Leaves of each event what is not personal: what happened, when and by which account. The words are put together anew
 * as `searchedWords` does it, because they named the values that are gone.
 */
const EMPTIED = (history: string): string => `
UPDATE ${history} AS h SET browser = ${OF_OTHERS('browser')}, ip = ${OF_OTHERS('ip')},
  personal_words = lower(concat_ws(' ', ${OF_OTHERS('browser')}, ${OF_OTHERS('ip')})),
  changes = kept.changes, words = kept.words
FROM (
  SELECT position, coalesce(jsonb_agg(change ORDER BY number) FILTER (WHERE change IS NOT NULL), '[]') AS changes,
    lower(concat_ws(' ', what, detail, string_agg(change ->> 'field', ' ' ORDER BY number),
      string_agg(concat_ws(' ', change ->> 'before', change ->> 'after'), ' ' ORDER BY number)
        FILTER (WHERE change IS NOT NULL))) AS words
  FROM ${history} LEFT JOIN LATERAL jsonb_array_elements(changes) WITH ORDINALITY AS told (change, number)
    ON NOT (change ->> 'personal')::boolean
  WHERE account_id = $1 GROUP BY position
) AS kept
WHERE h.position = kept.position`;

/** Takes address and browser of somebody who acted out of the histories of others, whose values stay. */
const LEFT_WITH_OTHERS = (history: string): string => `
UPDATE ${history} SET browser = NULL, ip = NULL, personal_words = coalesce((
  SELECT lower(string_agg(concat_ws(' ', change ->> 'before', change ->> 'after'), ' ' ORDER BY number))
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS told (change, number) WHERE (change ->> 'personal')::boolean
), '')
WHERE network_of = $1`;

/** An erasure takes what is personal out of every row of the account, what its streams told last, and its traces elsewhere. */
export const historyPurge: Purge<PersonalDataErased> = {
  on: 'deletion.personal-data-erased.v1',
  statements: ({ metadata: { subjectId } }, named) => [
    { text: EMPTIED(named(accountHistoryTable)), values: [subjectId] },
    { text: LEFT_WITH_OTHERS(named(accountHistoryTable)), values: [subjectId] },
    { text: `DELETE FROM ${named(historyCacheTable)} WHERE account_id = $1`, values: [subjectId] },
  ],
};
