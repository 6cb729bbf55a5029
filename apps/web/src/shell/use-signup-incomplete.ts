import { useViewer } from '../session/use-viewer';
import { useShellSignupProgressQuery } from '../session/signup-progress.api';

/** Only customers have a sign-up progress. While it is unknown, nothing is offered. */
export const useSignupIncomplete = (): boolean => {
  const { kind } = useViewer();
  const { data } = useShellSignupProgressQuery(undefined, { skip: kind !== 'customer' });
  return data !== undefined && data.dashboardFlag !== 'completed';
};
