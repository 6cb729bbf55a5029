import type { AnswerOf } from '@keelson/contracts';
import { type auditTrailContract, historyPaths } from '@keelson/contracts/history';
import { historyApi } from '../history.api';
import type { AskedTrail } from './audit-state';

export type AuditTrail = AnswerOf<typeof auditTrailContract>;
export type AuditEntry = AuditTrail['rows'][number];

const auditApi = historyApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    historyAuditTrail: build.query<AuditTrail, AskedTrail>({
      query: (query) => ({ route: historyPaths.trail, query: { ...query } }),
      providesTags: ['audit-trail'],
    }),
  }),
});

export const { useHistoryAuditTrailQuery } = auditApi;
