import { ACCOUNTING_PROVIDER_TITLES, type AccountingProvider, type BooksStanding } from '@keelson/vocabulary';

/** What pages say of each standing; `system` is the one at hand, or the one that figures came from. */
const SENTENCES: Readonly<Record<BooksStanding, (system: string) => string>> = {
  notConnected: () => 'No accounting system is connected, and no figures were entered yet.',
  disconnected: (system) =>
    `${system} is disconnected. The figures that came until then are kept, and no new ones come.`,
  typed: () => 'No accounting system is connected. The figures are those that were entered.',
  consentNeeded: (system) => `${system} no longer lets us read your figures. What came until now is kept.`,
  notImported: (system) => `${system} is connected. Nothing was imported yet.`,
  importPending: (system) => `${system} is connected. An import was asked for and has not begun yet.`,
  importing: () => 'An import is in progress. Each month counts as soon as it is in.',
  importFailed: () => 'The last import failed. What came until then is kept.',
  empty: (system) => `The import from ${system} has ended, and the books hold no figures yet.`,
  imported: (system) => `The figures come from ${system}.`,
};

/** How the books stand, in the one sentence that every page has for it. */
export const booksStandingText = (standing: BooksStanding, system: AccountingProvider | null): string =>
  SENTENCES[standing](system === null ? 'The accounting system' : ACCOUNTING_PROVIDER_TITLES[system]);

/** Xero told transfers to nobody who consented before it was asked for them. */
export const transfersUnreadText =
  'Xero was not asked to show transfers between your own accounts. Equal amounts in and out on one day are taken for one, until you connect again.';
