import type { Confirmed } from '../../client/api-call';
import type { Act } from './act';
import {
  useOperationsRebuildMutation,
  useOperationsRetryJobMutation,
  useOperationsRetryStreamMutation,
  useOperationsVerifyMutation,
} from './operations.api';

/** Asks the workers. Rejects with the API's problem. */
export function useAsk(): (act: Act, confirmed: Confirmed) => Promise<void> {
  const [rebuild] = useOperationsRebuildMutation();
  const [retryStream] = useOperationsRetryStreamMutation();
  const [retryJob] = useOperationsRetryJobMutation();
  const [verify] = useOperationsVerifyMutation();
  return async (act, confirmed) => {
    switch (act.kind) {
      case 'rebuild':
        await rebuild({ body: { projection: act.projection }, confirmed }).unwrap();
        return;
      case 'retryStream':
        await retryStream({ body: { subscription: act.subscription, streamId: act.streamId }, confirmed }).unwrap();
        return;
      case 'retryJob':
        await retryJob({ body: { queue: act.queue, jobId: act.jobId }, confirmed }).unwrap();
        return;
      case 'verify':
        await verify({ body: {}, confirmed }).unwrap();
    }
  };
}
