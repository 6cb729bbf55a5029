import { formatDateTime } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/numbers';
import type { HistoryFinding } from './history.api';

type Fault = NonNullable<HistoryFinding['firstFault']>;
type RootFault = NonNullable<HistoryFinding['rootFault']>;

const REASONS: Readonly<Record<Fault['reason'], string>> = {
  'hash-differs': 'It is not what was written then.',
  'version-missing': 'The event before it is missing.',
  'position-missing': 'The event before it is missing.',
};

const ROOT_REASONS: Readonly<Record<RootFault['reason'], string>> = {
  'heads-differ': 'They are not the events that were signed.',
  'events-missing': 'Events that were signed are missing.',
  'signature-differs': 'The signature does not fit.',
  'key-differs': 'It was signed with another key.',
  'root-missing': 'The signature before it is missing.',
};

/** The result of a verification, as somebody would say it. */
export function verdictText({ events, roots, verifiedAt, firstFault, rootFault }: HistoryFinding): string {
  if (firstFault) return faultText(firstFault);
  if (rootFault) return rootFaultText(rootFault);
  const unchanged =
    events === 1
      ? 'The one event is unchanged since it was written'
      : `All ${formatCount(events)} events are unchanged since they were written`;
  return `${unchanged}${signedText(roots)}. Verified ${formatDateTime(verifiedAt)}.`;
}

function signedText(roots: number): string {
  if (roots === 0) return '';
  return roots === 1
    ? ', and the signature over them holds'
    : `, and all ${formatCount(roots)} signatures over them hold`;
}

function faultText({ what, occurredAt, position, type, streamId, version, reason }: Fault): string {
  const event = what === null ? `an event of the type ${type}` : `“${what}”`;
  const time = occurredAt === null ? '' : ` of ${formatDateTime(occurredAt)}`;
  return `The history was changed. The first bad event is ${event}${time}, #${formatCount(position)} (version ${version} of ${streamId}). ${REASONS[reason]}`;
}

function rootFaultText({ previous, position, madeAt, reason }: RootFault): string {
  return `The history was changed. The signature of ${formatDateTime(madeAt)} over events #${formatCount(previous + 1)} to #${formatCount(position)} does not hold. ${ROOT_REASONS[reason]}`;
}
