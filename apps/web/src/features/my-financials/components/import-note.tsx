import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { EmptyState, StaleNote } from '../../../ui/card/card-states';
import { Card } from '../../../ui/card/card';
import { ButtonLink } from '../../../ui/button/button-link';
import { formatDateTime } from '../../../ui/format/dates';
import type { Overview } from '../my-financials.api';

const HOURS_FRESH = 36;

/** How the figures came in, where that is worth a word. */
export function ImportNote({ overview, now }: { readonly overview: Overview; readonly now: number }) {
  const { status, months, message, lastImportedAt } = overview.import;
  const asOf = lastImportedAt && formatDateTime(lastImportedAt);
  if (status === 'started')
    return (
      <Callout tone="info" live>
        Your figures are coming in{months > 0 && `: ${months} ${months === 1 ? 'month' : 'months'} so far`}. What is
        here already is shown below, and the rest follows by itself.
      </Callout>
    );
  if (status === 'failed')
    return (
      <Callout tone="caution" live>
        The last import did not finish. {message} {asOf ? `The figures below are as of ${asOf}.` : ''}
      </Callout>
    );
  const isOld = lastImportedAt !== null && now - Date.parse(lastImportedAt) > HOURS_FRESH * 3_600_000;
  return isOld && overview.informationFrom !== 'manual' ? <StaleNote>As of {asOf}</StaleNote> : null;
}

interface NoBooksProps {
  readonly isOwner: boolean;
}

/** Before there are books: the next step. */
export const NoBooks = ({ isOwner }: NoBooksProps) => (
  <Card>
    <EmptyState
      title="There are no figures yet"
      action={
        isOwner && (
          <ButtonLink to={paths.connectAccounts} intent="primary">
            Connect your accounts
          </ButtonLink>
        )
      }
    >
      {isOwner
        ? 'They appear here by themselves once Xero or QuickBooks is connected, or when you type them in.'
        : 'The customer has not connected an accounting system or typed in figures.'}
    </EmptyState>
  </Card>
);
