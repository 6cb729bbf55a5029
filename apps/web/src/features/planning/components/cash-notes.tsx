import { VatQuestion } from '../../../figures/vat-question';
import { Callout } from '../../../ui/card/callout';
import type { CashReleaseRead } from '../calculations.api';
import type { Working } from '../working';
import { SavedNote } from './saved-note';

interface CashNotesProps {
  readonly read: CashReleaseRead;
  readonly working: Working;
  readonly accountId: string;
  readonly onLive: () => void;
}

/** What has to be known about the figures: that a saved date is open, whose months they are, and what is missing. */
export function CashNotes({ read, working, accountId, onLive }: CashNotesProps) {
  const { saved, period1, vatRatio } = read;
  return (
    <>
      {saved && <SavedNote saved={saved} onLive={onLive} />}
      {period1 && (
        <Callout>In Period 1 of the year, &quot;This Year&quot; figures show the year just completed.</Callout>
      )}
      {!saved && (
        <VatQuestion accountId={accountId} isOwner={working === 'owner'} unknown={vatRatio === null} typed={false} />
      )}
    </>
  );
}
