import type { CalculationSaver } from '@keelson/vocabulary';
import { formatDateTime, formatDateTimeToTheSecond } from '../../ui/format/dates';
import type { SavedDates } from './calculations.api';
import type { Working } from './working';

/** What a person should know of it beforehand. How many it is belongs to the server (LIMIT-05). */
export const DAILY_LIMIT =
  'Only so many can be saved on a day, by you and with this tool. Once they are used up, Save says so, and goes on the next day.';

/** How each list is called by whoever looks at it. */
export const listTitle = (working: Working, savedBy: CalculationSaver): string => {
  if (savedBy === 'owner') return working === 'owner' ? 'Your saved dates' : 'Saved by the customer';
  return working === 'partner' ? 'Saved by you as channel partner' : 'Saved by the channel partner';
};

/** `22 Nov 2026, 14:03, Before Christmas`: with seconds where two share a minute (decision 4.70). */
export const savedDateTexts = (
  dates: SavedDates,
): readonly { readonly storedDate: string; readonly text: string }[] => {
  const minutes = dates.map(({ storedDate }) => formatDateTime(storedDate));
  return dates.map(({ storedDate, name }, index) => {
    const minute = minutes[index] ?? '';
    const isShared = minutes.filter((each) => each === minute).length > 1;
    const when = isShared ? formatDateTimeToTheSecond(storedDate) : minute;
    return { storedDate, text: name === '' ? when : `${when}, ${name}` };
  });
};
