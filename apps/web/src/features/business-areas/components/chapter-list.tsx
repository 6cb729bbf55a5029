import * as paths from '../../../client/paths';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { lessonsOf } from '../lessons-of';
import { quizzesTaken } from '../quizzes-taken';
import type { Area, ChapterCompletion } from '../use-areas';

/** The chapters of an area, each with its score and what there is to learn. */
interface ChapterListProps {
  readonly area: Area;
  readonly completions: readonly ChapterCompletion[];
}

export const ChapterList = ({ area: { module, score }, completions }: ChapterListProps) => (
  <Card flush title="Chapters" subtitle={module.content}>
    <ul className="k-area-chapters">
      {module.chapters_masters.map((chapter) => {
        const scored = score?.chapters.find(({ chapter_code }) => chapter_code === chapter.chapterId);
        const completion = completions.find(({ chapter_code }) => chapter_code === chapter.chapterId);
        return (
          <li key={chapter.chapterId}>
            <ScoreRing
              label={chapter.chapterName}
              percentage={scored?.scoring_percentage ?? null}
              band={scored?.band ?? null}
            />
            <div className="k-grow">
              <h3>
                <span className="k-muted">
                  {module.moduleNumber}.{chapter.chapterNumber}
                </span>{' '}
                {chapter.chapterName}
              </h3>
              <p className="k-small k-soft">{chapter.description}</p>
              <p className="k-small k-muted">
                {lessonsOf(chapter)}
                {completion && `; ${quizzesTaken(completion)}`}
              </p>
            </div>
            <div className="k-area-go">
              {scored?.band && <ScoreTag band={scored.band} />}
              <ButtonLink to={paths.businessChapter(chapter.chapterId)}>Start {chapter.chapterName} chapter</ButtonLink>
            </div>
          </li>
        );
      })}
    </ul>
  </Card>
);
