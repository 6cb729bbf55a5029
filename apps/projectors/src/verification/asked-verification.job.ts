import { REQUEST_QUEUE } from '@keelson/read-models/operations';
import { type Performing, performRequest, REQUEST_RETRY, type RequestData } from '../runtime/requests/perform-request';
import type { JobHandler } from '../runtime/job';
import type { LogVerifier } from './log-verifier';
import { verificationCommand } from './verification-command';

/** Verifies the whole log because an operator asked for it. */
export const askedVerificationJob: JobHandler<RequestData, Performing & { readonly verifier: LogVerifier }> = {
  queue: REQUEST_QUEUE.verification,
  retry: REQUEST_RETRY,
  handle(request, context) {
    return performRequest(this, request, context, async () => {
      const found = await context.verifier.verify();
      if (found.kind !== 'intact') context.log.error({ found }, 'the log was changed');
      return verificationCommand(request.requestId, found);
    });
  },
};
