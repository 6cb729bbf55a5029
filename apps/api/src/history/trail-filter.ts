import type { auditTrailExportContract } from '@keelson/contracts/history';
import type { InputOf } from '@keelson/contracts/wire';
import type { HistoryFilter } from '@keelson/read-models/history';
import { REFUSAL_TYPES } from './refusal-types';

export type TrailFilters = InputOf<typeof auditTrailExportContract>['query'];

/** The filters of the audit as the history of an account knows them; super admins see what is personal. */
export const trailFilter = ({ customer, refused, ...filters }: TrailFilters): HistoryFilter => ({
  ...filters,
  accountId: customer,
  ...(refused !== undefined && { types: { are: REFUSAL_TYPES, wanted: refused === 'yes' } }),
  personal: true,
});
