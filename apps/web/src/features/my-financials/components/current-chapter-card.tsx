import { Button } from '@blueprintjs/core';
import { LearningIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useLearningProgressQuery } from '../../../learning/learning.api';
import { useViewer } from '../../../session/use-viewer';

interface CurrentChapterCardProps {
  /** For owners alone. */
  readonly enabled: boolean;
}

/** The chapter to go on with: the one with the least score that is not learned yet. */
export function CurrentChapterCard({ enabled }: CurrentChapterCardProps) {
  const { id, premium } = useViewer();
  const { data } = useLearningProgressQuery(id, { skip: !enabled || !premium });
  const current = data?.current ?? undefined;
  const score = current?.scoring_percentage ?? null;
  // Before anything was answered no chapter is anybody's own.
  const chapter = score === null ? undefined : { name: current?.chapter_name ?? '', score };
  const navigate = useNavigate();
  return (
    <section className="k-card mf-chapter" aria-label="Current Chapter">
      <span className="mf-chapter-sign">
        <LearningIcon />
      </span>
      <div className="k-grow">
        <p className="k-micro k-muted">{chapter ? 'Current Chapter, your lowest score' : 'Current Chapter'}</p>
        <p className="mf-chapter-name">
          {chapter?.name ?? 'Named here once you have answered the questions of a business area'}
        </p>
      </div>
      {chapter && <span className="k-num k-small k-muted">{chapter.score.toFixed(1)}%</span>}
      <Button intent="primary" disabled={!enabled} onClick={() => void navigate(paths.learningFor('true'))}>
        Continue {chapter?.name ?? 'learning'}
      </Button>
    </section>
  );
}
