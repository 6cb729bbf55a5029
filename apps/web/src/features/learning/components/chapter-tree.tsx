import { DocumentIcon, HelpIcon, TickCircleIcon, VideoIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CompletionRing } from '../../../learning/completion-ring';
import { useQuizCompletionQuery } from '../../../learning/quizzes.api';
import { useViewer } from '../../../session/use-viewer';
import { chapterAddress, lessonAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import { isOpen, minutesOf, minutesTogether, type ModuleOfHub } from '../lessons';

interface ChapterTreeProps {
  readonly module: ModuleOfHub;
  readonly open: string | undefined;
  readonly mode: LearningMode;
}

/** The menu at the side: the chapters in the order in which they are recommended, with their lessons. */
export function ChapterTree({ module: { chapters }, open, mode }: ChapterTreeProps) {
  const { id } = useViewer();
  const { data: quizzes } = useQuizCompletionQuery(id);
  const taken = new Set(
    quizzes?.chapter_completion
      .flatMap(({ sub_chapter_completion }) => sub_chapter_completion)
      .filter(({ percentage }) => percentage === 100)
      .map(({ sub_chapter_code }) => sub_chapter_code),
  );
  return (
    <nav className="k-card k-card-flush k-learn-tree" aria-labelledby="learn-tree">
      <div className="k-card-head">
        <div>
          <h3 id="learn-tree" className="k-card-title">
            Chapters
          </h3>
          <p>What helps you most comes first</p>
        </div>
      </div>
      {chapters.map(({ head: { chapterId, chapterName, sub_chapters }, number, learned, lessons }) => {
        const left = lessons.filter(isOpen);
        return (
          <details key={chapterId} open={chapterId === open}>
            <summary>
              <CompletionRing label={`${chapterName}, learned`} percentage={learned?.percentage ?? null} />
              <span className="k-grow">
                <b>
                  <span className="k-num">{number}</span> {chapterName}
                </b>
                <span className="k-micro k-muted k-num">
                  {lessons.length - left.length} of {lessons.length} lessons
                  {left.length > 0 && `, ${minutesTogether(left)} min left`}
                </span>
              </span>
            </summary>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  {lesson.done ? (
                    <TickCircleIcon className="k-learn-tick" />
                  ) : lesson.kind === 'video' ? (
                    <VideoIcon />
                  ) : (
                    <DocumentIcon />
                  )}
                  <Link to={lessonAddress(lesson, mode)}>{lesson.title}</Link>
                  <span className="k-micro k-muted k-num">{lesson.done ? 'done' : `${minutesOf(lesson)} min`}</span>
                </li>
              ))}
              {sub_chapters
                .filter(({ questions }) => questions > 0)
                .map(({ subChapterId, subChapterName }) => (
                  <li key={subChapterId}>
                    {taken.has(subChapterId) ? <TickCircleIcon className="k-learn-tick" /> : <HelpIcon />}
                    <Link to={paths.subChapterQuiz(subChapterId)}>Quiz: {subChapterName}</Link>
                    <span className="k-micro k-muted k-num">{taken.has(subChapterId) ? 'done' : 'quiz'}</span>
                  </li>
                ))}
            </ol>
            <p className="k-learn-whole">
              <Link to={chapterAddress(chapterId, mode)}>Open the chapter</Link>
            </p>
          </details>
        );
      })}
    </nav>
  );
}
