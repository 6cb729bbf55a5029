import { ArrowRightIcon } from '@blueprintjs/icons';
import * as paths from '../../../client/paths';
import type { Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import { ButtonLink } from '../../../ui/button/button-link';
import type { DashboardFigures } from '../dashboard.api';
import { oneDecimal, poundsText } from '../figure-words';

const HUNDRED = 100;

interface NextAnswerProps {
  readonly figures: DashboardFigures;
  /** Improving cash is the owner's to begin. */
  readonly readOnly: boolean;
  readonly explaining: Explaining;
}

/** What to do next: bring in what customers are slow to pay, where they are. */
export function NextAnswer({ figures, readOnly, explaining }: NextAnswerProps) {
  const { amount, debtorDays, targetDays } = figures.slowPayers;
  const owed = amount !== null && amount >= HUNDRED ? Math.round(amount / HUNDRED) * HUNDRED : null;
  const act = owed === null ? null : readOnly ? null : { to: paths.learningFor('improvecash') };
  return (
    <div className="k-answer-next">
      <h2 className="k-question">
        <i className="k-rivet" /> What should I do next?
      </h2>
      <p className="k-answer-do">
        {owed === null ? (
          'Try what one change to price or costs would do'
        ) : (
          <>
            Bring in the{' '}
            <FigureText
              value={owed}
              text={poundsText(owed)}
              name="what customers are slow to pay"
              place={{ figure: 'slowPayers', over: 'yearToDate' }}
              explaining={explaining}
            />{' '}
            that customers are slow to pay
          </>
        )}
      </p>
      <p className="k-answer-text">
        {owed === null ? (
          'Customers pay you in good time. The calculator shows where the next pound comes from.'
        ) : (
          <>
            They take{' '}
            <FigureText
              value={debtorDays}
              text={`${oneDecimal(debtorDays)} days`}
              name="how long customers take"
              place={{ figure: 'tradeDebtorDaysList', over: 'month' }}
              explaining={explaining}
            />
            ; at {targetDays} days the money would be in the bank now.
          </>
        )}
      </p>
      {act !== null && (
        <ButtonLink to={act.to} intent="primary">
          Improve your Cashflow <ArrowRightIcon />
        </ButtonLink>
      )}
      {owed === null && !readOnly && (
        <ButtonLink to={paths.calculator} intent="primary">
          Open the calculator <ArrowRightIcon />
        </ButtonLink>
      )}
    </div>
  );
}
