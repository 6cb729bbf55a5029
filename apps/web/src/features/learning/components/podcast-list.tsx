import { learningMessages as texts } from '@keelson/contracts/learning';
import type { ChapterHead } from '../../../learning/learning.api';
import { useLearningChapterQuery } from '../../../learning/learning.api';
import { RichText } from '../../../content/components/rich-text';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Tag } from '../../../ui/card/tag';
import { useState } from 'react';

interface PodcastListProps {
  readonly chapters: readonly ChapterHead[];
}

/** Podcasts to hear, or to read while nobody has recorded them. */
export const PodcastList = ({ chapters }: PodcastListProps) => (
  <ul className="k-learn-podcasts">
    {chapters.flatMap(({ chapterId, learning_audios }) =>
      learning_audios.map((podcast) => (
        <li key={podcast.audioId}>
          <p className="k-learn-title">{podcast.audioName}</p>
          <p className="k-small k-soft">{podcast.audioContent}</p>
          <Podcast chapterId={chapterId} audioId={podcast.audioId} />
        </li>
      )),
    )}
  </ul>
);

interface PodcastProps {
  readonly chapterId: string;
  readonly audioId: string;
}

function Podcast({ chapterId, audioId }: PodcastProps) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useLearningChapterQuery(chapterId, { skip: !open });
  const podcast = data?.learning_audios.find((each) => each.audioId === audioId);
  return (
    <details className="k-learn-script" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Open</summary>
      {open && !data && error && <ErrorState title={texts.unableToLoad} error={error} onRetry={() => void refetch()} />}
      {open && !data && !error && <SkeletonLines lines={4} label="Loading the podcast" />}
      {podcast && (
        <>
          {podcast.audio === undefined ? (
            <p>
              <Tag>Not recorded yet</Tag> <span className="k-small k-soft">What is said in it is here to read.</span>
            </p>
          ) : (
            <audio controls preload="none" src={podcast.audio} aria-label={podcast.audioName} />
          )}
          <RichText value={podcast.script} />
        </>
      )}
    </details>
  );
}
