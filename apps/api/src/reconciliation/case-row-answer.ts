import type { caseRow } from '@keelson/contracts/reconciliation';
import type { ListedCase } from '@keelson/read-models/reconciliation';
import type { z } from 'zod';

/** A case as the lists show it. */
export const caseRowAnswer = (row: ListedCase): z.input<typeof caseRow> => ({
  caseId: row.case_id,
  kind: row.kind,
  state: row.state,
  reason: row.needs_person ? row.reason : null,
  needsPerson: row.needs_person,
  settled: row.settled,
  since: row.since,
  month: row.month,
  closedMonth: row.closed_month,
  oursPence: row.ours_pence,
  providerPence: row.provider_pence,
  gapPence: row.gap_pence,
  currency: row.currency,
  accountId: row.account_id,
  name: row.name,
  orderId: row.order_id,
  assignedTo: row.assignee === null ? null : { id: row.assignee, name: row.assignee_name },
});
