import { type ChargeStated, isKept } from '@keelson/domain/reconciliation';
import {
  type ClaimedCharge,
  type ReconciliationClaimRow,
  reconciliationClaimsTable,
} from '@keelson/read-models/reconciliation';
import type { Projection } from '../runtime/projection';

const claimOf = ({ orderId, invoiceId }: ChargeStated['data']): string | undefined => orderId ?? invoiceId ?? undefined;

/** One row per order or invoice that charges name: which payments paid again what was paid. */
export const reconciliationClaimsProjection: Projection<ChargeStated, ReconciliationClaimRow> = {
  name: 'reconciliation-claims',
  version: 1,
  table: reconciliationClaimsTable,
  handles: ['reconciliation.charge-stated.v1'],
  keyOf: ({ data }) => claimOf(data),
  evolve(row, { data }) {
    const { chargeId, paymentId, createdAt } = data;
    const claimed: ClaimedCharge = { caseId: paymentId ?? chargeId, createdAt, kept: isKept(data) };
    const charges = sorted({ ...row?.charges, [chargeId]: claimed });
    const kept = Object.values(charges).filter(({ kept: each }) => each);
    const [first, ...extras] = [...new Set(kept.map(({ caseId }) => caseId))];
    return {
      claim: claimOf(data) ?? chargeId,
      charges,
      extras: first === undefined ? [] : extras,
      paid_twice: extras.length > 0,
    };
  },
};

/** Oldest first: what came first pays the claim, whatever was told first. */
const sorted = (charges: ReconciliationClaimRow['charges']): ReconciliationClaimRow['charges'] =>
  Object.fromEntries(
    Object.entries(charges).sort(
      ([one, { createdAt: at }], [other, { createdAt }]) =>
        Date.parse(at) - Date.parse(createdAt) || (one < other ? -1 : 1),
    ),
  );
