import { baseApi } from '../../app/base-api';

export const journeysApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: () => ({}),
});
