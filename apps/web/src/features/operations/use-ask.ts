import { useSessionStepUpMutation } from '../../session/session.api';
import { holdToken } from '../../client/token-vault';
import { type Act, routeOf } from './act';
import {
  useOperationsRebuildMutation,
  useOperationsRetryJobMutation,
  useOperationsRetryStreamMutation,
  useOperationsVerifyMutation,
} from './operations.api';

/** Confirms with the password, then asks the workers. Rejects with the API's problem. */
export function useAsk(): (act: Act, password: string) => Promise<void> {
  const [stepUp] = useSessionStepUpMutation();
  const [rebuild] = useOperationsRebuildMutation();
  const [retryStream] = useOperationsRetryStreamMutation();
  const [retryJob] = useOperationsRetryJobMutation();
  const [verify] = useOperationsVerifyMutation();
  return async (act, password) => {
    const { jwt } = await stepUp({ password, route: routeOf(act) }).unwrap();
    holdToken(jwt);
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
