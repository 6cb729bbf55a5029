import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { formatDateTime } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { RelativeTime } from '../../../ui/format/relative-time';
import { counted } from '../operations-words';
import type { Overview } from '../operations.api';

type Verification = Overview['verification'];

/** Whether the log is as it was written: what was found last, and the newest signed root. */
export function VerificationCard({ overview }: { readonly overview: Overview }) {
  const { verification, head, log } = overview;
  const { root, last, runningSince } = verification;
  return (
    <div id="verification">
      <Card title="Proof of the log" subtitle="Verified every night; a root over all events is signed every hour.">
        <div className="k-stack">
          {runningSince !== null && (
            <Callout live>
              Being verified, asked for <RelativeTime instant={runningSince} />. You can leave and come back.
            </Callout>
          )}
          {last !== null && (
            <Verdict last={last} later={log.countsEvents ? laterText(head - (last.events ?? 0)) : ENDS_UNSEEN} />
          )}
          <dl className="k-op-facts k-num">
            <dt>Last verified</dt>
            <dd>{last === null ? 'Not yet' : `${formatDateTime(last.at)}, ${askedBy(last.askedBy)}`}</dd>
            <dt>Newest signed root</dt>
            <dd>
              {root === null
                ? 'None yet'
                : `Up to ${log.countsEvents ? 'event' : 'position'} ${formatCount(root.position)}`}
            </dd>
            {root !== null && (
              <>
                <dt>Signed</dt>
                <dd>{formatDateTime(root.madeAt)}</dd>
                <dt>Key</dt>
                <dd className="k-code">{root.keyId}</dd>
              </>
            )}
          </dl>
        </div>
      </Card>
    </div>
  );
}

const intactText = (events: number): string => {
  if (events === 0) return 'The log had no events when it was verified.';
  return events === 1
    ? 'The one event is as it was written.'
    : `All ${formatCount(events)} events are as they were written.`;
};

const rootsText = (roots: number): string =>
  roots === 0 ? 'No root is signed yet.' : `${counted(roots, 'signed root holds', 'signed roots hold')}.`;

/** What the verification did not cover. */
const laterText = (events: number): string =>
  events > 0
    ? `${counted(events, 'event has', 'events have')} come since then and ${events === 1 ? 'is' : 'are'} verified tonight.`
    : '';

/** A log without dense positions. */
const ENDS_UNSEEN = 'Events that are missing at the end of a stream show only up to the newest signed root.';

const askedBy = (name: string | null): string => (name === null ? 'by the clock' : `asked for by ${name}`);

function Verdict({ last, later }: { readonly last: NonNullable<Verification['last']>; readonly later: string }) {
  if (last.fault === null)
    return (
      <Callout tone="positive" live>
        {intactText(last.events ?? 0)} {rootsText(last.roots ?? 0)} {later}
      </Callout>
    );
  return (
    <Callout tone={last.finished ? 'negative' : 'caution'} live>
      <p className="k-fault">{last.finished ? last.fault : `The verification broke off: ${last.fault}`}</p>
    </Callout>
  );
}
