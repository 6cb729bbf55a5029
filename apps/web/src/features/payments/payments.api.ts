import type { AnswerOf } from '@keelson/contracts';
import { type getPaymentContract, type listPaymentsContract, paymentsPaths } from '@keelson/contracts/payments';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import type { PaymentListState } from './payment-list-state';

export type PaymentPage = AnswerOf<typeof listPaymentsContract>;
export type Payment = PaymentPage['rows'][number];
export type PaymentDetails = AnswerOf<typeof getPaymentContract>;

const paymentsApi = baseApi.enhanceEndpoints({ addTagTypes: ['payments'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    paymentsList: build.query<Answer<PaymentPage>, PaymentListState>({
      query: (query) => ({ route: paymentsPaths.list, query: { ...query } }),
      transformResponse: keepAnswer<PaymentPage>,
      providesTags: ['payments'],
    }),
    paymentsOne: build.query<PaymentDetails, string>({
      query: (paymentId) => ({ route: paymentsPaths.one, params: { paymentId } }),
      providesTags: ['payments'],
    }),
  }),
});

export const { usePaymentsListQuery, usePaymentsOneQuery } = paymentsApi;
