import { deletionPaths } from '@keelson/contracts/deletion';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';

const afterTrialApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    afterTrialDelete: build.mutation<Answer<object>, void>({
      query: () => ({ route: deletionPaths.deleteAccount }),
      transformResponse: keepAnswer<object>,
    }),
  }),
});

export const { useAfterTrialDeleteMutation } = afterTrialApi;
