import { ACCOUNTING_PROVIDER_TITLES, type BooksStanding, type LedgerSource } from '@keelson/vocabulary';
import type { Trust } from './ledger.api';
import { dateText } from './manual-entry/entry-words';

/** How many things stand between the figures and being sure of them. */
export const doubtsIn = ({ missingMonths, outOfBalance, doesNotBalance, unmapped }: Trust): number =>
  [missingMonths, outOfBalance, doesNotBalance, unmapped].filter(({ length }) => length > 0).length;

export const SOURCE_NAMES: Readonly<Record<LedgerSource, string>> = {
  ...ACCOUNTING_PROVIDER_TITLES,
  manual: 'what you entered',
};

/** The page's answer in a sentence, for the owner or for a viewer of the customer. */
export function trustLead(trust: Trust, own: boolean, standing?: BooksStanding): string {
  if (trust.informationFrom === null || standing === 'empty') return 'There are no figures yet.';
  // Until the first import has ended, more of the past is on its way.
  const isFirst = trust.lastImport?.importStatus === 'started' && trust.lastImport.finishedAt === null;
  if (isFirst && standing !== 'disconnected')
    return `${own ? 'Your' : 'The'} first import is under way. Figures may still change until it ends.`;
  const late = trust.figures.some((figure) => figure.late);
  const newest = late
    ? 'Some figures are older than they could be'
    : `${own ? 'Your' : 'The'} figures go to the end of ${dateText(trust.expectedMonth)}`;
  const doubts = doubtsIn(trust);
  if (doubts === 0) return `${newest}, and nothing speaks against them.`;
  return `${newest}. ${doubts === 1 ? 'One thing limits' : `${doubts} things limit`} how sure they are.`;
}

/** `Oct 2026` of a month, `Sat 31 Oct` of a day, `-` of none. */
export const asAtText = (asAt: string | null): string => (asAt === null ? '-' : dateText(asAt));
