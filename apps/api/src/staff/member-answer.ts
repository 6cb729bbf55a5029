import type { getMemberContract } from '@keelson/contracts/staff';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { ListedMember } from '@keelson/read-models/staff';
import { INACTIVE_AFTER_DAYS } from '@keelson/read-models/customers';
import { isPermission } from '@keelson/vocabulary';

const DAY_MS = 86_400_000;

/** Members who logged in last before this instant count as inactive. */
export const inactiveBefore = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_DAYS * DAY_MS);

export const memberAnswer = (row: ListedMember): AnswerInputOf<typeof getMemberContract> => ({
  id: row.account_id,
  name: row.name,
  email: row.email,
  kind: row.kind,
  // A permission of earlier releases may stand in the log and lets nobody in.
  permissions: row.permissions.filter(isPermission),
  status: row.status,
  last_login: row.last_login_at,
  created: row.registered_at,
  invited: row.invited_at,
  version: row.version,
});
