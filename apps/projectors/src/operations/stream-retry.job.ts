import { REQUEST_QUEUE } from '@keelson/read-models/operations';
import {
  type Performing,
  performRequest,
  REQUEST_RETRY,
  type RequestData,
  requestDone,
  requestFailed,
} from '../runtime/requests/perform-request';
import { type RetryContext, retryStream } from '../runtime/retry-stream';
import type { JobHandler } from '../runtime/job';

/** Replays a parked stream for one projection or reactor. */
export const streamRetryJob: JobHandler<
  RequestData & { readonly subscription: string; readonly parkedStream: string },
  Performing & RetryContext
> = {
  queue: REQUEST_QUEUE['stream-retry'],
  retry: REQUEST_RETRY,
  handle(request, context) {
    const { requestId, subscription, parkedStream } = request;
    return performRequest(this, request, context, async () => {
      const outcome = await retryStream(context, subscription, parkedStream);
      switch (outcome.kind) {
        case 'retried':
          return requestDone(requestId);
        case 'not-parked':
          return requestDone(requestId, 'It was no longer set aside');
        case 'still-failing':
          return requestFailed(requestId, `Still fails at version ${outcome.fromVersion}: ${outcome.reason}`);
        case 'unknown-projection':
          return requestFailed(requestId, `There is no projection or reactor named ${subscription}`);
        case 'busy':
          throw new Error(`${subscription} moved on too fast to step in`);
      }
    });
  },
};
