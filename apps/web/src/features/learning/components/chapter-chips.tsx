import { Link } from 'react-router-dom';
import { useLearningPrefetch } from '../../../learning/learning.api';
import { percentText } from '../../../learning/score-words';
import { Progress } from '../../../ui/progress/progress';
import { chapterAddress, moduleAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import type { ModuleOfHub } from '../lessons';
import { NewItems } from './new-items';

interface ChapterChipsProps {
  readonly module: ModuleOfHub;
  readonly open: string | undefined;
  readonly mode: LearningMode;
}

/** The overview and the chapters of a business area, in the order of their numbers. */
export function ChapterChips({ module: { module, chapters }, open, mode }: ChapterChipsProps) {
  const prefetch = useLearningPrefetch('learningChapter');
  const inOrder = [...chapters].sort((one, other) => one.head.chapterNumber - other.head.chapterNumber);
  return (
    <nav className="k-learn-chapters" aria-label={`Chapters of ${module.moduleName}`}>
      <Link
        to={moduleAddress(module.moduleId, mode === 'cash' ? 'everything' : mode)}
        className="k-learn-chip"
        aria-current={open === undefined ? 'true' : undefined}
      >
        <b>Overview</b>
      </Link>
      {inOrder.map(({ head: { chapterId, chapterName }, learned }) => (
        <Link
          key={chapterId}
          to={chapterAddress(chapterId, mode)}
          className="k-learn-chip"
          aria-current={chapterId === open ? 'true' : undefined}
          onMouseEnter={() => prefetch(chapterId)}
          onFocus={() => prefetch(chapterId)}
        >
          <span>
            <b>{chapterName}</b> <span className="k-num">{percentText(learned?.percentage ?? null)}</span>{' '}
            <NewItems count={learned?.newItems ?? 0} />
          </span>
          <Progress label={`${chapterName}, learned`} done={learned?.percentage ?? 0} total={100} />
        </Link>
      ))}
    </nav>
  );
}
