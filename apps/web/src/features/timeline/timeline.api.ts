import type { AnswerOf } from '@keelson/contracts';
import { timelinePaths, type timelineExportContract } from '@keelson/contracts/timeline';
import { baseApi } from '../../client/base-api';

export type TimelineExport = AnswerOf<typeof timelineExportContract>;

export const timelineApi = baseApi.enhanceEndpoints({ addTagTypes: ['timeline-export'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    timelineExport: build.query<TimelineExport, void>({
      query: () => ({ route: timelinePaths.export }),
      providesTags: ['timeline-export'],
    }),
    timelineAskForExport: build.mutation<TimelineExport, void>({
      query: () => ({ route: timelinePaths.askForExport }),
      invalidatesTags: ['timeline-export'],
    }),
  }),
});

export const { useTimelineExportQuery, useTimelineAskForExportMutation } = timelineApi;
