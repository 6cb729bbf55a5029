import type { OperationsCommand } from '@keelson/domain/operations';
import type { LogVerification } from '@keelson/event-store/roots';
import { faultText } from './fault-text';

/** What the log keeps of a verification of itself. */
export const verificationCommand = (requestId: string, found: LogVerification): OperationsCommand => ({
  name: 'RecordVerification',
  found:
    found.kind === 'intact'
      ? { requestId, events: found.events, roots: found.roots, fault: null }
      : { requestId, events: null, roots: null, fault: faultText(found) },
});
