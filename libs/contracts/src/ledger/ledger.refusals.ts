/** What keeps a change of the books from being recorded. */
export const LEDGER_REFUSALS = [
  'NOT_FOUND',
  'READ_ONLY',
  'NO_LEDGER',
  'SYSTEM_CONNECTED',
  'UNKNOWN_ACCOUNT',
  'NOTHING_TO_UNDO',
  'NOT_LONG_TERM',
  'MORE_THAN_OWED',
] as const;
