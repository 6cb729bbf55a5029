import type { LogVerification } from '@keelson/event-store/roots';
import type { RootFaultReason } from '@keelson/vocabulary';

type Fault = Exclude<LogVerification, { readonly kind: 'intact' }>;

const ROOT_REASONS: Readonly<Record<RootFaultReason, string>> = {
  'key-differs': 'another key signed it',
  'signature-differs': 'its signature does not fit',
  'root-missing': 'the root before it is missing',
  'heads-differ': 'the events up to there are not those it was made of',
  'events-missing': 'the log ends before it',
};

/** What a verification found, for an operator. */
export function faultText(fault: Fault): string {
  if (fault.kind === 'root-broken') {
    const { position, previous, madeAt } = fault.root;
    return [
      `The log was changed. The signed root of position ${position} does not hold: ${ROOT_REASONS[fault.reason]}.`,
      `events ${previous + 1} to ${position}, signed ${madeAt}, reason ${fault.reason}`,
    ].join('\n');
  }
  const { eventId, streamId, version, position, type, reason } = fault;
  return [
    `The log was changed. The first bad event is ${eventId}:`,
    `stream ${streamId}, version ${version}, position ${position}, type ${type}, reason ${reason}`,
  ].join('\n');
}
