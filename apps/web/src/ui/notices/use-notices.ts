import { useMemo } from 'react';
import { problemText, technicalText } from '../../client/api-problem';
import { useAppDispatch } from '../../client/app-dispatch';
import { failureShown, toastShown, type ToastTone } from './notices.slice';

/** Messages that outlive the component that causes them. */
export const useNotices = () => {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      toast: (text: string, tone?: ToastTone) => dispatch(toastShown(text, tone)),
      /** The popup with the technical message; `text` is the specified one, else the answer's own. */
      failure: (error: unknown, text?: string) =>
        dispatch(failureShown({ text: text ?? problemText(error), technical: technicalText(error) })),
    }),
    [dispatch],
  );
};
