import { createHash } from 'node:crypto';
import { matchPayout, paymentEvidence, payoutEvidence, type SeenCase } from '@keelson/domain/reconciliation';
import { canonicalJson, type Clock } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import {
  effectiveOf,
  effectivePayout,
  selectCase,
  type SelectedCase,
  type SelectedPayout,
  selectPayoutCase,
} from '@keelson/read-models/reconciliation';
import type { ReconciliationEvidence, ReconciliationMonthStanding } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';

/** What every list and case of the reconciliation is read from. */
export const CASE_PROJECTIONS = [
  'reconciliation-cases',
  'reconciliation-claims',
  'reconciliation-objects',
  'reconciliation-payouts',
  'reconciliation-sweeps',
  'reconciliation-lines',
  'reconciliation-months',
  'reconciliation-bank-lines',
  'payments',
] as const;

/** What was seen of a case or of a month, as a short text: it changes with any of it. */
export const seenText = (seen: ReconciliationEvidence | ReconciliationMonthStanding): string =>
  createHash('sha256').update(canonicalJson(seen)).digest('hex').slice(0, 32);

export interface KnownCase extends SeenCase {
  /** Whom it is about; `null` for payouts and payers that are not known. */
  readonly accountId: string | null;
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
}

export type KnownRow =
  { readonly kind: 'payment'; readonly row: SelectedCase } | { readonly kind: 'payout'; readonly row: SelectedPayout };

/** Cases as they stand now, with the evidence that a decision is made on. */
@Injectable()
export class KnownCases {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  /** `undefined` where nothing is known under the id. */
  find(
    caller: Caller,
    caseId: string,
    minimumPosition: number | undefined,
  ): Promise<Reading<{ readonly known: KnownCase; readonly found: KnownRow } | undefined>> {
    const freshness = { projections: CASE_PROJECTIONS, minimumPosition };
    return this.reader.read(caller, freshness, async (database) => {
      const found = await knownRow(database, caseId);
      return found && { found, known: this.knownOf(found) };
    });
  }

  private knownOf(found: KnownRow): KnownCase {
    if (found.kind === 'payout') return knownPayout(found.row);
    const { row } = found;
    const { state, reason } = effectiveOf(row, this.clock());
    return {
      ...{ caseId: row.case_id, kind: 'payment', accountId: row.account_id, evidence: paymentEvidence(row.facts) },
      ...{ orderId: row.order_id, invoiceNumber: row.invoice_number },
      verdict: { state, reason, gapPence: row.gap_pence },
    };
  }
}

async function knownRow(database: Kysely<ReadModelDatabase>, caseId: string): Promise<KnownRow | undefined> {
  const payment = await selectCase(database, caseId);
  if (payment) return { kind: 'payment', row: payment };
  const payout = await selectPayoutCase(database, caseId);
  return payout?.stated ? { kind: 'payout', row: payout } : undefined;
}

function knownPayout(row: SelectedPayout): KnownCase {
  if (!row.stated) throw new TypeError(`a payout that nobody stated: ${row.payout_id}`);
  const { reconciliation } = row.stated;
  const evidence = payoutEvidence({ ...row.stated, lines: row.lines, linesPence: row.lines_pence });
  const verdict = matchPayout({ ...evidence, reconciliation }, row.decisions.settlement);
  const { reason } = effectivePayout(row);
  return {
    caseId: row.payout_id,
    kind: 'payout',
    accountId: null,
    orderId: null,
    invoiceNumber: null,
    evidence,
    verdict: { ...verdict, reason },
  };
}
