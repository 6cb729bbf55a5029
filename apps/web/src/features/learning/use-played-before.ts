import { useCallback, useMemo, useRef } from 'react';
import { useKeptEntries, useLeaving } from '../../drafts/use-kept-entries';
import type { LessonVideo } from '../../learning/lesson-video';
import type { PlayedRange } from '../../ui/video/played-share';
import { playedIn, withoutPlayed, withPlayed } from './played-entries';

/** So long a video plays on before what was played is kept again. */
const PAUSE_MS = 5_000;
const NOTHING: readonly PlayedRange[] = [];

/**
 * What was played of a video, kept at the server while it plays: half of it today and half on another day or device are
 * the whole. Where it cannot be kept, it counts as long as the page is open.
 */
export function usePlayedBefore({ videoId, version }: Pick<LessonVideo, 'videoId' | 'version'>) {
  const { kept, found } = useKeptEntries('videos-played');
  const unsaved = useRef<readonly PlayedRange[]>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const save = useCallback(
    (outlivesPage: boolean): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const ranges = unsaved.current;
      if (ranges.length === 0) return;
      unsaved.current = NOTHING;
      void kept
        .change((entries) => withPlayed(entries, { videoId, version }, ranges), outlivesPage)
        .then((saved) => {
          if (!saved && unsaved.current.length === 0) unsaved.current = ranges;
        });
    },
    [kept, videoId, version],
  );
  useLeaving(save);
  return {
    before: useMemo(() => (found ? playedIn(found, { videoId, version }) : NOTHING), [found, videoId, version]),
    keep: (ranges: readonly PlayedRange[]): void => {
      unsaved.current = ranges;
      timer.current ??= setTimeout(() => save(false), PAUSE_MS);
    },
    /** It is watched, and recorded as such. */
    forget: (): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
      unsaved.current = NOTHING;
      void kept.change((entries) => withoutPlayed(entries, { videoId, version }));
    },
  };
}
