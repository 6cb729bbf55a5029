import { Button } from '@blueprintjs/core';
import { LearningIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';

export interface Chapter {
  readonly name: string;
  /** Percent. */
  readonly score: number;
}

interface CurrentChapterCardProps {
  /** The least scored one; `undefined` before any was scored. */
  readonly chapter: Chapter | undefined;
  readonly enabled: boolean;
}

/** The chapter to go on with. */
export function CurrentChapterCard({ chapter, enabled }: CurrentChapterCardProps) {
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
