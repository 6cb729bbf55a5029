import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { connectionsPaths, type launchContract } from '@keelson/contracts/connections';
import { customersPaths, type listCustomersContract } from '@keelson/contracts/customers';
import {
  type figuresFileContract,
  type financeDataContract,
  ledgerPaths,
  type placementsContract,
  type previewPlacementContract,
  type saveFinanceDataContract,
  type trialBalanceContract,
  type trustContract,
} from '@keelson/contracts/ledger';
import type { AccountCategory, AccountingProvider, CategoryTag, TrialBalanceView } from '@keelson/vocabulary';
import { keepVersion, type Versioned } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { isOverwriting } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type FinanceData = AnswerOf<typeof financeDataContract>;
export type FiguresFile = AnswerOf<typeof figuresFileContract>;
export type FinanceDataBody = BodyOf<typeof saveFinanceDataContract>;
export type TrialBalance = AnswerOf<typeof trialBalanceContract>;
export type TrialBalanceRow = TrialBalance['rows'][number];
export type Placements = AnswerOf<typeof placementsContract>;
export type AccountPlacement = Placements['accounts'][number];
export type PlacementPreview = AnswerOf<typeof previewPlacementContract>;
export type FigureChange = PlacementPreview['figures'][number];
export type Trust = AnswerOf<typeof trustContract>;
export type Restatement = Trust['restatements'][number];
export type CustomerPage = AnswerOf<typeof listCustomersContract>;

interface Account {
  readonly accountId: string;
}
interface Clocks extends Account {
  readonly asAt?: string | undefined;
  readonly knownOn?: string | undefined;
}
export interface AskedTrialBalance extends Clocks {
  readonly informationFrom: AccountingProvider | undefined;
  readonly view: TrialBalanceView | undefined;
}
interface OneAccount extends Account {
  readonly ref: number;
}

interface SavedFinanceData extends Account, Versioned {
  readonly body: FinanceDataBody;
}
interface PlacedAccount extends OneAccount, Versioned {
  readonly category: AccountCategory;
  readonly tag: CategoryTag | null;
}
interface StatedPart extends OneAccount, Versioned {
  /** Pounds; null takes it back. */
  readonly amount: number | null;
}
type UndonePlacement = OneAccount & Versioned;

/** What overtook a change is read again too. */
const changed = (_answer: unknown, error: unknown): readonly 'ledger'[] =>
  error !== undefined && !isOverwriting(error) ? [] : ['ledger'];

const refOf = ({ accountId, ref }: OneAccount) => ({ accountId, ref: String(ref) });

const ledgerApi = baseApi.enhanceEndpoints({ addTagTypes: ['customers', 'ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    ledgerFinanceData: build.query<
      FinanceData & Versioned,
      Account & { readonly financial_month?: number | undefined }
    >({
      query: ({ accountId, financial_month }) => ({
        route: ledgerPaths.financeData,
        params: { accountId },
        query: { financial_month },
      }),
      transformResponse: keepVersion<FinanceData>,
      providesTags: ['ledger'],
    }),
    ledgerSaveFinanceData: build.mutation<AnswerOf<typeof saveFinanceDataContract>, SavedFinanceData>({
      query: ({ accountId, body, version }) => ({
        route: ledgerPaths.saveFinanceData,
        params: { accountId },
        body,
        ifMatch: version,
      }),
      invalidatesTags: changed,
    }),
    ledgerFiguresFile: build.mutation<FiguresFile, Account & BodyOf<typeof figuresFileContract>>({
      query: ({ accountId, ...body }) => ({ route: ledgerPaths.figuresFile, params: { accountId }, body }),
    }),
    ledgerTrialBalance: build.query<TrialBalance, AskedTrialBalance>({
      query: ({ accountId, ...query }) => ({ route: ledgerPaths.trialBalance, params: { accountId }, query }),
      providesTags: ['ledger'],
    }),
    ledgerPlacements: build.query<Placements & Versioned, Account>({
      query: ({ accountId }) => ({ route: ledgerPaths.placements, params: { accountId } }),
      transformResponse: keepVersion<Placements>,
      providesTags: ['ledger'],
    }),
    ledgerPreview: build.query<
      PlacementPreview,
      OneAccount & { readonly category: AccountCategory | 'rules'; readonly tag?: CategoryTag | undefined }
    >({
      query: ({ category, tag, ...account }) => ({
        route: ledgerPaths.previewPlacement,
        params: refOf(account),
        query: { category, tag },
      }),
      providesTags: ['ledger'],
    }),
    ledgerPlace: build.mutation<AccountPlacement, PlacedAccount>({
      query: ({ category, tag, version, ...account }) => ({
        route: ledgerPaths.placeAccount,
        params: refOf(account),
        body: { category, tag },
        ifMatch: version,
      }),
      invalidatesTags: changed,
    }),
    ledgerStateDueWithinYear: build.mutation<AccountPlacement, StatedPart>({
      query: ({ amount, version, ...account }) => ({
        route: ledgerPaths.stateDueWithinYear,
        params: refOf(account),
        body: { amount },
        ifMatch: version,
      }),
      invalidatesTags: changed,
    }),
    ledgerUndo: build.mutation<AccountPlacement, UndonePlacement>({
      query: ({ version, ...account }) => ({
        route: ledgerPaths.undoPlacement,
        params: refOf(account),
        ifMatch: version,
      }),
      invalidatesTags: changed,
    }),
    ledgerTrust: build.query<Trust, Clocks>({
      query: ({ accountId, ...query }) => ({ route: ledgerPaths.trust, params: { accountId }, query }),
      providesTags: ['ledger'],
    }),
    ledgerLaunch: build.mutation<
      AnswerOf<typeof launchContract>,
      Account & { readonly body: BodyOf<typeof launchContract>; readonly confirmed: Confirmed }
    >({
      query: ({ accountId, body, confirmed }) => ({
        route: connectionsPaths.launch,
        params: { accountId },
        body,
        ...confirmed,
      }),
    }),
    ledgerCustomers: build.query<CustomerPage, string>({
      query: (search) => ({ route: customersPaths.list, query: { search, size: '10' } }),
      providesTags: ['customers'],
    }),
  }),
});

export const {
  useLedgerFiguresFileMutation,
  useLedgerFinanceDataQuery,
  useLedgerSaveFinanceDataMutation,
  useLedgerTrialBalanceQuery,
  useLedgerPlacementsQuery,
  useLedgerPreviewQuery,
  useLedgerPlaceMutation,
  useLedgerStateDueWithinYearMutation,
  useLedgerUndoMutation,
  useLedgerTrustQuery,
  useLedgerLaunchMutation,
  useLedgerCustomersQuery,
} = ledgerApi;
