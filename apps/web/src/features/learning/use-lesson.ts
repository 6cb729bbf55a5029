import { learningMessages as texts } from '@keelson/contracts/learning';
import { useState } from 'react';
import { type FinishedLesson, useFinishReadingMutation, useWatchVideoMutation } from '../../learning/learning.api';
import { useViewer } from '../../session/use-viewer';
import { useNotices } from '../../ui/notices/use-notices';
import type { Lesson } from './lessons';

/** Records that a lesson is finished; a failure says so, and what failed can be done again. */
export function useFinishLesson(moduleId: string) {
  const { id: accountId } = useViewer();
  const [watch, watching] = useWatchVideoMutation();
  const [read, reading] = useFinishReadingMutation();
  const { refusedOrFailed } = useNotices();
  const [finished, setFinished] = useState<FinishedLesson['completed']>();
  /**
   * @param playedShare of a video; `null` where its transcript was read instead
   * @returns whether it is recorded
   */
  const finish = async ({ kind, id, chapterId }: Lesson, playedShare: number | null): Promise<boolean> => {
    const place = { moduleId, chapterId };
    const answer = await (kind === 'video'
      ? watch({ accountId, body: { ...place, videoId: id, playedShare } })
      : read({ accountId, body: { ...place, readId: id } }));
    if (answer.error) refusedOrFailed(answer.error, texts.unableToSave);
    else setFinished(answer.data.completed);
    return answer.error === undefined;
  };
  return { finish, finished, finishing: watching.isLoading || reading.isLoading };
}
