import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { formatRelative } from '../ui/format/dates';
import type { UnfinishedDeletion } from './deletion.api';

const SAYS = {
  subscription: {
    title: texts.deactivationFailed,
    hangs: 'The subscription of a deleted account still runs at the payment provider.',
  },
  payer: { title: texts.failed, hangs: 'The payment provider still holds name and cards of a deleted account.' },
  erasure: { title: texts.failed, hangs: 'The personal data of a deleted account is not erased yet.' },
} as const satisfies Record<UnfinishedDeletion['work'], { readonly title: string; readonly hangs: string }>;

export const unfinishedTitle = ({ work }: UnfinishedDeletion): string => SAYS[work].title;

/** What hangs, how often it has failed, and when it is tried next. */
export function unfinishedWords({ work, tries, nextTry }: UnfinishedDeletion, now: number): string {
  const failed = tries === 1 ? 'Failed once' : `Failed ${tries} times`;
  return `${SAYS[work].hangs} ${failed}, ${nextWords(nextTry, now)}.`;
}

function nextWords(nextTry: string | null, now: number): string {
  if (nextTry === null) return 'and is no longer tried';
  const due = Date.parse(nextTry) - now < 45_000;
  return due ? 'tried again within a minute' : `tried again ${formatRelative(nextTry, now)}`;
}
