import { useRef, useState } from 'react';
import { problemText } from '../client/api-problem';

/** One act at a time: a second click does nothing, and what fails says why. */
export function useBusy() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run: (work: () => Promise<void>): void => void act(work) };
}
