import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import type { DetailRead } from '../detail.api';
import type { Working } from '../working';
import { SavedNote } from './saved-note';

interface DetailNotesProps {
  readonly read: DetailRead;
  readonly working: Working;
  /** The profit before tax is not known. */
  readonly lacksProfit: boolean;
  readonly onLive: () => void;
}

/** What has to be known about the figures: that a saved date is open, whose months they are, and what is missing. */
export const DetailNotes = ({ read, working, lacksProfit, onLive }: DetailNotesProps) => (
  <>
    {read.saved && <SavedNote saved={read.saved} onLive={onLive} />}
    {read.period1 && (
      <Callout>In Period 1 of the year, &quot;This Year&quot; figures show the year just completed.</Callout>
    )}
    {read.linesFrom === 'typed' && !read.saved && (
      <Callout tone="caution">
        <b>The accounts have no lines yet.</b> These are the figures that were typed in as What-If inputs.{' '}
        {working === 'owner' && (
          <>
            Connect Xero or QuickBooks for one line per account.{' '}
            <Link to={paths.connectAccounts}>Integrate Finance</Link>
          </>
        )}
      </Callout>
    )}
    {lacksProfit && (
      <Callout tone="caution">
        A group is not known for every month, so the profit is not known either and cannot be saved. Type its missing
        months, or 0 where there was nothing.
      </Callout>
    )}
  </>
);
