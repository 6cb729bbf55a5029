import { TickCircleIcon } from '@blueprintjs/icons';
import { Progress } from '../../../ui/progress/progress';
import type { QuestionnaireChapter } from '../../../learning/questionnaires.api';
import { answeredIn, type Chosen } from '../chosen';

interface ChapterTabsProps {
  readonly moduleNumber: number;
  readonly chapters: readonly QuestionnaireChapter[];
  readonly chosen: Chosen;
  readonly current: string;
  readonly onOpen: (chapterId: string) => void;
}

/** A tab per chapter, with how far it is. */
export const ChapterTabs = ({ moduleNumber, chapters, chosen, current, onOpen }: ChapterTabsProps) => (
  <nav className="k-chapters" aria-label="Chapters">
    <ol>
      {chapters.map((chapter) => {
        const { chapterId, chapterNumber, chapterName, questions, submittedAt } = chapter;
        const answered = submittedAt === null ? answeredIn(chapter, chosen) : questions.length;
        const words = submittedAt === null ? `${answered} of ${questions.length}` : 'Answered';
        return (
          <li key={chapterId}>
            <button
              type="button"
              aria-current={chapterId === current ? 'step' : undefined}
              onClick={() => onOpen(chapterId)}
            >
              <Progress label={`${chapterName}: ${words}`} done={answered} total={questions.length} />
              <b>
                {submittedAt !== null && <TickCircleIcon size={14} />} {moduleNumber}.{chapterNumber} {chapterName}
              </b>
              <span>{words}</span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
