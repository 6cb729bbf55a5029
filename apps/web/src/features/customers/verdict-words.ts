import { formatDateTime } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/numbers';
import type { HistoryFinding } from './customers.api';

type Fault = NonNullable<HistoryFinding['firstFault']>;

const REASONS: Readonly<Record<Fault['reason'], string>> = {
  'hash-differs': 'It is not what was written then.',
  'version-missing': 'The event before it is missing.',
  'position-missing': 'The event before it is missing.',
};

/** The result of a verification, as somebody would say it. */
export function verdictText({ events, verifiedAt, firstFault }: HistoryFinding): string {
  if (firstFault) return faultText(firstFault);
  const at = `Verified ${formatDateTime(verifiedAt)}.`;
  return events === 1
    ? `The one event is unchanged since it was written. ${at}`
    : `All ${formatCount(events)} events are unchanged since they were written. ${at}`;
}

function faultText({ what, occurredAt, position, type, streamId, version, reason }: Fault): string {
  const event = what === null ? `an event of the type ${type}` : `“${what}”`;
  const time = occurredAt === null ? '' : ` of ${formatDateTime(occurredAt)}`;
  return `The history was changed. The first bad event is ${event}${time}, #${formatCount(position)} (version ${version} of ${streamId}). ${REASONS[reason]}`;
}
