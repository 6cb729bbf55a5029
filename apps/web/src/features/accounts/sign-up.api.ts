import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { accountsPaths, type signUpCompanyContract } from '@keelson/contracts/accounts';
import { companiesPaths, type companySearchContract } from '@keelson/contracts/companies';
import { type defaultPartnerContract, partnersPaths } from '@keelson/contracts/partners';
import { baseApi } from '../../client/base-api';

const signUpApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    signUpCompany: build.mutation<AnswerOf<typeof signUpCompanyContract>, BodyOf<typeof signUpCompanyContract>>({
      query: (body) => ({ route: accountsPaths.signUpCompany, body, anonymous: true }),
    }),
    signUpDefaultPartner: build.query<AnswerOf<typeof defaultPartnerContract>, void>({
      query: () => ({ route: partnersPaths.byDefault, anonymous: true }),
    }),
    signUpCompanies: build.query<
      AnswerOf<typeof companySearchContract>,
      { readonly companyType: string; readonly companyName: string }
    >({
      query: (query) => ({ route: companiesPaths.search, query, anonymous: true }),
    }),
  }),
});

export const { useSignUpCompanyMutation, useSignUpCompaniesQuery, useSignUpDefaultPartnerQuery } = signUpApi;
