import type { AccountHistoryRow } from '@keelson/read-models/history';

type Told = Pick<AccountHistoryRow, 'what' | 'detail' | 'changes' | 'browser' | 'ip'>;

/** What a search finds an event by, the personal part apart from the rest. */
export function searchedWords({ what, detail, changes, browser, ip }: Told) {
  const values = (personal: boolean) =>
    changes.filter((change) => change.personal === personal).flatMap(({ before, after }) => [before, after]);
  return {
    words: joined([what, detail, ...changes.map(({ field }) => field), ...values(false)]),
    personal_words: joined([...values(true), browser, ip]),
  };
}

const joined = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .join(' ')
    .toLowerCase();
