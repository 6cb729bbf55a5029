import type { PersonalDataErased } from '@keelson/domain/deletion';
import { accountHistoryTable, historyCacheTable } from '@keelson/read-models/history';
import type { Purge } from '../runtime/projection';

/**
 * Leaves of each event what is not personal: what happened, when and by which account. The words are put together anew
 * as `searchedWords` does it, because they named the values that are gone.
 */
const EMPTIED = (history: string): string => `
UPDATE ${history} AS h SET browser = NULL, ip = NULL, personal_words = '', changes = kept.changes, words = kept.words
FROM (
  SELECT position, coalesce(jsonb_agg(change ORDER BY number) FILTER (WHERE change IS NOT NULL), '[]') AS changes,
    lower(concat_ws(' ', what, detail, string_agg(change ->> 'field', ' ' ORDER BY number),
      string_agg(concat_ws(' ', change ->> 'before', change ->> 'after'), ' ' ORDER BY number))) AS words
  FROM ${history} LEFT JOIN LATERAL jsonb_array_elements(changes) WITH ORDINALITY AS told (change, number)
    ON NOT (change ->> 'personal')::boolean
  WHERE account_id = $1 GROUP BY position
) AS kept
WHERE h.position = kept.position`;

/** An erasure takes what is personal out of every row of the account, and what its streams told last. */
export const historyPurge: Purge<PersonalDataErased> = {
  on: 'deletion.personal-data-erased.v1',
  statements: ({ metadata: { subjectId } }, named) => [
    { text: EMPTIED(named(accountHistoryTable)), values: [subjectId] },
    { text: `DELETE FROM ${named(historyCacheTable)} WHERE account_id = $1`, values: [subjectId] },
  ],
};
