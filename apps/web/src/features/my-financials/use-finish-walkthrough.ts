import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../client/paths';
import { useSignOut } from '../../session/use-sign-out';
import { useNotices } from '../../ui/notices/use-notices';
import {
  useWalkthroughCompleteMutation,
  useWalkthroughLeaveMutation,
  useWalkthroughOpenMutation,
} from './walkthrough.api';

/**
 * Completes the step of the onboarding: with the goals on the dashboard, or signed out. Nobody is signed out unsaved.
 * @param due whether the step can be completed: one that is not yet reached is only left.
 */
export function useFinishWalkthrough(due: boolean) {
  const [open, opening] = useWalkthroughOpenMutation();
  const [complete, completing] = useWalkthroughCompleteMutation();
  const [save, saving] = useWalkthroughLeaveMutation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { refusedOrFailed } = useNotices();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await open().unwrap();
      await work();
    } catch (error) {
      refusedOrFailed(error, myFinancialsMessages.somethingWrong);
    }
  };
  return {
    goOn: () =>
      attempt(async () => {
        await complete().unwrap();
        await navigate(paths.goals);
      }),
    leave: () =>
      attempt(async () => {
        await save(due).unwrap();
        await signOut(paths.signIn);
      }),
    busy: opening.isLoading || completing.isLoading || saving.isLoading,
  };
}
