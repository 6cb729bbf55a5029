import { TickCircleIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import type { LearningModule } from '../../../learning/learning.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import type { ChapterCompletion } from '../use-areas';

interface SubChapterListProps {
  readonly chapter: LearningModule['chapters_masters'][number];
  readonly completion: ChapterCompletion | undefined;
}

/** The sub-chapters of a chapter, each with its quiz. */
export const SubChapterList = ({ chapter, completion }: SubChapterListProps) => (
  <Card flush title="Sub-chapters" subtitle="Each ends with a quiz, and the quiz ticks off the task">
    <ul className="k-area-chapters">
      {chapter.sub_chapters.map(({ subChapterId: id, subChapterNumber, subChapterName, description, questions }) => {
        const taken = completion?.sub_chapter_completion.some(
          ({ sub_chapter_code, percentage }) => sub_chapter_code === id && percentage === 100,
        );
        return (
          <li key={id}>
            <div className="k-grow">
              <h3>
                <span className="k-muted">
                  {chapter.chapterNumber}.{subChapterNumber}
                </span>{' '}
                <Link to={paths.businessSubChapter(id)}>{subChapterName}</Link>
              </h3>
              <p className="k-small k-soft">{description}</p>
              <p className="k-small k-muted">Quiz with {questions} questions</p>
            </div>
            {questions > 0 && (
              <div className="k-area-go">
                {taken && (
                  <Tag tone="positive" icon={<TickCircleIcon />}>
                    Completed
                  </Tag>
                )}
                <ButtonLink to={paths.subChapterQuiz(id)}>
                  {taken ? 'View quiz' : 'Start quiz'}
                  <span className="k-sr"> {subChapterName}</span>
                </ButtonLink>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  </Card>
);
