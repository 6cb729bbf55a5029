import { ArrowRightIcon } from '@blueprintjs/icons';
import * as paths from '../../../client/paths';
import { CompletionRing } from '../../../learning/completion-ring';
import { ButtonLink } from '../../../ui/button/button-link';
import { chapterAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import type { ChapterOfHub, ModuleOfHub } from '../lessons';

interface DoneCardProps {
  /** What is learned: a chapter, or a whole business area. */
  readonly name: string;
  /** The chapter, whose quizzes come then; `undefined` for a whole area. */
  readonly chapterId: string | undefined;
  /** Where it goes on; `undefined` where everything is learned. */
  readonly next: { readonly module: ModuleOfHub; readonly chapter: ChapterOfHub } | undefined;
  /** The business area that was just looked at. */
  readonly inModule: string;
  readonly mode: LearningMode;
}

/** A chapter or an area is at 100 %: the next chapter by least score opens, and after the area the next one (LEARN-07). */
export const DoneCard = ({ name, chapterId, next, inModule, mode }: DoneCardProps) => (
  <section className="k-card k-learn-next" aria-label={`${name} is done`}>
    <CompletionRing label={name} percentage={100} />
    <div className="k-grow">
      <h2>{name} is done</h2>
      <p className="k-soft">
        {next
          ? `Next: ${next.chapter.head.chapterName}${next.module.module.moduleId === inModule ? '' : `, ${next.module.module.moduleName}`}`
          : 'You have learned everything there is. What is added later is marked as new.'}
      </p>
    </div>
    {chapterId !== undefined && <ButtonLink to={paths.businessChapter(chapterId)}>Take its quizzes</ButtonLink>}
    {next && (
      <ButtonLink to={chapterAddress(next.chapter.head.chapterId, mode)} intent="primary">
        Continue {next.chapter.head.chapterName} <ArrowRightIcon />
      </ButtonLink>
    )}
  </section>
);
