import { REQUEST_QUEUE } from '@keelson/read-models/operations';
import { type BuildContext, buildBeside, unfinishedText } from '../runtime/build-beside';
import {
  type Performing,
  performRequest,
  REQUEST_RETRY,
  type RequestData,
  requestDone,
  requestFailed,
} from '../runtime/requests/perform-request';
import { switchGenerations } from '../runtime/finish-rebuild';
import type { JobHandler } from '../runtime/job';
import type { Registry } from '../runtime/registration';

type Needs = Performing &
  Pick<BuildContext, 'store' | 'codec' | 'catalogue'> & { readonly registry: Pick<Registry, 'projections'> };

/** Builds a projection anew beside the live one. What a worker left that went away is gone on with. */
export const rebuildJob: JobHandler<RequestData & { readonly projection: string }, Needs> = {
  queue: REQUEST_QUEUE.rebuild,
  retry: REQUEST_RETRY,
  handle(request, context) {
    const { requestId } = request;
    return performRequest(this, request, context, async () => {
      const projection = context.registry.projections.find(({ name }) => name === request.projection);
      if (!projection) return requestFailed(requestId, `There is no projection named ${request.projection}`);
      const building = { ...context, say: () => undefined, stopping: () => context.signal.aborted };
      const outcome = await buildBeside(building, projection, switchGenerations, { resume: context.attempt > 1 });
      if (outcome !== 'switched') throw new Error(unfinishedText(projection.name, outcome));
      return requestDone(requestId);
    });
  },
};
