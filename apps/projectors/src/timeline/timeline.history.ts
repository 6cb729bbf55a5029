import type { TimelineEvent } from '@keelson/domain/timeline';
import type { TimelineFailure, TimelineFormat } from '@keelson/vocabulary';
import { dateOf, type HistoryWords, words } from '../runtime/wording';

const FORMS: Readonly<Record<TimelineFormat, string>> = { html: 'As pages to read', json: 'As JSON' };

const FAILURES: Readonly<Record<TimelineFailure, string>> = {
  'broken-down': 'The work broke down',
  'account-closed': 'The account was closed before',
};

/** How the events read in the account history. */
export const timelineHistory: HistoryWords<TimelineEvent> = {
  'timeline.export-asked.v1': () => words('account', 'neutral', 'Copy of personal data requested'),
  'timeline.export-made.v1': ({ events, expiresAt }) =>
    words('account', 'good', 'Copy of personal data prepared', `${events} events, until ${dateOf(expiresAt)}`),
  'timeline.export-failed.v1': ({ reason }) =>
    words('account', 'bad', 'Copy of personal data could not be prepared', FAILURES[reason]),
  'timeline.export-downloaded.v1': ({ format }) =>
    words('account', 'neutral', 'Copy of personal data downloaded', FORMS[format]),
};
