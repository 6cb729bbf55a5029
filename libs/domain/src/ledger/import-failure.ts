import type { LedgerSource } from '@keelson/vocabulary';

type ConnectedSystem = Exclude<LedgerSource, 'manual'>;

/** Why an import brought nothing more. */
export type ImportFailure =
  | { readonly code: 'not-connected' | 'interrupted' }
  | {
      readonly code: 'consent-needed' | 'unreadable-figures' | 'too-many-questions' | 'unreachable';
      readonly system: ConnectedSystem;
    };

/** A sentence as the first version stored it. It is only read, never written again. */
export interface RecordedFailure {
  readonly code: 'recorded';
  readonly message: string;
}

const SYSTEMS: Readonly<Record<ConnectedSystem, string>> = { xero: 'Xero', quickbooks: 'QuickBooks' };

/** What a person is told of it, wherever the failure is shown. */
export function importFailureText(failure: ImportFailure | RecordedFailure): string {
  switch (failure.code) {
    case 'not-connected':
      return 'The accounting system is not connected any more.';
    case 'interrupted':
      return 'It was interrupted and did not go on.';
    case 'consent-needed':
      return `${SYSTEMS[failure.system]} asks for your consent again. Please connect it again.`;
    case 'unreadable-figures':
      return `${SYSTEMS[failure.system]} sent figures that cannot be read.`;
    case 'too-many-questions':
      return `${SYSTEMS[failure.system]} takes no more questions for now. What came is kept.`;
    case 'unreachable':
      return `${SYSTEMS[failure.system]} could not be reached. What came is kept.`;
    case 'recorded':
      return failure.message;
  }
}
