import { Button } from '@blueprintjs/core';
import { VatQuestion } from '../../../figures/vat-question';
import { Callout } from '../../../ui/card/callout';
import { formatDateTime } from '../../../ui/format/dates';
import type { CashReleaseRead } from '../calculations.api';
import type { Working } from '../working';

interface CashNotesProps {
  readonly read: CashReleaseRead;
  readonly working: Working;
  readonly accountId: string;
  readonly onLive: () => void;
}

const SAVERS = { owner: 'the owner', partner: 'the channel partner' } as const;

const REOPENED = {
  equal: 'Worked out again just now from what was kept with it: it comes to the same, to the penny.',
  different: 'What was saved then is shown: worked out again it comes to something else.',
  formulaGone: 'What was saved then is shown: the formula that it was worked out by is gone.',
} as const;

/** What has to be known about the figures: that a saved date is open, whose months they are, and what is missing. */
export function CashNotes({ read, working, accountId, onLive }: CashNotesProps) {
  const { saved, period1, vatRatio } = read;
  return (
    <>
      {saved && (
        <Callout tone={saved.reopened === 'equal' ? 'info' : 'caution'}>
          <b>
            Saved by {SAVERS[saved.savedBy]}, {formatDateTime(saved.storedDate)}
            {saved.name === '' ? '.' : `: ${saved.name}.`}
          </b>{' '}
          {REOPENED[saved.reopened]} Read only.{' '}
          <Button variant="minimal" size="small" intent="primary" onClick={onLive}>
            Back to live figures
          </Button>
        </Callout>
      )}
      {period1 && (
        <Callout>In Period 1 of the year, &quot;This Year&quot; figures show the year just completed.</Callout>
      )}
      {!saved && (
        <VatQuestion accountId={accountId} isOwner={working === 'owner'} unknown={vatRatio === null} typed={false} />
      )}
    </>
  );
}
