import { useMemo } from 'react';
import { isRefusal, problemText, technicalText } from '../../client/api-problem';
import { useAppDispatch } from '../../client/app-dispatch';
import { failureShown, toastShown, type ToastTone } from './notices.slice';

/** Messages that outlive the component that causes them. */
export const useNotices = () => {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const toast = (text: string, tone?: ToastTone, shownMs?: number) => dispatch(toastShown(text, tone, shownMs));
    /** The popup with the technical message; `text` is the specified one, else the answer's own. */
    const failure = (error: unknown, text?: string) =>
      dispatch(failureShown({ text: text ?? problemText(error), technical: technicalText(error) }));
    return {
      toast,
      failure,
      /** What a rule refused is told in the words of the rule; for anything else there is the popup. */
      refusedOrFailed: (error: unknown, text?: string) =>
        isRefusal(error) ? toast(problemText(error), 'info') : failure(error, text),
    };
  }, [dispatch]);
};
