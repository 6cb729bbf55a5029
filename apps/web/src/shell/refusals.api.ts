import { customersPaths } from '@keelson/contracts/customers';
import { journeysPaths } from '@keelson/contracts/journeys';
import { partnersPaths } from '@keelson/contracts/partners';
import { paymentsPaths } from '@keelson/contracts/payments';
import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import { sessionPaths } from '@keelson/contracts/session';
import type { RoutePath } from '@keelson/contracts/wire';
import { baseApi } from '../client/base-api';
import type { PageAccess } from '../client/route-handle';

/** What pages of each kind read first. A page that comes with a plan is refused in place. */
const READ_BY: Readonly<Record<Exclude<PageAccess, 'premium'>, RoutePath>> = {
  adminPrivileges: paymentsPaths.list,
  superAdmin: sessionPaths.superAdmin,
  'customers.manage': customersPaths.list,
  'journeys.replay': journeysPaths.stuck,
  'payments.reconcile': reconciliationPaths.overview,
  accountHistory: customersPaths.list,
  partnerArea: partnersPaths.customers,
};

/** The API decides and records: of what the browser refuses by itself nobody would learn. */
export const refusalsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellAskForPage: build.query<null, keyof typeof READ_BY>({
      query: (access) => ({ route: READ_BY[access] }),
      transformResponse: () => null,
    }),
  }),
});

export const { useShellAskForPageQuery } = refusalsApi;
