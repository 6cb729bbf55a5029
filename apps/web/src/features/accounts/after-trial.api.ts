import { deletionPaths } from '@keelson/contracts/deletion';
import { type Answer, keepAnswer } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';

const afterTrialApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    afterTrialDelete: build.mutation<Answer<object>, Confirmed>({
      query: (confirmed) => ({ route: deletionPaths.deleteAccount, ...confirmed }),
      transformResponse: keepAnswer<object>,
    }),
  }),
});

export const { useAfterTrialDeleteMutation } = afterTrialApi;
