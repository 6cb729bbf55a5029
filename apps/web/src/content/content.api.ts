import type { AnswerOf } from '@keelson/contracts';
import {
  type clearContentCacheContract,
  type contentPageContract,
  type PublicPageName,
  contentPaths,
} from '@keelson/contracts/content';
import { baseApi } from '../client/base-api';

export type ContentEntries = AnswerOf<typeof contentPageContract>;

const KEPT_SECONDS = 600;

const contentApi = baseApi.enhanceEndpoints({ addTagTypes: ['Content'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    contentPage: build.query<ContentEntries, PublicPageName>({
      query: (page) => ({ route: contentPaths.page, params: { page }, anonymous: true }),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['Content'],
    }),
    contentClearCache: build.mutation<AnswerOf<typeof clearContentCacheContract>, void>({
      query: () => ({ route: contentPaths.clearCache }),
      invalidatesTags: ['Content'],
    }),
  }),
});

export const { useContentPageQuery, useContentClearCacheMutation } = contentApi;
