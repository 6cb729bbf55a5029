import type { ActingEvent } from '@keelson/domain/acting';
import { ACTING_END_TITLES } from '@keelson/vocabulary';
import { type HistoryWords, words } from '../runtime/wording';

/** How the events read in the account history. The reason is a personal value and stays in the event. */
export const actingHistory: HistoryWords<ActingEvent> = {
  'acting.started.v1': () =>
    words('reading', 'neutral', 'Acting as the customer began', 'For an hour at most; the reason stands in the event'),
  'acting.ended.v1': ({ how }) => words('reading', 'neutral', 'Acting as the customer ended', ACTING_END_TITLES[how]),
};
