/** Why an import runs: it is the first one of a company, somebody asked for it, or it is time again. */
export const IMPORT_REASONS = ['first', 'requested', 'scheduled'] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** How the imports of a ledger stand; `none` before the first. */
export const IMPORT_STATUSES = ['none', 'started', 'finished', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** As pages of a connection tell it: `pending` once it was asked for, `error` when it failed. */
export const IMPORT_STATES = ['none', 'pending', 'started', 'error', 'finished'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** How the books of a customer stand, connection and imports together: every page that tells it tells one of these. */
export const BOOKS_STANDINGS = [
  'notConnected',
  'disconnected',
  'typed',
  'consentNeeded',
  'notImported',
  'importPending',
  'importing',
  'importFailed',
  'empty',
  'imported',
] as const;
export type BooksStanding = (typeof BOOKS_STANDINGS)[number];
