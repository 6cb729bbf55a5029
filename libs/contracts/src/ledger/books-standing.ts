import { ACCOUNTING_PROVIDER_TITLES, type AccountingProvider, type BooksStanding } from '@keelson/vocabulary';

/** Whether figures come, are on their way, need somebody, or do not come. */
export type BooksTone = 'positive' | 'working' | 'negative' | 'none';

interface StandingWords {
  readonly tone: BooksTone;
  /** Pages say it in a sentence; `system` is the one at hand, or the one that figures came from. */
  readonly sentence: (system: string) => string;
  /** The header has room for a few words; `synced` is when the last import ended, in words. */
  readonly brief: (system: string, synced: string | null) => string;
}

const WORDS: Readonly<Record<BooksStanding, StandingWords>> = {
  notConnected: {
    tone: 'none',
    sentence: () => 'No accounting system is connected, and no figures were entered yet.',
    brief: () => 'Books not connected',
  },
  disconnected: {
    tone: 'none',
    sentence: (system) => `${system} is disconnected. The figures that came until then are kept, and no new ones come.`,
    brief: (system) => `${system}, disconnected`,
  },
  typed: {
    tone: 'none',
    sentence: () => 'No accounting system is connected. The figures are those that were entered.',
    brief: () => 'Books not connected, figures entered',
  },
  consentNeeded: {
    tone: 'negative',
    sentence: (system) => `${system} no longer lets us read your figures. What came until now is kept.`,
    brief: (system) => `${system}, consent needed`,
  },
  notImported: {
    tone: 'none',
    sentence: (system) => `${system} is connected. Nothing was imported yet.`,
    brief: (system) => `${system}, not imported yet`,
  },
  importPending: {
    tone: 'working',
    sentence: (system) => `${system} is connected. An import was asked for and has not begun yet.`,
    brief: (system) => `${system}, import pending`,
  },
  importing: {
    tone: 'working',
    sentence: () => 'An import is in progress. Each month counts as soon as it is in.',
    brief: (system) => `${system}, importing…`,
  },
  importFailed: {
    tone: 'negative',
    sentence: () => 'The last import failed. What came until then is kept.',
    brief: (system) => `${system}, import failed`,
  },
  empty: {
    tone: 'none',
    sentence: (system) => `The import from ${system} has ended, and the books hold no figures yet.`,
    brief: (system) => `${system}, no figures yet`,
  },
  imported: {
    tone: 'positive',
    sentence: (system) => `The figures come from ${system}.`,
    brief: (system, synced) => (synced === null ? `${system}, imported` : `${system}, synced ${synced}`),
  },
};

const named = (system: AccountingProvider | null): string =>
  system === null ? 'The accounting system' : ACCOUNTING_PROVIDER_TITLES[system];

/** How the books stand, in the one sentence that every page has for it. */
export const booksStandingText = (standing: BooksStanding, system: AccountingProvider | null): string =>
  WORDS[standing].sentence(named(system));

/** The same in a few words; `synced` is when the last import ended, as it is shown, null before the first. */
export const booksStandingBrief = (
  standing: BooksStanding,
  system: AccountingProvider | null,
  synced: string | null,
): string => WORDS[standing].brief(named(system), synced);

export const booksStandingTone = (standing: BooksStanding): BooksTone => WORDS[standing].tone;

/** An import was asked for or runs: what is told of it changes without anybody's doing. */
export const isImporting = (standing: BooksStanding): boolean => WORDS[standing].tone === 'working';

/** Xero told transfers to nobody who consented before it was asked for them. */
export const transfersUnreadText =
  'Xero was not asked to show transfers between your own accounts. Equal amounts in and out on one day are taken for one, until you connect again.';
