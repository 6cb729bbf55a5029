import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type answerEnquiryContract,
  type contactContract,
  enquiriesPaths,
  type getEnquiryContract,
  type listEnquiriesContract,
  type sendEnquiryContract,
} from '@keelson/contracts/enquiries';
import { type Answer, keepAnswer, keepVersion, type Versioned } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import type { EnquiryListState } from './enquiry-list-state';

export type EnquiryPage = AnswerOf<typeof listEnquiriesContract>;
export type Enquiry = EnquiryPage['rows'][number];
export type EnquiryDetails = AnswerOf<typeof getEnquiryContract>;

interface ChangedEnquiry extends Versioned {
  readonly enquiryId: string;
}
type Reply = BodyOf<typeof answerEnquiryContract> & ChangedEnquiry;

const enquiriesApi = baseApi.enhanceEndpoints({ addTagTypes: ['enquiries'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    enquiriesContact: build.mutation<Answer<object>, BodyOf<typeof contactContract>>({
      query: (body) => ({ route: enquiriesPaths.contact, body }),
      transformResponse: keepAnswer<object>,
    }),
    enquiriesSend: build.mutation<Answer<object>, BodyOf<typeof sendEnquiryContract>>({
      query: (body) => ({ route: enquiriesPaths.send, body }),
      transformResponse: keepAnswer<object>,
    }),
    enquiriesList: build.query<Answer<EnquiryPage>, EnquiryListState>({
      query: (query) => ({ route: enquiriesPaths.list, query: { ...query } }),
      transformResponse: keepAnswer<EnquiryPage>,
      providesTags: ['enquiries'],
    }),
    enquiriesOne: build.query<EnquiryDetails & Versioned, string>({
      query: (enquiryId) => ({ route: enquiriesPaths.one, params: { enquiryId } }),
      transformResponse: keepVersion<EnquiryDetails>,
      providesTags: ['enquiries'],
    }),
    enquiriesAnswer: build.mutation<Answer<object>, Reply>({
      query: ({ enquiryId, version, ...body }) => ({
        route: enquiriesPaths.answer,
        params: { enquiryId },
        body,
        ifMatch: version,
      }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['enquiries'],
    }),
    enquiriesClose: build.mutation<Answer<object>, ChangedEnquiry>({
      query: ({ enquiryId, version }) => ({ route: enquiriesPaths.close, params: { enquiryId }, ifMatch: version }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['enquiries'],
    }),
    enquiriesReopen: build.mutation<Answer<object>, ChangedEnquiry>({
      query: ({ enquiryId, version }) => ({ route: enquiriesPaths.reopen, params: { enquiryId }, ifMatch: version }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['enquiries'],
    }),
  }),
});

export const {
  useEnquiriesContactMutation,
  useEnquiriesSendMutation,
  useEnquiriesListQuery,
  useEnquiriesOneQuery,
  useEnquiriesAnswerMutation,
  useEnquiriesCloseMutation,
  useEnquiriesReopenMutation,
} = enquiriesApi;
