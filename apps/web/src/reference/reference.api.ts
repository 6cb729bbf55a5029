import type { AnswerOf } from '@keelson/contracts';
import { referencePaths, type sectorsContract } from '@keelson/contracts/reference';
import { baseApi } from '../client/base-api';

const referenceApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    referenceSectors: build.query<AnswerOf<typeof sectorsContract>, void>({
      query: () => ({ route: referencePaths.sectors, anonymous: true }),
    }),
  }),
});

export const { useReferenceSectorsQuery } = referenceApi;
