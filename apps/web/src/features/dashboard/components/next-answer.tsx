import { ArrowRightIcon } from '@blueprintjs/icons';
import type { Explaining } from '../../../figures/explained-place';
import { ButtonLink } from '../../../ui/button/button-link';
import type { DashboardFigures } from '../dashboard.api';
import { ADVICE_WORDS } from './advice-words';

interface NextAnswerProps {
  readonly figures: DashboardFigures;
  /** What is advised is the owner's to begin. */
  readonly readOnly: boolean;
  readonly explaining: Explaining;
}

/** What to do next: the advice that matters most, with the figures that it stands on. */
export function NextAnswer({ figures: { next, asAt }, readOnly, explaining }: NextAnswerProps) {
  const { what, why, where } = ADVICE_WORDS[next.advice]({ next, asAt, explaining });
  return (
    <div className="k-answer-next">
      <h2 className="k-question">
        <i className="k-rivet" /> What should I do next?
      </h2>
      <p className="k-answer-do">{what}</p>
      <p className="k-answer-text">{why}</p>
      {!readOnly && (
        <ButtonLink to={where.to} intent="primary">
          {where.text} <ArrowRightIcon />
        </ButtonLink>
      )}
    </div>
  );
}
