import { TickCircleIcon } from '@blueprintjs/icons';
import { Progress } from '../../../ui/progress/progress';

export interface ChapterTab {
  readonly chapterId: string;
  readonly chapterNumber: number;
  readonly chapterName: string;
  readonly submitted: boolean;
  /** How far it is, in words and in numbers. */
  readonly words: string;
  readonly answered: number;
  readonly questions: number;
}

interface ChapterTabsProps {
  readonly moduleNumber: number;
  readonly tabs: readonly ChapterTab[];
  readonly current: string;
  readonly onOpen?: (chapterId: string) => void;
}

/** A tab per chapter, with how far it is. */
export const ChapterTabs = ({ moduleNumber, tabs, current, onOpen }: ChapterTabsProps) => (
  <nav className="k-chapters" aria-label="Chapters">
    <ol>
      {tabs.map(({ chapterId, chapterNumber, chapterName, submitted, words, answered, questions }) => (
        <li key={chapterId}>
          <button
            type="button"
            aria-current={chapterId === current ? 'step' : undefined}
            onClick={() => onOpen?.(chapterId)}
          >
            <Progress label={`${chapterName}: ${words}`} done={answered} total={questions} />
            <b>
              {submitted && <TickCircleIcon size={14} />} {moduleNumber}.{chapterNumber} {chapterName}
            </b>
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
