import { onboardingMessages, STEP_FLAGS } from '@keelson/contracts/onboarding';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../client/app-dispatch';
import * as paths from '../../client/paths';
import { refreshViewer } from '../../session/session-flow';
import { useNotices } from '../../ui/notices/use-notices';
import { useOnboardingCompleteStepMutation, useOnboardingOpenStepMutation } from './onboarding.api';
import { useProgress, useSaveAndLogOut } from './use-journey';

const STEP = 'eLearning';

/** The last step of the onboarding. Learning goes on after it: the page is opened as a step only until then. */
export function useLearningStep() {
  const { data, error } = useProgress();
  const status = data?.data[STEP_FLAGS[STEP]] ?? (error === undefined ? undefined : 'completed');
  const [open] = useOnboardingOpenStepMutation();
  const [complete, completing] = useOnboardingCompleteStepMutation();
  const { leave, leaving } = useSaveAndLogOut(STEP);
  const { refusedOrFailed } = useNotices();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isOpen = status === 'inprogress';
  useEffect(() => {
    if (isOpen) void open(STEP);
  }, [isOpen, open]);
  /** Opening comes first, in case the page's own call was lost: the step is completed from its page only. */
  const finish = async (): Promise<void> => {
    await open(STEP);
    const completed = await complete(STEP);
    if (completed.error) {
      refusedOrFailed(completed.error, onboardingMessages.unableToSave);
      return;
    }
    // What is open to the account has changed with it: menus and pages follow as after a reload.
    await refreshViewer(dispatch);
    await navigate(paths.signedInHome);
  };
  return {
    status,
    busy: completing.isLoading || leaving,
    finish: () => void finish(),
    saveAndLogOut: () => void open(STEP).then(() => leave(true)),
  };
}
