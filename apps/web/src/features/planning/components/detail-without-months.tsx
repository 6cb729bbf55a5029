import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { EmptyState } from '../../../ui/card/card-states';
import type { DetailRead } from '../detail.api';
import type { Working } from '../working';

interface DetailWithoutMonthsProps {
  readonly saved: DetailRead['saved'];
  readonly working: Working;
}

/** In place of the months where only their sum is known. */
export const DetailWithoutMonths = ({ saved, working }: DetailWithoutMonthsProps) =>
  saved ? (
    <EmptyState title="A saved date has no months by themselves">
      It keeps what the months came to together, so that it gives the same result whenever it is opened. The live
      figures have each month.
    </EmptyState>
  ) : (
    <EmptyState title="Typed sums have no months by themselves">
      These figures were typed as one sum a line.{' '}
      {working === 'owner' && (
        <>
          To see each month, connect Xero or QuickBooks, or enter the figures month by month.{' '}
          <Link to={paths.connectAccounts}>Integrate Finance</Link>
        </>
      )}
    </EmptyState>
  );
