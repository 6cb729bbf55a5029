import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { accountsPaths, type passwordPolicyContract } from '@keelson/contracts/accounts';
import {
  type changePartnerCompanyContract,
  type changePartnerContract,
  type changePartnerDetailsContract,
  type changePartnerOfCustomerContract,
  type listPartnersContract,
  type lookUpCodeContract,
  type ownPartnerContract,
  type partnerAccountContract,
  type partnerCustomerContract,
  type partnerCustomersContract,
  type partnerDetailsContract,
  type partnerOfCustomerContract,
  partnersPaths,
  type registerPartnerContract,
  type removePartnerContract,
  type requestCodeContract,
} from '@keelson/contracts/partners';
import { type Answer, keepAnswer, keepVersion, type Versioned } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';
import type { PartnerListState } from './partner-list-state';
import type { PartnersListState } from './partners-list-state';

export type PartnerPage = AnswerOf<typeof partnerCustomersContract>;
export type PartnerCustomer = PartnerPage['rows'][number];
export type PartnerCustomerDetails = AnswerOf<typeof partnerCustomerContract>;
export type PartnersPage = AnswerOf<typeof listPartnersContract>;
export type ListedPartner = PartnersPage['rows'][number];
export type OwnPartner = AnswerOf<typeof ownPartnerContract>;
export type KnownPartnerDetails = AnswerOf<typeof partnerDetailsContract> & Versioned;
export type NamedPartner = AnswerOf<typeof lookUpCodeContract>;

interface PartnerChange extends BodyOf<typeof changePartnerOfCustomerContract>, Versioned, Confirmed {
  readonly accountId: string;
}

interface DetailsChange<Body> extends Versioned, Confirmed {
  readonly partnerId: string;
  readonly body: Body;
}

type RegisteredPartner = AnswerOf<typeof registerPartnerContract>;
type CodeRequested = AnswerOf<typeof requestCodeContract>;

const partnersApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['OwnPartner', 'partner-customers', 'channel-partners', 'Session'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      partnersRegister: build.mutation<Answer<RegisteredPartner>, BodyOf<typeof registerPartnerContract>>({
        query: (body) => ({ route: partnersPaths.register, body, anonymous: true }),
        transformResponse: keepAnswer<RegisteredPartner>,
      }),
      partnersPasswordPolicy: build.query<AnswerOf<typeof passwordPolicyContract>, void>({
        query: () => ({ route: accountsPaths.passwordPolicy, anonymous: true }),
      }),
      partnersRequestCode: build.mutation<CodeRequested, BodyOf<typeof requestCodeContract>>({
        query: (body) => ({ route: partnersPaths.requestCode, body, anonymous: true }),
      }),
      /** Changes nothing; a mutation because the code travels in the body. */
      partnersLookUpCode: build.mutation<NamedPartner, BodyOf<typeof lookUpCodeContract>>({
        query: (body) => ({ route: partnersPaths.lookUpCode, body }),
      }),
      partnersOwn: build.query<OwnPartner, void>({
        query: () => ({ route: partnersPaths.own }),
        providesTags: ['OwnPartner'],
      }),
      partnersChange: build.mutation<
        Answer<AnswerOf<typeof changePartnerContract>>,
        BodyOf<typeof changePartnerContract>
      >({
        query: (body) => ({ route: partnersPaths.change, body }),
        transformResponse: keepAnswer<OwnPartner>,
        invalidatesTags: ['OwnPartner', 'Session'],
      }),
      partnersRemove: build.mutation<Answer<AnswerOf<typeof removePartnerContract>>, void>({
        query: () => ({ route: partnersPaths.remove }),
        transformResponse: keepAnswer<OwnPartner>,
        invalidatesTags: ['OwnPartner', 'Session'],
      }),
      partnersOfCustomer: build.query<AnswerOf<typeof partnerOfCustomerContract> & Versioned, string>({
        query: (accountId) => ({ route: partnersPaths.ofCustomer, params: { accountId } }),
        transformResponse: keepVersion<OwnPartner>,
        providesTags: ['partner-customers'],
      }),
      partnersChangeOfCustomer: build.mutation<Answer<OwnPartner>, PartnerChange>({
        query: ({ accountId, accessCode, version, ...confirmed }) => ({
          route: partnersPaths.changeOfCustomer,
          params: { accountId },
          body: { accessCode },
          ifMatch: version,
          ...confirmed,
        }),
        transformResponse: keepAnswer<OwnPartner>,
        invalidatesTags: ['partner-customers'],
      }),
      partnersAccount: build.query<AnswerOf<typeof partnerAccountContract>, void>({
        query: () => ({ route: partnersPaths.account }),
      }),
      partnersList: build.query<PartnersPage, PartnersListState>({
        query: ({ search, sort, order, page, size }) => ({
          route: partnersPaths.list,
          query: { search, sort, order, page, size },
        }),
        providesTags: ['channel-partners'],
      }),
      partnersDetails: build.query<KnownPartnerDetails, string>({
        query: (partnerId) => ({ route: partnersPaths.details, params: { partnerId } }),
        transformResponse: keepVersion<AnswerOf<typeof partnerDetailsContract>>,
        providesTags: ['channel-partners'],
      }),
      partnersChangeDetails: build.mutation<Answer<object>, DetailsChange<BodyOf<typeof changePartnerDetailsContract>>>(
        {
          query: ({ partnerId, version, ...call }) => ({
            ...{ route: partnersPaths.changeDetails, params: { partnerId }, ifMatch: version },
            ...call,
          }),
          transformResponse: keepAnswer<object>,
          invalidatesTags: ['channel-partners', 'partner-customers'],
        },
      ),
      partnersChangeCompany: build.mutation<Answer<object>, DetailsChange<BodyOf<typeof changePartnerCompanyContract>>>(
        {
          query: ({ partnerId, version, ...call }) => ({
            ...{ route: partnersPaths.changeCompany, params: { partnerId }, ifMatch: version },
            ...call,
          }),
          transformResponse: keepAnswer<object>,
          invalidatesTags: ['channel-partners', 'partner-customers'],
        },
      ),
      partnersCustomers: build.query<PartnerPage, PartnerListState>({
        query: ({ partner, search, sort, order, size, after, before }) => ({
          route: partnersPaths.customers,
          query: { partner, search, sort, order, size, after, before },
        }),
        providesTags: ['partner-customers'],
      }),
      partnersCustomer: build.query<PartnerCustomerDetails, string>({
        query: (accountId) => ({ route: partnersPaths.customer, params: { accountId } }),
        providesTags: ['partner-customers'],
      }),
    }),
  });

export const {
  usePartnersRegisterMutation,
  usePartnersPasswordPolicyQuery,
  usePartnersRequestCodeMutation,
  usePartnersLookUpCodeMutation,
  usePartnersOwnQuery,
  usePartnersChangeMutation,
  usePartnersRemoveMutation,
  usePartnersOfCustomerQuery,
  usePartnersChangeOfCustomerMutation,
  usePartnersAccountQuery,
  usePartnersListQuery,
  usePartnersDetailsQuery,
  usePartnersChangeDetailsMutation,
  usePartnersChangeCompanyMutation,
  usePartnersCustomersQuery,
  usePartnersCustomerQuery,
} = partnersApi;
