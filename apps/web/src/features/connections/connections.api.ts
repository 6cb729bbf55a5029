import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type askConsentContract,
  type connectionsContract,
  connectionsPaths,
  type cycleContract,
  type requestImportContract,
  type oauthCallbackContract,
  type tenantsContract,
} from '@keelson/contracts/connections';
import type { AccountingProvider } from '@keelson/vocabulary';
import { baseApi } from '../../client/base-api';

export type Connections = AnswerOf<typeof connectionsContract>;
export type FinanceConnection = Connections['financeConnections'][number];
export type Tenants = AnswerOf<typeof tenantsContract>;

interface OAuthCallback {
  readonly provider: AccountingProvider;
  readonly body: BodyOf<typeof oauthCallbackContract>;
}

const connectionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['connections', 'ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    connectionsList: build.query<Connections, string>({
      query: (accountId) => ({ route: connectionsPaths.list, params: { accountId } }),
      providesTags: ['connections'],
    }),
    connectionsAskConsent: build.mutation<AnswerOf<typeof askConsentContract>, AccountingProvider>({
      query: (provider) => ({ route: connectionsPaths.askConsent, params: { provider }, body: {} }),
    }),
    connectionsOAuthCallback: build.mutation<AnswerOf<typeof oauthCallbackContract>, OAuthCallback>({
      query: ({ provider, body }) => ({ route: connectionsPaths.oauthCallback, params: { provider }, body }),
    }),
    connectionsTenants: build.query<Tenants, string>({
      query: (connectionId) => ({ route: connectionsPaths.tenants, params: { connectionId } }),
      keepUnusedDataFor: 0,
    }),
    connectionsSelectTenant: build.mutation<
      unknown,
      { readonly connectionId: string; readonly tenantId: string; readonly tenantName: string }
    >({
      query: ({ connectionId, ...body }) => ({ route: connectionsPaths.selectTenant, params: { connectionId }, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['connections', 'ledger']),
    }),
    connectionsRequestImport: build.mutation<AnswerOf<typeof requestImportContract>, string>({
      query: (connectionId) => ({ route: connectionsPaths.requestImport, params: { connectionId }, body: {} }),
      invalidatesTags: ['connections'],
    }),
    connectionsDisconnect: build.mutation<unknown, string>({
      query: (connectionId) => ({ route: connectionsPaths.disconnect, params: { connectionId } }),
      invalidatesTags: ['connections'],
    }),
    connectionsCycle: build.query<AnswerOf<typeof cycleContract>, void>({
      query: () => ({ route: connectionsPaths.cycle }),
      providesTags: ['connections'],
    }),
    connectionsSetCycle: build.mutation<unknown, boolean>({
      query: (repeat) => ({ route: connectionsPaths.setCycle, body: { repeat } }),
      invalidatesTags: ['connections'],
    }),
  }),
});

export const {
  useConnectionsListQuery,
  useConnectionsAskConsentMutation,
  useConnectionsOAuthCallbackMutation,
  useConnectionsTenantsQuery,
  useConnectionsSelectTenantMutation,
  useConnectionsRequestImportMutation,
  useConnectionsDisconnectMutation,
  useConnectionsCycleQuery,
  useConnectionsSetCycleMutation,
} = connectionsApi;
