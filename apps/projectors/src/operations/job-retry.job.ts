import { isFailedJob, REQUEST_QUEUE } from '@keelson/read-models/operations';
import {
  type Performing,
  performRequest,
  REQUEST_RETRY,
  type RequestData,
  requestDone,
} from '../runtime/requests/perform-request';
import { jobQueue } from '../runtime/job-queue';
import type { JobHandler } from '../runtime/job';

/** Puts a job whose tries are over back on its queue, for one more. */
export const jobRetryJob: JobHandler<RequestData & { readonly queue: string; readonly jobId: string }, Performing> = {
  queue: REQUEST_QUEUE['job-retry'],
  retry: REQUEST_RETRY,
  handle(request, context) {
    const { requestId, queue, jobId } = request;
    return performRequest(this, request, context, async () => {
      if (!(await isFailedJob(context.pool, queue, jobId)))
        return requestDone(requestId, 'It was no longer among the failed jobs');
      await jobQueue(context.pool).retry(queue, jobId);
      return requestDone(requestId);
    });
  },
};
