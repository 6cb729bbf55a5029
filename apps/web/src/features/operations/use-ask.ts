import type { Act } from './act';
import {
  useOperationsRebuildMutation,
  useOperationsRetryJobMutation,
  useOperationsRetryStreamMutation,
  useOperationsVerifyMutation,
} from './operations.api';

/** Asks the workers. Rejects with the API's problem. */
export function useAsk(): (act: Act) => Promise<void> {
  const [rebuild] = useOperationsRebuildMutation();
  const [retryStream] = useOperationsRetryStreamMutation();
  const [retryJob] = useOperationsRetryJobMutation();
  const [verify] = useOperationsVerifyMutation();
  return async (act) => {
    switch (act.kind) {
      case 'rebuild':
        await rebuild({ projection: act.projection }).unwrap();
        return;
      case 'retryStream':
        await retryStream({ subscription: act.subscription, streamId: act.streamId }).unwrap();
        return;
      case 'retryJob':
        await retryJob({ queue: act.queue, jobId: act.jobId }).unwrap();
        return;
      case 'verify':
        await verify().unwrap();
    }
  };
}
