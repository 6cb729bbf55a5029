import { savedListId } from '@keelson/contracts/planning';
import { CALCULATION_SAVERS, type CalculationSaver, type PlanningTool } from '@keelson/vocabulary';
import { memo } from 'react';
import { usePlanningSavedDatesQuery } from '../calculations.api';
import { listTitle, savedDateTexts } from '../saved-date-words';
import { type OpenedDate, useCalculatorAddress } from '../use-calculator-address';
import type { Working } from '../working';
import '../planning.css';

interface SavedDatesProps {
  readonly accountId: string;
  readonly tool: PlanningTool;
  readonly working: Working;
}

/** The two lists of saved dates: the customer's, and the channel partner's. One of them is open, or the live figures. */
export const SavedDates = memo((props: SavedDatesProps) => (
  <div className="plan-saved">
    {CALCULATION_SAVERS.map((savedBy) => (
      <SavedList key={savedBy} savedBy={savedBy} {...props} />
    ))}
  </div>
));
SavedDates.displayName = 'SavedDates';

function SavedList({ accountId, tool, working, savedBy }: SavedDatesProps & { readonly savedBy: CalculationSaver }) {
  const { opened, openDate } = useCalculatorAddress();
  const { currentData, isError } = usePlanningSavedDatesQuery({ list: savedListId(accountId, savedBy), tool });
  const id = `saved-${savedBy}`;
  const chosen = opened?.savedBy === savedBy ? opened.storedDate : '';
  const dates = savedDateTexts(currentData ?? []);
  const known = chosen === '' || dates.some(({ storedDate }) => storedDate === chosen);
  const open = (storedDate: string): void => {
    const date: OpenedDate | undefined = storedDate === '' ? undefined : { savedBy, storedDate };
    openDate(date);
  };
  return (
    <div className="plan-saved-list">
      <label htmlFor={id}>{listTitle(working, savedBy)}</label>
      <div className="k-select">
        <select id={id} className="bp6-input k-input" value={chosen} onChange={({ target }) => open(target.value)}>
          <option value="">{emptyText(isError, dates.length)}</option>
          {!known && <option value={chosen}>{savedDateTexts([{ storedDate: chosen, name: '' }])[0]?.text}</option>}
          {dates.map(({ storedDate, text }) => (
            <option key={storedDate} value={storedDate}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const emptyText = (failed: boolean, count: number): string => {
  if (failed) return 'The list could not be loaded';
  return count === 0 ? 'Nothing saved yet' : 'Live figures';
};
