import type { ReconciliationEvidence, ReconciliationKind } from '@keelson/vocabulary';
import type { Verdict } from './matching';

/** A case as it was looked at. */
export interface SeenCase {
  readonly caseId: string;
  readonly kind: ReconciliationKind;
  readonly evidence: ReconciliationEvidence;
  readonly verdict: Pick<Verdict, 'state' | 'reason' | 'gapPence'>;
}
