import { timelinePaths } from '@keelson/contracts/timeline';
import type { TimelineFormat } from '@keelson/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { Confirmed } from '../../client/api-call';
import { useAppDispatch } from '../../client/app-dispatch';
import { download } from '../../client/download';
import { saveFile } from '../../client/save-file';
import { useNotices } from '../../ui/notices/use-notices';
import { timelineApi } from './timeline.api';

/** Saves one of the files, whole or not at all, once the own password confirmed it. */
export function useTakenFile() {
  const [taking, setTaking] = useState<TimelineFormat>();
  const running = useRef<AbortController>(undefined);
  const dispatch = useAppDispatch();
  const { failure, toast } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const take = async (format: TimelineFormat, confirmed: Confirmed): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setTaking(format);
    const outcome = await download({ route: timelinePaths.file, params: { format }, ...confirmed }, { signal });
    if (signal.aborted) return;
    setTaking(undefined);
    if ('error' in outcome) {
      // Its time may be over by now.
      dispatch(timelineApi.util.invalidateTags(['timeline-export']));
      return void failure(outcome.error);
    }
    saveFile(outcome.file.name, outcome.file.content);
    toast(`Saved as ${outcome.file.name}`);
  };
  return { taking, take: (format: TimelineFormat, confirmed: Confirmed) => void take(format, confirmed) };
}
