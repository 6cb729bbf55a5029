import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import type { LearningModule } from '../../../learning/learning.api';
import { lessonsOf } from '../lessons-of';

interface ForthcomingChaptersProps {
  readonly chapters: LearningModule['chapters_masters'];
}

/** The chapters after this one; each opens to what it is about. */
export const ForthcomingChapters = ({ chapters }: ForthcomingChaptersProps) =>
  chapters.length === 0 ? null : (
    <section className="k-card">
      <h2 className="k-card-title">Forthcoming chapters</h2>
      {chapters.map((chapter) => (
        <details key={chapter.chapterId} className="k-area-more">
          <summary>
            {chapter.chapterNumber}. {chapter.chapterName}
          </summary>
          <p>{chapter.description}</p>
          <p className="k-small k-muted">{lessonsOf(chapter)}</p>
          <Link className="k-link" to={paths.businessChapter(chapter.chapterId)}>
            Open {chapter.chapterName}
          </Link>
        </details>
      ))}
    </section>
  );
