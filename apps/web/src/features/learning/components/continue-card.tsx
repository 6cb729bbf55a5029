import { ArrowRightIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button-link';
import { percentText } from '../../../learning/score-words';
import { lessonAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import { type Lesson, minutesOf } from '../lessons';

interface ContinueCardProps {
  readonly lesson: Lesson;
  /** Whether something of the chapter is finished already. */
  readonly begun: boolean;
  /** Of the chapter's questionnaire, in percent; `undefined` where it is not answered. */
  readonly score: number | null | undefined;
  readonly mode: LearningMode;
  /** Leaves the page; what was finished is saved by itself. */
  readonly later: ReactNode;
}

/** The lesson to go on with. */
export const ContinueCard = ({ lesson, begun, score, mode, later }: ContinueCardProps) => (
  <section className="k-card k-learn-continue" aria-labelledby="learn-continue">
    <p className="k-small k-muted" id="learn-continue">
      {begun ? 'Continue where you left off' : 'Start here'}
    </p>
    <h2>{lesson.title}</h2>
    <p className="k-small k-soft">
      {lesson.number} {lesson.chapterName}
      {typeof score === 'number' && `, your score is ${percentText(score)}`}
    </p>
    <p className="k-small k-muted">
      {lesson.kind === 'video' ? 'A video' : 'A reading'}, {minutesOf(lesson)} min
    </p>
    <div className="k-row k-wrap">
      <ButtonLink to={lessonAddress(lesson, mode)} intent="primary">
        {lesson.kind === 'video' ? 'Watch it' : 'Read it'} <ArrowRightIcon />
      </ButtonLink>
      {later}
    </div>
  </section>
);
