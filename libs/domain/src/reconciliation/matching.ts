import type {
  CaseSettlement,
  HeldPayment,
  PaymentFactSheet,
  PayoutEvidence,
  ReconciliationChange,
  ReconciliationEvidence,
  ReconciliationReason,
  ReconciliationState,
  StatedCharge,
} from '@keelson/vocabulary';
import { changesBetween, paymentEvidence } from './evidence';

/** Of the rules below: raise it when they judge anything otherwise. A decision keeps the version it was made under. */
export const MATCHING_VERSION = 1;

const HOUR_MS = 3_600_000;

/** The provider may still be told of it, or tell of it: until then nobody need look. */
export const PATIENCE_MS = { missingAtProvider: 24 * HOUR_MS, missingHere: HOUR_MS } as const;

export interface Verdict {
  readonly version: number;
  /** `null` where no money moved: only failed or pending charges. */
  readonly state: ReconciliationState | null;
  /** `null` where nobody has to look. */
  readonly reason: ReconciliationReason | null;
  /** Until then it may still arrive. */
  readonly waitsUntil: string | null;
  readonly settled: boolean;
  /** What has changed since it was settled. */
  readonly changed: readonly ReconciliationChange[];
  /** Before refunds; `null` where there is nothing, or nothing in pounds. */
  readonly oursPence: number | null;
  readonly providerPence: number | null;
  /** The provider's without ours, after refunds; 0 where they cannot be compared. */
  readonly gapPence: number;
}

type Judged = Pick<Verdict, 'state' | 'reason'> & { readonly waitsUntil?: string };

/**
 * How one payment stands. It knows no clock and no order: the same facts and the same decision give the same verdict,
 * in whichever order they came. Fees and other currencies are never computed.
 */
export function matchPayment(facts: PaymentFactSheet, settlement: CaseSettlement | null): Verdict {
  const { ours } = facts;
  const charge = principalCharge(facts.charges);
  const judged = judge(ours, charge, facts.charges);
  return verdictOf(
    standing(judged, settlement, () => paymentEvidence(facts)),
    amountsOf(ours, charge, facts.charges),
  );
}

/** How one payout stands: what its lines add up to is what it pays, to the penny. */
export function matchPayout(
  payout: PayoutEvidence & { readonly reconciliation: 'completed' | 'in_progress' | 'not_applicable' },
  settlement: CaseSettlement | null,
): Verdict {
  const { reconciliation, ...evidence } = payout;
  const inPounds = payout.currency === POUNDS;
  return verdictOf(
    standing(judgePayout(payout), settlement, () => evidence),
    {
      oursPence: inPounds && payout.automatic ? payout.linesPence : null,
      providerPence: inPounds ? payout.amountPence : null,
      gapPence: inPounds && reconciliation === 'completed' ? payout.amountPence - payout.linesPence : 0,
    },
  );
}

type Standing = Pick<Verdict, 'state' | 'reason' | 'waitsUntil' | 'settled' | 'changed'>;
type Amounts = Pick<Verdict, 'oursPence' | 'providerPence' | 'gapPence'>;

const verdictOf = (
  { state, reason, waitsUntil, settled, changed }: Standing,
  { oursPence, providerPence, gapPence }: Amounts,
): Verdict => ({
  version: MATCHING_VERSION,
  state,
  reason,
  waitsUntil,
  settled,
  changed,
  oursPence,
  providerPence,
  gapPence,
});

const POUNDS = 'gbp';
const NOT_PAID = new Set(['failed', 'canceled']);

function judgePayout(payout: Parameters<typeof matchPayout>[0]): Judged {
  if (payout.currency !== POUNDS) return { state: 'AmountMismatch', reason: 'otherCurrency' };
  if (NOT_PAID.has(payout.status)) return { state: null, reason: null };
  if (!payout.automatic) return { state: 'ManualPayout', reason: 'manualPayout' };
  if (payout.reconciliation !== 'completed') return { state: null, reason: null };
  return payout.amountPence === payout.linesPence
    ? { state: 'Matched', reason: null }
    : { state: 'AmountMismatch', reason: 'payoutDiffers' };
}

/** The charge that the payment is compared with: the oldest that went through and was not given back whole. */
export function principalCharge(charges: readonly StatedCharge[]): StatedCharge | undefined {
  const through = charges.filter(wentThrough);
  return through.find(isKept) ?? through[0];
}

const wentThrough = ({ status }: StatedCharge): boolean => status === 'succeeded';

/** Whether it went through and not all of it was given back: of what is claimed once, one such is enough. */
export const isKept = (charge: StatedCharge): boolean =>
  wentThrough(charge) && charge.refundedPence < charge.amountPence;

function judge(ours: HeldPayment | null, charge: StatedCharge | undefined, charges: readonly StatedCharge[]): Judged {
  if (!ours && !charge) return { state: null, reason: null };
  if (ours && !charge) {
    if (ours.grossPence === 0) return { state: 'Matched', reason: null };
    return inOtherCurrency(ours, charges)
      ? { state: 'MissingAtProvider', reason: 'otherCurrency' }
      : missing('MissingAtProvider', 'missingAtProvider', ours.receivedAt);
  }
  if (!charge) return { state: null, reason: null };
  if (inOtherCurrency(ours, charges))
    return { state: ours ? 'AmountMismatch' : 'MissingHere', reason: 'otherCurrency' };
  if (charges.filter(isKept).length > 1) return { state: 'Duplicate', reason: 'duplicate' };
  return ours ? compared(ours, charge) : missing('MissingHere', 'missingHere', charge.createdAt);
}

function compared(ours: HeldPayment, charge: StatedCharge): Judged {
  if (ours.grossPence !== charge.amountPence) return { state: 'AmountMismatch', reason: 'amountDiffers' };
  if (ours.refundedPence !== charge.refundedPence) return { state: 'AmountMismatch', reason: 'refundDiffers' };
  if (charge.disputed !== (ours.dispute !== null)) return { state: 'Disputed', reason: 'disputeDiffers' };
  if (charge.disputed) return { state: 'Disputed', reason: null };
  return { state: charge.refundedPence > 0 ? 'Refunded' : 'Matched', reason: null };
}

const missing = (
  state: 'MissingAtProvider' | 'MissingHere',
  reason: keyof typeof PATIENCE_MS,
  since: string,
): Judged => ({ state, reason, waitsUntil: new Date(Date.parse(since) + PATIENCE_MS[reason]).toISOString() });

const inOtherCurrency = (ours: HeldPayment | null, charges: readonly StatedCharge[]): boolean =>
  (ours !== null && ours.currency !== POUNDS) || charges.some((each) => wentThrough(each) && each.currency !== POUNDS);

function standing(judged: Judged, settlement: CaseSettlement | null, evidence: () => ReconciliationEvidence): Standing {
  const { state, reason, waitsUntil = null } = judged;
  if (!settlement) return { state, reason, waitsUntil, settled: false, changed: [] };
  const changed = changesBetween(settlement.evidence, evidence());
  if (changed.length > 0) return { state, reason: 'changedSinceDecision', waitsUntil: null, settled: false, changed };
  return {
    state: settlement.act === 'accepted' ? state : 'Matched',
    reason: null,
    waitsUntil: null,
    settled: true,
    changed,
  };
}

function amountsOf(
  ours: HeldPayment | null,
  charge: StatedCharge | undefined,
  charges: readonly StatedCharge[],
): Amounts {
  const held = ours?.currency === POUNDS ? ours : null;
  const stated = charge?.currency === POUNDS ? charge : undefined;
  const oursPence = held?.grossPence ?? null;
  const providerPence = stated?.amountPence ?? null;
  if (inOtherCurrency(ours, charges)) return { oursPence, providerPence, gapPence: 0 };
  const kept = held ? held.grossPence - held.refundedPence : 0;
  const taken = charges
    .filter(wentThrough)
    .reduce((sum, { amountPence, refundedPence }) => sum + amountPence - refundedPence, 0);
  return { oursPence, providerPence, gapPence: taken - kept };
}
